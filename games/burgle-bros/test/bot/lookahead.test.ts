import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { type Ahead, lookAhead } from '../../bot/lookahead.ts';
import type { Plan } from '../../bot/turn.ts';
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

test('without time the planner’s own choice stands', () => {
  expect(chosen(ON_HIS_WAY, ['end', 'go 1B2'], aheadOf(ON_HIS_WAY, { more: () => false }))).toBe('end');
  expect(chosen(ON_HIS_WAY, ['end', 'go 1B2'], aheadOf(ON_HIS_WAY, { iterations: 1 }))).toBe('end');
});

test('no more worlds are tried than there are iterations for', () => {
  let worlds = 0;
  const ahead = aheadOf(ON_HIS_WAY, { iterations: 13 });
  chosen(ON_HIS_WAY, ['go 1B2', 'end'], {
    ...ahead,
    world: () => {
      worlds += 1;
      return ahead.world();
    },
  });
  expect(worlds).toBe(6);
});
