import type { Strength } from '#table/bot.ts';
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
  const sitter: Sitter = { name, ask: (doing, body) => wire.ask(doing, body) };
  await sitDown(Array(own).fill(sitter) as Sitter[], table);
  const strength: Strength = 'hard';
  for (let seat = own; seat < seats; seat++) await wire.ask('bot', { table, seat, strength });
  if (isBegun) await begin([sitter], table);
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
export async function played({ wires }: Member, table: string, seats: number): Promise<number> {
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
