import { expect, test } from 'vitest';
import { turnAfter, turnBefore, turnsIn } from '../turns.tsx';

const story = [0, 0, 1, 0, 2, 2].map((seat, i) => ({ at: i + 1, seat, events: [] }));

test('a turn is what one seat did until another one acted', () => {
  expect(turnsIn(story)).toEqual([
    { seat: 0, to: 2, entries: 2 },
    { seat: 1, to: 3, entries: 1 },
    { seat: 0, to: 4, entries: 1 },
    { seat: 2, to: 6, entries: 2 },
  ]);
});

test('from the middle of a turn one goes back to the end of the turn before, and on to its own end', () => {
  const turns = turnsIn(story);
  expect([6, 5, 4, 3, 2, 1, 0].map((at) => turnBefore(turns, at))).toEqual([4, 4, 3, 2, 0, 0, 0]);
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => turnAfter(turns, at))).toEqual([2, 2, 3, 4, 6, 6, 6]);
});
