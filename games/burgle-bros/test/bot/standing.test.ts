import { expect, test } from 'vitest';
import { expectedHits, Forecasts, standing } from '../../bot/standing.ts';
import { WEIGHTS } from '../../bot/weights.ts';
import { tool } from '../../components/cards.ts';
import { clone, UNDER_GUARD } from '../../state.ts';
import { withoutWall } from '../../walls.ts';
import { scene } from '../scene.ts';

const ON_HIS_WAY = `
  floor 1 · die 2
  1  ?/X  ./0  ?    ./G
  2  ?    ?    ?    ?
  3  ?    ?    ?    ?
  4  ?    ?    ?    ?`;

test('Donuts hold the guard, also when it was thought about before what comes without them', () => {
  const { state } = scene(`s0 hawk${ON_HIS_WAY}`);
  const forecasts = new Forecasts();
  expect(expectedHits(state, 0, 0, forecasts)).toBeGreaterThanOrEqual(1);
  const held = clone(state);
  held.toolAt[tool('donuts')] = UNDER_GUARD;
  expect(expectedHits(held, 0, 0, forecasts)).toBeLessThan(0.1);
});

test('a wall that is blown up lets the guard through, also when it was thought about before what comes with it', () => {
  const { state } = scene(`
    s0 hawk
    floor 1 · die 1
    1  ?/X  ./0 |  ?/G  ?
    2  ?    ?      ?    ?
    3  ?    ?      ?    ?
    4  ?    ?      ?    ?`);
  const forecasts = new Forecasts();
  expect(expectedHits(state, 0, 0, forecasts)).toBeLessThan(0.5);
  const blown = clone(state);
  blown.layouts[0] = withoutWall(blown.layouts[0]!, 'B1C1');
  expect(expectedHits(blown, 0, 0, forecasts)).toBeGreaterThanOrEqual(1);
});

test('a dead end that the guard is coming to is worse than beside his way, though he reaches neither yet', () => {
  const floor = (end: string, aside: string): string => `
    s0 hawk
    floor 1 · die 1
    1  ${end} |  ?    ?    ?
    2  ?         ?/G  ?    ?
    3  ${aside}  ?    ?    ?
    4  ?         ?    ?    ?`;
  const later = (text: string): number => expectedHits(scene(text).state, 0, 0, new Forecasts()) / WEIGHTS.peril;
  expect(later(floor('./0X', '.'))).toBeGreaterThan(0.9);
  expect(later(floor('./X', './0'))).toBeLessThan(0.3);
});

test('company on a floor is worse than being apart', () => {
  const floors = (above: string): string => `s0 hawk\ns1 juicer${ON_HIS_WAY}
  floor 2
  1  ./${above} ?    ?    ?
  2  ?    ?    ?    ?
  3  ?    ?    ?    ?
  4  ?    ?    ?    ?/G`;
  const apart = scene(floors('1')).state;
  const together = clone(apart);
  together.at[1] = together.at[0]!;
  expect(standing(apart, 0, new Forecasts())).toBeGreaterThan(standing(together, 0, new Forecasts()));
});
