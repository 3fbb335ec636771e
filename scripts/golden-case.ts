import type { Roll } from '#table/chance.ts';
import type { Seat } from '#table/game.ts';
import { canonical, sha256Hex } from '#table/hash.ts';
import { decode, type Entry, type GameRecord, isUndo } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import type { Tried } from '#table/tried.ts';

/** What a golden game lays down: who did what, and with which rolls. Everything else follows from the rules. */
export type Script = Pick<GameRecord, 'game' | 'version' | 'seats' | 'options' | 'setup'> & {
  readonly acts: readonly Act[];
};

export type Act =
  | { readonly seat: Seat; readonly move: string; readonly rolls: readonly Roll[] }
  | { readonly seat: Seat; readonly undo: true };

/** A game in which something is wrong: its record so far, and the move that it could not go on with, if it was that. */
export interface Case {
  readonly record: GameRecord;
  readonly tried?: Tried;
}

/** The case in a file: a record, or what a page or `hideout reports` has put round one. */
export function caseIn(text: string): Case {
  const record = decode(text);
  if (!isRefused(record)) return { record };
  const around = JSON.parse(text) as { readonly record?: unknown; readonly tried?: Tried } | null;
  const found = around?.record === undefined ? record : decode(JSON.stringify(around.record));
  if (isRefused(found)) throw new Error(found.detail);
  const { tried } = around!;
  return { record: found, ...(tried && { tried: { ...tried, rolls: tried.rolls ?? [] } }) };
}

/** All that was done in a case, the move that failed last. */
export const scriptOf = ({ record, tried }: Case): Script => ({
  ...record,
  acts: [...record.entries.map(actOf), ...(tried === undefined ? [] : [tried])],
});

const actOf = (entry: Entry): Act => (isUndo(entry) ? { seat: entry.seat, undo: true } : entry);

/** What a record of this format says of a state; the first format says nothing. */
export const linkOf = (state: unknown, { hideout }: GameRecord): string | undefined =>
  hideout === 1 ? undefined : sha256Hex(canonical(state));
