import { computed, signal } from '@preact/signals';
import type { TableLine } from '#wire/messages.ts';

/** The reader's tables at the server, as they were last told; undefined before. */
export const mine = signal<readonly TableLine[] | undefined>(undefined);

/** Whose time runs out first is first; without a clock, who has waited for longest. */
const byHaste = (a: TableLine, b: TableLine): number => {
  const [first = Number.MAX_SAFE_INTEGER, second = Number.MAX_SAFE_INTEGER] = [a.deadline, b.deadline];
  return first - second || a.changed - b.changed;
};

/** Those that wait for the reader, the most urgent first. */
export const waitingOf = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(({ yourTurn, asked }) => yourTurn || asked).sort(byHaste);

export const waiting = computed(() => waitingOf(mine.value ?? []));

/** The next table that waits, after this one: whoever goes on like that comes to all of them. */
export function nextAfter(lines: readonly TableLine[], table: string | undefined): string | undefined {
  const at = lines.findIndex((line) => line.table === table);
  const next = lines[(at + 1) % lines.length]?.table;
  return next === table ? undefined : next;
}
