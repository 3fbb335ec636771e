import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, seatsOf } from '#table/game.ts';
import { game } from '../../index.ts';
import type { Options } from '../../state.ts';
import { scene } from '../scene.ts';

const fresh = (seats: number, options: object = {}, seed = 'setup') =>
  game.setup(game.options(options, seats) as Options, seats, quick(seed));

test('[C1] everybody begins with five dice, or with three', () => {
  expect(fresh(6).cups.map((cup) => cup.length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(fresh(2, { dice: 3 }).cups.map((cup) => cup.length)).toEqual([3, 3]);
});

test('[C1] no other number of dice is an option', () => {
  expect(game.options({ dice: '3' }, 2)).toEqual({ refused: 'bad-options', detail: '"dice" can be 5 or 3' });
  expect(game.options({ cups: 2 }, 2)).toEqual({ refused: 'bad-options', detail: 'there is no option "cups"' });
  expect(game.options('three', 2)).toEqual({ refused: 'bad-options', detail: 'not an object' });
});

test('[S1] all roll by chance, lowest first', () => {
  const cups = Array.from({ length: 20 }, (_, n) => fresh(6, {}, `roll ${n}`).cups).flat();
  expect(new Set(cups.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const cup of cups) expect(cup).toEqual(cup.toSorted());
});

test('[R1] chance says who begins: each seat now and then', () => {
  const first = new Set(Array.from({ length: 60 }, (_, n) => fresh(6, {}, `first ${n}`).turn));
  expect([...first].sort()).toEqual([...seatsOf(6)]);
});

test('[R7] a seat sees its own dice, and of the others how many', () => {
  const t = scene('1 3 5 | 2 2 | out', 's0, 2x5 by s1');
  expect(t.view(0).cups).toEqual([[1, 3, 5], ['?', '?'], []]);
  expect(t.view(1).cups).toEqual([['?', '?', '?'], [2, 2], []]);
  expect(t.view('audience').cups).toEqual([['?', '?', '?'], ['?', '?'], []]);
  expect(t.view('audience').bid).toEqual({ seat: 1, count: 2, face: 5 });
});

test('[R7] when the game is over everybody sees what is left', () => {
  const t = scene('3 | 2 2', 's0, 2x2 by s1').play('doubt');
  expect(t.view('audience').cups).toEqual([[], [2, 2]]);
});

test('[S1] two to six can play', () => {
  expect(game.seats).toEqual({ min: 2, max: 6 });
  expect(game.toAct(reading(fresh(6)))).toHaveLength(1);
});
