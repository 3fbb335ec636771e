import { expect, test } from 'vitest';
import type { TableRow } from '../archive.ts';
import { timesOf, withTimes } from '../clock.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;

const person = { kind: 'person', person: 'ada', name: 'Ada', figure: 0, standIn: false };
const bot = { kind: 'bot', name: 'Otto', strength: 'hard', warm: false };

/** Somebody's turn, with two minutes for a move unless told otherwise. */
const table = (more: object = {}): TableRow =>
  ({ clock: { kind: 'move', minutes: 2 }, places: [person, bot], ...more }) as unknown as TableRow;

test('a clock that runs goes on when anything but a move changes the table', () => {
  const running = table({ deadline: NOW + 30_000 });
  expect(timesOf(running, [0], NOW, false)).toEqual({ due: NOW + 30_000, deadline: NOW + 30_000 });
});

test('a move gives whoever is next all their time', () => {
  const running = table({ deadline: NOW + 30_000 });
  expect(timesOf(running, [0], NOW, true)).toEqual({ due: NOW + 2 * MINUTE, deadline: NOW + 2 * MINUTE });
  expect(timesOf(table({ clock: { kind: 'slow', days: 3 } }), [0], NOW, true).deadline).toBe(NOW + 3 * 1440 * MINUTE);
});

test('a clock that did not run begins', () => {
  expect(timesOf(table(), [0], NOW, false)).toEqual({ due: NOW + 2 * MINUTE, deadline: NOW + 2 * MINUTE });
});

test('nobody has longer than the clock gives, whatever was kept', () => {
  expect(timesOf(table({ deadline: NOW + 9 * MINUTE }), [0], NOW, false).deadline).toBe(NOW + 2 * MINUTE);
});

test('a bot is due at once; nobody in turn, nobody at the table and no clock wait for nothing', () => {
  expect(timesOf(table(), [1], NOW, false)).toEqual({ due: NOW });
  expect(timesOf(table(), [], NOW, false)).toEqual({});
  expect(timesOf(table({ places: [bot, bot] }), [0], NOW, false)).toEqual({});
  expect(timesOf(table({ clock: { kind: 'none' } }), [0], NOW, false)).toEqual({});
});

test('a table waits for what it is told, and for nothing else any more', () => {
  const waiting = table({ due: NOW, deadline: NOW });
  expect(withTimes(waiting, {})).toEqual(table());
  expect(withTimes(waiting, { due: NOW + 1 })).toEqual(table({ due: NOW + 1 }));
});
