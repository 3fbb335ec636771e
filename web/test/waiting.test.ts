import { expect, test } from 'vitest';
import type { TableLine } from '#wire/messages.ts';
import { nextAfter, waitingOf } from '../server/mine.ts';

const line = (table: string, changed: number, more: Partial<TableLine> = {}): TableLine => ({
  ...{ table, game: 'toy', phase: 'playing', names: [], free: 0, yourTurn: true, toAct: [], changed },
  ...more,
});

const LINES = [
  line('idle', 1, { yourTurn: false }),
  line('asks', 60, { yourTurn: false, asked: true }),
  line('patient', 5),
  line('old', 3),
  line('soon', 9, { deadline: 100 }),
  line('later', 2, { deadline: 200 }),
];

test('tables that wait come by their clocks, then by how long they have waited', () => {
  expect(waitingOf(LINES).map(({ table }) => table)).toEqual(['soon', 'later', 'old', 'patient', 'asks']);
});

test('from one to the next leads to all of them, and round again', () => {
  const waiting = waitingOf(LINES);
  const way = ['soon'];
  while (way.length < 7) way.push(nextAfter(waiting, way.at(-1))!);
  expect(way).toEqual(['soon', 'later', 'old', 'patient', 'asks', 'soon', 'later']);
});

test('from a table that does not wait it begins with the most urgent; with one alone there is no next', () => {
  expect(nextAfter(waitingOf(LINES), 'idle')).toBe('soon');
  expect(nextAfter(waitingOf(LINES), undefined)).toBe('soon');
  expect(nextAfter([line('soon', 1)], 'soon')).toBeUndefined();
  expect(nextAfter([], 'soon')).toBeUndefined();
});
