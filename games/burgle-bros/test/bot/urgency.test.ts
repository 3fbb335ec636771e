import { expect, test } from 'vitest';
import { urgency } from '../../bot/urgency.ts';
import { clone, ROOF } from '../../state.ts';
import { scene } from '../scene.ts';

const crew = (die: number, stealth: number): number =>
  urgency(
    scene(`
      s0 hawk · stealth ${stealth}
      s1 juicer
      floor 1 · die ${die}
      1  ./0  ?  ?  ?/G
      2  ?    ?  ?  ?
      3  ?    ?  ?  ?
      4  ./1  ?  ?  ?`).state,
  );

test('the faster the guard and the less Stealth there is, the more an action counts', () => {
  expect(crew(6, 3)).toBeGreaterThan(crew(2, 3));
  expect(crew(6, 1)).toBeGreaterThan(crew(6, 3));
});

test('nobody waits any more for who is on the roof', () => {
  const { state } = scene('s0 hawk\ns1 juicer\nfloor 1 · die 4\n1 ./0 ./1 ? ?/G');
  const fewer = clone(state);
  fewer.at[1] = ROOF;
  expect(urgency(fewer)).toBeLessThan(urgency(state));
});
