import { expect, test } from 'vitest';
import { isCornered } from '../../bot/traps.ts';
import { type Grid, posOfGrid } from '../../components/squares.ts';
import { planAt } from '../../state.ts';
import { scene } from '../scene.ts';

/** A1 can only be left over A2, where the way forks. */
const { state } = scene(`
  floor 1
  1  ./0 |  ?    ?    ?/G
  2  ?      ?    ?    ?
  3  ?      ?    ?    ?
  4  ?      ?    ?    ?`);
const cornered = (at: Grid, guard: Grid): boolean => isCornered(planAt(state, 0), posOfGrid(at), posOfGrid(guard));

test('a guard at the only way out of a dead end cuts it off', () => {
  expect(cornered('A1', 'A2')).toBe(true);
});

test('one who stands where the way forks does not', () => {
  expect(cornered('A1', 'A3')).toBe(false);
  expect(cornered('B2', 'A2')).toBe(false);
});
