import { setTimeout as pause } from 'node:timers/promises';
import { sealOf } from '#table/chance.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';

/** Somebody who can sit down, however they ask: once, until it is answered, or until it is granted. */
export interface Sitter {
  readonly name: string;
  ask(doing: 'sit' | 'start' | 'open' | 'look' | 'unlook', body: object): Promise<unknown>;
}

const SALT = 'a-salt-for-the-benches';
/** Milliseconds between one look at a deal and the next. */
const GLANCE = 50;

/** Somebody whose link asks. */
export const sitting = ({ name, link }: { readonly name: string; readonly link: unknown }): Sitter => ({
  name,
  ask: (doing, body) => (link as Sitter).ask(doing, body),
});

/**
 * Sits down in the first seats, one each. Whoever sits in a bench does it here, so that what a seat asks for is known
 * in one place.
 */
export async function sitDown(sitters: readonly Sitter[], table: string, salt: string = SALT): Promise<void> {
  for (const [seat, sitter] of sitters.entries()) await sitIn(sitter, { table, seat }, salt);
}

/** Sits down in one seat, with a part in the dice. */
export async function sitIn(
  { name, ask }: Sitter,
  chair: { readonly table: string; readonly seat: number },
  salt: string = SALT,
): Promise<void> {
  holds(await ask('sit', { ...chair, name, seal: sealOf(saltOf(chair.seat, salt)) }));
}

/** Whether a bot has this seat: one that played it to the end has it at the rematch, too, which is dealt without whoever came too late. */
export async function isBots({ ask }: Sitter, table: string, seat: number): Promise<boolean> {
  const { info } = (await ask('look', { table })) as { readonly info: TableInfo };
  await ask('unlook', { table });
  return info.seats[seat]?.kind === 'bot';
}

const saltOf = (seat: number, salt: string): string => `${salt}-${seat}`;

/** How a game begins. */
interface Beginning {
  readonly salt?: string;
  /** Somebody who keeps their seal shut the first time, whatever is asked. */
  readonly withholds?: Sitter | undefined;
}

/** Lets the first of those who sit there begin, as often as it takes: everybody opens their seal, and seals anew after a void start. */
export async function begin(sitters: readonly Sitter[], table: string, how: Beginning = {}): Promise<void> {
  const { salt = SALT, withholds } = how;
  const [owner] = sitters as readonly [Sitter, ...Sitter[]];
  for (let isFirst = true; ; isFirst = false) {
    // Only whoever looks is asked for a salt.
    for (const { ask } of sitters) holds(await ask('look', { table }));
    // Asked again because the answer was lost, it has begun.
    holds(await owner.ask('start', { table }), 'already-started');
    for (const [seat, sitter] of sitters.entries())
      if (!isFirst || sitter !== withholds)
        holds(await sitter.ask('open', { table, seat, salt: saltOf(seat, salt) }), ...TOO_LATE);
    const info = await dealt(owner, table);
    for (const { ask } of sitters) await ask('unlook', { table });
    if (info.phase !== 'seating') return;
    await sitDown(sitters, table, salt);
  }
}

/** What is said to a start or a salt that was asked for before, or that nobody wants: its owner was away, or the start is void. */
export const TOO_LATE = ['already-started', 'not-started', 'other-seal'] as const;

/** How the table stands when all seals are open, or time is up. */
async function dealt({ ask }: Sitter, table: string): Promise<TableInfo> {
  for (;;) {
    const { info } = (await ask('look', { table })) as { readonly info: TableInfo };
    if (info.dealing === undefined) return info;
    await pause(GLANCE);
  }
}

function holds(answer: unknown, ...enough: readonly string[]): void {
  if (isRefused(answer) && !enough.includes(answer.refused)) throw new Error(`refused: ${answer.refused}`);
}
