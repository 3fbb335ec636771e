import { isRefused } from '#table/refusal.ts';

/** Somebody who can sit down, however they ask: once, until it is answered, or until it is granted. */
export interface Sitter {
  readonly name: string;
  ask(doing: 'sit' | 'start', body: object): Promise<unknown>;
}

const SALT = 'a-salt-for-the-benches';

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

/** Sits down in one seat. */
export async function sitIn(
  { name, ask }: Sitter,
  chair: { readonly table: string; readonly seat: number },
  salt: string = SALT,
): Promise<void> {
  holds(await ask('sit', { ...chair, name, salt }));
}

/**
 * Lets the first of those who sit there begin; whatever the others have to do for it is to be done here, and somebody
 * who does not do it can be left out here.
 */
export async function begin([owner]: readonly Sitter[], table: string): Promise<void> {
  // Asked again because the answer was lost, it has begun.
  holds(await owner!.ask('start', { table }), 'already-started');
}

function holds(answer: unknown, enough?: string): void {
  if (isRefused(answer) && answer.refused !== enough) throw new Error(`refused: ${answer.refused}`);
}
