import { expect, test } from 'vitest';
import { prospect } from '../../bot/prospect.ts';
import { clone, type State } from '../../state.ts';
import { scene } from '../scene.ts';

const FLOOR = scene(`
  s0 hawk
  s1 juicer
  floor 1
  1  safe/0 laser1 ?  ?/G
  2  ?      ./1    ?  ?
  3  ?      ?      ?  ?
  4  ?      ?      ?  ?`).state;

const after = (change: (state: State) => void): number => {
  const state = clone(FLOOR);
  change(state);
  return prospect(state);
};

test('a game that is over was won or not', () => {
  expect(after((state) => (state.result = 'won'))).toBe(1);
  expect(after((state) => (state.result = 'captured'))).toBe(0);
});

test.each<[string, (state: State) => void]>([
  ['more Stealth', (state) => (state.stealth = [4, 4])],
  ['a die on the safe', (state) => (state.tokens[0] = 1)],
  ['a slower guard', (state) => (state.die[0] = 2)],
])('%s is better', (_, better) => {
  const poor = (state: State): void => {
    state.stealth = [1, 1];
    state.die[0] = 4;
  };
  const improved = after((state) => {
    poor(state);
    better(state);
  });
  expect(improved).toBeGreaterThan(after(poor));
});
