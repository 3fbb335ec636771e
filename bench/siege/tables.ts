import type { Strength } from '#table/bot.ts';
import type { Granted } from '#table/host.ts';
import type { Look, TableInfo } from '#wire/messages.ts';
import { begin, type Sitter, sitDown } from '../seating.ts';
import { ANSWERING, type Crew, type Member, type Wire } from './crew.ts';

/** What an attacker wants of a table. */
interface Wanted {
  readonly game: string;
  readonly seats: number;
  /** How many of them they sit in themselves; hard bots have the others. */
  readonly own: number;
  readonly public?: boolean;
  readonly isBegun?: boolean;
}

/** A table of this attacker's, or nothing if they do not get it. */
export async function tableOf(
  { name, wires }: Member,
  wanted: Wanted,
  wire: Wire = wires[0]!,
): Promise<string | undefined> {
  const { game, seats, own, isBegun = true } = wanted;
  const made = await wire.ask<TableInfo>('create', { game, seats, public: wanted.public ?? false, hints: true });
  if (made === undefined) return undefined;
  const { table } = made;
  // Whoever has two seats needs two names, or does not get the second.
  const sitters = Array.from({ length: own }, (_, n): Sitter => {
    return { name: `${name} ${'ab'[n]}`, ask: (doing, body) => wire.ask(doing, body) };
  });
  await sitDown(sitters, table);
  const strength: Strength = 'hard';
  for (let seat = own; seat < seats; seat++) await wire.ask('bot', { table, seat, strength });
  if (isBegun) await begin(sitters, table);
  return table;
}

/** One table of each, with its owner; whoever got none is left out. */
export async function tablesOf(
  crew: Crew,
  wanted: Wanted,
): Promise<readonly { readonly table: string; readonly owner: Member }[]> {
  const made = await Promise.all(
    crew.members.map(async (owner) => ({ table: await tableOf(owner, wanted).catch(() => undefined), owner })),
  );
  return made.flatMap(({ table, owner }) => (table === undefined ? [] : [{ table, owner }]));
}

/** Plays a table, in which all seats are this attacker's, to its end: how many entries it has then. */
async function played({ wires }: Member, table: string, seats: number): Promise<number> {
  let at = 0;
  for (let n = 0; n < LONGEST; n++) {
    const wire = wires[n % ANSWERING]!;
    for (let seat = 0; seat < seats; seat++) {
      const look = await wire.ask<Look>('look', { table, seat });
      if (look?.frame?.outcome !== undefined) return look.frame.at;
      const move = look?.frame?.moves[0]?.name;
      if (move === undefined) continue;
      at = look!.frame!.at;
      await wire.ask('move', { table, seat, at, move });
      break;
    }
  }
  return at;
}
const LONGEST = 400;

/** A table that nobody looks at is not in memory any more after so many milliseconds. */
export const LET_GO = 11_000;
/** So many milliseconds are spent on making one record long. */
const LENGTHENING = 15_000;

/** A table where the same move is made and taken back for as long as that is let. */
export async function longTable(member: Member, n: number) {
  const wire = member.wires[n % ANSWERING]!;
  const table = await tableOf(member, { game: 'burgle-bros', seats: 2, own: 2 }, wire).catch(() => undefined);
  if (table === undefined) return undefined;
  const look = await wire.ask<Look>('look', { table, seat: 0 });
  const seat = look?.frame?.toAct[0];
  const from = performance.now();
  for (let at: number | undefined = 0; seat !== undefined && performance.now() - from < LENGTHENING; ) {
    const made: Granted | undefined = await wire.ask<Granted>('move', { table, seat, at, move: 'normal' });
    const undone: Granted | undefined = made && (await wire.ask<Granted>('undo', { table, seat, at: made.at }));
    if (undone === undefined) break;
    at = undone.at;
  }
  wire.tell('unlook', { table });
  return { wire, table, left: performance.now() };
}

const BUSY = [
  { game: 'beutezug', seats: 3 },
  { game: 'art-robbery', seats: 4 },
  { game: 'burgle-bros', seats: 3 },
] as const;

/** A table with hard bots whose owner moves the moment it is their turn. */
export async function busyTable(member: Member, n: number): Promise<void> {
  const wire = member.wires[n % ANSWERING]!;
  const { game, seats } = BUSY[n % BUSY.length]!;
  const table = await tableOf(member, { game, seats, own: 1 }, wire);
  if (table === undefined) return;
  wire.onFrame = ({ table: where, at, moves }) => {
    const move = moves[0]?.name;
    if (move !== undefined) wire.tell('move', { table: where, seat: 0, at, move });
  };
  const look = await wire.ask<Look>('look', { table, seat: 0 });
  if (look?.frame !== undefined) wire.onFrame(look.frame as never);
}

/** A game with nobody else in it, to its end. */
export async function finished(
  owner: Member,
): Promise<{ readonly owner: Member; readonly table: string; readonly entries: number }[]> {
  const table = await tableOf(owner, { game: 'art-robbery', seats: 2, own: 2 });
  if (table === undefined) return [];
  const entries = await played(owner, table, 2);
  return entries === 0 ? [] : [{ owner, table, entries }];
}
