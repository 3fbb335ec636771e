import { expect, test } from 'vitest';
import { Peril } from '../../bot/peril.ts';
import { type Grid, posOfGrid } from '../../components/squares.ts';
import { bit } from '../../odds/bits.ts';
import { planAt } from '../../state.ts';
import { scene } from '../scene.ts';

/** A1 can only be left over A2, where the way forks. */
const { state } = scene(`
  floor 1
  1  ./0 |  ?    ?    ?/G
  2  ?      ?    ?    ?
  3  ?      ?    ?    ?
  4  ?      ?    ?    ?`);
const NO_EXIT = 0;

/** What threatens somebody at a place from a guard who goes from one to another. */
const peril = (at: Grid, [guard, goal]: readonly [Grid, Grid], steps = 3, exits = NO_EXIT): number =>
  new Peril(planAt(state, 0), steps, exits).at(posOfGrid(at), posOfGrid(guard), posOfGrid(goal));

test('whoever is in a dead end with the guard on the way in will be noticed', () => {
  expect(peril('A1', ['A2', 'A1'])).toBeGreaterThan(0.9);
});

test('where the way forks one can step aside', () => {
  expect(peril('B2', ['A2', 'A1'])).toBeLessThan(0.4);
  expect(peril('A1', ['D4', 'D1'])).toBeLessThan(peril('A1', ['A2', 'A1']) / 2);
});

test('a guard who walks away is less of a danger than one who comes', () => {
  expect(peril('B3', ['B2', 'D1'])).toBeLessThan(peril('B3', ['B2', 'B4']));
});

test('a faster guard is more of a danger', () => {
  expect(peril('C3', ['B1', 'D4'], 6)).toBeGreaterThan(peril('C3', ['B1', 'D4'], 2));
});

test('stairs in reach are a way out', () => {
  const stairs = bit(posOfGrid('A1'));
  expect(peril('A1', ['A2', 'A1'], 3, stairs)).toBeLessThan(peril('A1', ['A2', 'A1']) / 2);
});
