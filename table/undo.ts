import type { Viewer } from './game.ts';
import { type Entry, isUndo, type MoveEntry } from './record.ts';
import { type Refused, refused } from './refusal.ts';

/** The last move that still stands after so many entries; 0 if there is none. */
function lastStanding(entries: readonly Entry[], count: number): number {
  let last = count;
  for (let entry = entries[last - 1]; entry !== undefined && isUndo(entry); entry = entries[last - 1]) last = entry.to;
  return last;
}

/** Whether a move, by its number, may be taken back together with one that others made before it. */
export type Crossing = (n: number) => boolean;

export const NONE: Crossing = () => false;
/** In a record: whose moves went with it was for the table to say. */
export const ALL: Crossing = () => true;

/**
 * Where this viewer may go back to now: before their own last standing move, if nobody learnt anything from it or from
 * what others did since. Whether others' moves may go with it is for whoever runs the table to say.
 */
export function undoTarget(entries: readonly Entry[], viewer: Viewer, mayCross: Crossing): number | Refused {
  const last = lastStanding(entries, entries.length);
  for (let n = last; n > 0; n = lastStanding(entries, n - 1)) {
    const { seat, final } = entries[n - 1] as MoveEntry;
    if (seat === viewer) return final ? refused('undo-final') : lastStanding(entries, n - 1);
    const isBarred = !mayCross(n);
    if (isBarred || final) {
      // Whoever has made no move that stands has nothing that others could have acted on.
      if (!hasMoved(entries, n, viewer)) break;
      return refused(isBarred ? 'undo-others' : 'undo-final');
    }
  }
  return refused('nothing-to-undo');
}

/** Whether one of the first so many moves stands and is this viewer's. */
function hasMoved(entries: readonly Entry[], count: number, viewer: Viewer): boolean {
  for (let n = lastStanding(entries, count); n > 0; n = lastStanding(entries, n - 1))
    if (entries[n - 1]!.seat === viewer) return true;
  return false;
}
