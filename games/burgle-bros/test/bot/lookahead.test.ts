import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { type Ahead, lookAhead } from '../../bot/lookahead.ts';
import type { Plan } from '../../bot/turn.ts';
import { LOOKAHEAD } from '../../bot/weights.ts';
import { game } from '../../index.ts';
import { determinize } from '../../worlds.ts';
import { type Scene, scene } from '../scene.ts';

/** One action left, and the guard comes by for certain. */
const ON_HIS_WAY = scene(`
  s0 hawk · stealth 0
  s1 juicer
  turn s0 · left 1 · spent 3
  floor 1 · die 2
  1  ?/X  ./0  ?    ?/G
  2  ?    .    ?    ?
  3  ?    ?    ?    ?
  4  ./1  ?    ?    ?`);

const aheadOf = (t: Scene, more: Partial<Ahead> = {}): Ahead => {
  const chance = quick('ahead');
  const world = () => determinize(t.view(t.acting), chance);
  return { world, seat: t.acting, chance, iterations: 24, more: () => true, ...more };
};

/** Plans with these moves, as if the planner found each a little better than the next. */
const plansOf = (t: Scene, ...names: string[]): Plan[] =>
  names.map((name, i) => ({
    move: game.moves(reading(t.state), t.acting).find((move) => game.notate(move) === name)!,
    worth: -i / 10,
  }));

const chosen = (t: Scene, names: readonly string[], ahead = aheadOf(t)): string =>
  game.notate(lookAhead(plansOf(t, ...names), ahead));

test('a plan that leads to a capture gives way to one that does not', () => {
  expect(chosen(ON_HIS_WAY, ['end', 'go 1B2'])).toBe('go 1B2');
  expect(chosen(ON_HIS_WAY, ['go 1B2', 'end'])).toBe('go 1B2');
});

test('a world that there is no time for to try all plans in says nothing', () => {
  let plays = 0;
  const more = (): boolean => {
    plays += 1;
    return plays < 2 * LOOKAHEAD.atLeast;
  };
  expect(chosen(ON_HIS_WAY, ['end', 'go 1B2'], aheadOf(ON_HIS_WAY, { more }))).toBe('end');
});

test('without time the planner’s own choice stands', () => {
  expect(chosen(ON_HIS_WAY, ['end', 'go 1B2'], aheadOf(ON_HIS_WAY, { more: () => false }))).toBe('end');
  expect(chosen(ON_HIS_WAY, ['end', 'go 1B2'], aheadOf(ON_HIS_WAY, { iterations: 1 }))).toBe('end');
});

/** How many worlds are tried for these plans with so many plays. */
function worldsTried(names: readonly string[], iterations: number): number {
  let worlds = 0;
  const ahead = aheadOf(ON_HIS_WAY, { iterations });
  chosen(ON_HIS_WAY, names, {
    ...ahead,
    world: () => {
      worlds += 1;
      return ahead.world();
    },
  });
  return worlds;
}

test('no world is tried where there are not iterations enough to compare', () => {
  expect(worldsTried(['go 1B2', 'end'], 2 * LOOKAHEAD.atLeast - 1)).toBe(0);
  expect(worldsTried(['go 1B2', 'end'], 2 * LOOKAHEAD.atLeast)).toBe(LOOKAHEAD.atLeast);
});

test('… nor any more when it is clear that a plan is hopeless, or the best', () => {
  expect(worldsTried(['go 1B2', 'end'], 200)).toBe(LOOKAHEAD.atLeast);
  expect(worldsTried(['end', 'go 1B2'], 200)).toBe(LOOKAHEAD.atLeast);
});
