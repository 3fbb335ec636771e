import { expect, test } from 'vitest';
import { keyOf } from '../../bot/point.ts';
import { clone, NO_TILE, type State } from '../../state.ts';
import { scene } from '../scene.ts';

const { state } = scene('s0 raven\ns1 juicer\nfloor 1\n1 ./0 ./1 ? ?/G');
const keyAfter = (change: (state: State) => void): number => {
  const changed = clone(state);
  change(changed);
  return keyOf({ state: changed, credit: 0, peeked: [], rolls: 0, found: NO_TILE });
};

// Two points with one key are thought to be worth the same: the crow once flew to and fro for ever because of that.
test.each<[string, (state: State) => void]>([
  ['where the crow is', (s) => (s.crow = 3)],
  ['a wall', (s) => (s.layouts[0] += ' B1C1')],
  ['an alarm on a card', (s) => (s.juice = 1)],
  ['a token on the laptop', (s) => (s.laptop = 1)],
  ['Stealth of a room', (s) => (s.refuge[0] = 3)],
  ['how fast a guard is', (s) => (s.die[0] = 5)],
  ['who stands where', (s) => s.at.reverse()],
])('points differ by %s', (_, change) => {
  expect(keyAfter(change)).not.toBe(keyAfter(() => {}));
});

test('points differ by what an unknown room is thought to be', () => {
  const key = (found: number): number => keyOf({ state, credit: 0, peeked: [], rolls: 0, found });
  expect(key(4)).not.toBe(key(5));
});

test('the order of peeks does not matter', () => {
  const key = (...peeked: number[]): number => keyOf({ state, credit: 0, peeked, rolls: 0, found: NO_TILE });
  expect(key(3, 7)).toBe(key(7, 3));
  expect(key(3, 7)).not.toBe(key(3, 8));
});
