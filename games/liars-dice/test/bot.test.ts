import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { advice, chanceOf, evaluate } from '../bot.ts';
import { game } from '../index.ts';
import { scene } from './scene.ts';

const advised = (t: ReturnType<typeof scene>): string => {
  const seat = t.acting;
  const move = advice(t.view(seat), game.moves(reading(t.state), seat));
  return game.notate(move as Parameters<typeof game.notate>[0]);
};

test('the chance of a bid is that of the dice one does not see', () => {
  const view = scene('5 5 | 2 2', 's0').view(0);
  expect(chanceOf({ count: 2, face: 5 }, view)).toBe(1);
  expect(chanceOf({ count: 3, face: 5 }, view)).toBeCloseTo(1 - (4 / 6) ** 2, 12);
  expect(chanceOf({ count: 4, face: 5 }, view)).toBeCloseTo((2 / 6) ** 2, 12);
  expect(chanceOf({ count: 5, face: 5 }, view)).toBe(0);
  expect(chanceOf({ count: 1, face: 1 }, view)).toBeCloseTo(1 - (5 / 6) ** 2, 12);
});

test('it bids what it has, and doubts what can hardly be', () => {
  expect(advised(scene('5 5 5 | 2 2 3', 's0, 1x5 by s1'))).toBe('2x5');
  expect(advised(scene('5 5 5 | 2 2 3', 's0, 4x2 by s1'))).toBe('doubt');
  expect(advised(scene('4 4 | 2 3', 's0'))).toBe('1x4');
});

test('more dice than the strongest rival are worth something', () => {
  const { state } = scene('5 5 5 | 2 2 | 3', 's0');
  expect([0, 1, 2].map((seat) => evaluate(reading(state), seat as Seat))).toEqual([1, -1, -2]);
});
