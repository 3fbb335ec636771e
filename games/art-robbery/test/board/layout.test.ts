import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { before, crowdOf, nearSeat, othersOf } from '../../board/table/layout.ts';

const s = (seat: number): Seat => seat as Seat;

test('the others sit clockwise from the left, the viewer is near', () => {
  expect(othersOf(4, s(1))).toEqual([
    { seat: 2, side: 'west' },
    { seat: 3, side: 'north' },
    { seat: 0, side: 'east' },
  ]);
  expect(othersOf(2, s(1))).toEqual([{ seat: 0, side: 'north' }]);
  expect(othersOf(5, s(0)).map(({ side }) => side)).toEqual(['west', 'north', 'north', 'east']);
});

test('those who watch sit behind the first seat', () => {
  expect(nearSeat('audience')).toBe(0);
  expect(othersOf(3, 'audience').map(({ seat }) => seat)).toEqual([1, 2]);
});

test('who plays before somebody', () => {
  expect(before(4, s(2), s(1))).toEqual([2, 3, 0]);
  expect(before(4, s(1), s(1))).toEqual([]);
});

test('nine tokens of a raid in four sizes', () => {
  expect([0, 2, 3, 4, 5, 6, 7, 9].map(crowdOf)).toEqual([
    'few',
    'few',
    'some',
    'some',
    'many',
    'many',
    'packed',
    'packed',
  ]);
});
