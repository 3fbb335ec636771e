import { type Entry, isUndo } from '../record.ts';

/** The numbers of the moves that still stand after all undos; entries count from 1. */
export function standing(entries: readonly Entry[]): readonly number[] {
  const line: number[] = [];
  entries.forEach((entry, i) => {
    if (isUndo(entry)) while (line.length > 0 && line.at(-1)! > entry.to) line.pop();
    else line.push(i + 1);
  });
  return line;
}
