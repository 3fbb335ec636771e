import { expect, test } from 'vitest';
import { lastDrawn } from '../../board/panel/drawn.ts';
import type { Event } from '../../event.ts';
import { s } from '../text/sample.ts';

const begins = (seat: number): Event => ({ type: 'turnBegan', seat: s(seat), actions: 4 });
const draws = (seat: number): Event => ({ type: 'eventDrawn', seat: s(seat), event: 'reboot' });
const goes = (seat: number): Event => ({ type: 'moved', seat: s(seat), to: '1A2', way: 'climb' });

/** Whose turn it is by the end of these steps, and what whoever has just opened the table finds lying there. */
const found = (me: number | undefined, spent: number, ...steps: readonly Event[][]): number | undefined => {
  const story = steps.map((events, i) => ({ at: i + 1, events }));
  const began = steps.flat().findLast((event) => event.type === 'turnBegan');
  const turn = began?.type === 'turnBegan' ? began.seat : s(0);
  const told = { at: steps.length, view: { turn, spent }, events: [] };
  return lastDrawn(told, story, me === undefined ? undefined : s(me))?.at;
};

test('the event that was drawn last is found again until one has begun to play', () => {
  const [mine, theirs] = [
    [draws(0), begins(1)],
    [draws(1), begins(0)],
  ];
  expect(found(0, 2, mine, [goes(1)], [goes(1)])).toBe(1);
  expect(found(0, 0, [begins(0)], mine, theirs)).toBe(3);
  expect(found(0, 1, [begins(0)], mine, theirs, [goes(0)])).toBeUndefined();
  expect(found(0, 1, theirs, [goes(0), begins(1)], [goes(1)])).toBeUndefined();
  // Whoever only looks on reads it as it comes.
  expect(found(undefined, 2, mine, [goes(1)])).toBeUndefined();
});
