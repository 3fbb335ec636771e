import type { Seat } from './game.ts';
import { type Entry, isUndo, type MoveEntry } from './record.ts';
import { type Refused, refused } from './refusal.ts';

/** The last move that still stands after so many entries; 0 if there is none. */
function lastStanding(entries: readonly Entry[], count: number): number {
  let last = count;
  for (let entry = entries[last - 1]; entry !== undefined && isUndo(entry); entry = entries[last - 1]) last = entry.to;
  return last;
}

/**
 * Where this seat may go back to now. Only the last standing move can be taken back, only by its player, and only if
 * nobody learnt anything from it.
 */
export function undoTarget(entries: readonly Entry[], seat: Seat): number | Refused {
  const last = lastStanding(entries, entries.length);
  if (last === 0) return refused('nothing-to-undo');
  const move = entries[last - 1] as MoveEntry;
  if (move.seat !== seat) return refused('undo-others');
  if (move.final) return refused('undo-final');
  return lastStanding(entries, last - 1);
}
