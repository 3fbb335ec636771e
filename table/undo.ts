import type { Seat } from './game.ts';
import { type Entry, isUndo, type MoveEntry } from './record.ts';
import { type Refused, refused } from './refusal.ts';

/** The numbers of the moves that still stand after all undos; entries count from 1. */
export function standing(entries: readonly Entry[]): readonly number[] {
  const line: number[] = [];
  entries.forEach((entry, i) => {
    if (isUndo(entry)) while (line.length > 0 && line.at(-1)! > entry.to) line.pop();
    else line.push(i + 1);
  });
  return line;
}

/**
 * Where this seat may go back to now. Only the last standing move can be taken back, only by its player, and only if
 * nobody learnt anything from it.
 */
export function undoTarget(entries: readonly Entry[], seat: Seat): number | Refused {
  const line = standing(entries);
  const last = line.at(-1);
  if (last === undefined) return refused('nothing-to-undo');
  const move = entries[last - 1] as MoveEntry;
  if (move.seat !== seat) return refused('undo-others');
  if (move.final) return refused('undo-final');
  return line.at(-2) ?? 0;
}
