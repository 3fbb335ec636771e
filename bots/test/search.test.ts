import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { playerOf } from '../chooser.ts';
import { chooser } from '../index.ts';
import { search, Tree } from '../search.ts';
import { blind, type Nim, nim, type State, together } from './nim.ts';

const me = 0 as Seat;

function rated(game: Nim, guide: ReturnType<typeof blind>, iterations: number, seed = 'search') {
  const state = reading(game.setup({}, 2, quick(seed)));
  const seen = { seat: me, view: game.view(state, me), moves: game.moves(state, me), chance: quick(seed) };
  return search(game, guide, seen, { iterations }) as readonly { move: { take: number }; worth: number }[];
}

const best = (...args: Parameters<typeof rated>): number => rated(...args)[0]!.move.take;

describe('the search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('of %i takes %i, so that four or eight are left', (left, take) => {
    const game = nim(left);
    expect(best(game, blind(game), 3000)).toBe(take);
  });

  test('of four knows that all is lost', () => {
    const game = nim(4);
    for (const { worth } of rated(game, blind(game), 3000)) expect(worth).toBeLessThan(0.1);
  });

  test.each([
    [[1, 0, 0, 0], 3],
    [[1, 1, 1, 0], 2],
  ])('takes a risk at its odds: a bomb under one of %j has it take %i of three', (among, take) => {
    const game = nim(3, among);
    expect(best(game, blind(game), 3000)).toBe(take);
  });

  test('looks after the crew where all win together', () => {
    // Of four seat 0 cannot have the last one, unless seat 1 leaves it.
    const game = nim(4);
    expect(rated(game, together(game), 4000)[0]!.worth).toBeGreaterThan(0.95);
  });

  test('gives the same answer for the same dice and number of iterations, and another for others', () => {
    const game = nim(21);
    const once = rated(game, blind(game), 300);
    expect(rated(game, blind(game), 300)).toEqual(once);
    expect(rated(game, blind(game), 300, 'other')).not.toEqual(once);
    expect(rated(game, blind(game), 301)).not.toEqual(once);
  });

  test('keeps no more positions than it may, and goes on with those', () => {
    const game = nim(60);
    const state = reading(game.setup({}, 2, quick('x')));
    const tree = new Tree(game, blind(game), quick('x'), 100);
    for (let n = 0; n < 2000; n++) tree.iterate(game.view(state, me), n);
    expect(tree.size).toBeGreaterThan(90);
    expect(tree.size).toBeLessThanOrEqual(100 + 2); // the last one may bring all its three
    expect(tree.rated(game.moves(state, me), me).every(({ worth }) => worth > 0 && worth < 1)).toBe(true);
  });

  test('tries once at least, and stops when there is no more time', () => {
    const game = nim(9);
    let worlds = 0;
    const guide = {
      ...blind(game),
      world: (...args: Parameters<typeof game.determinize>) => ++worlds && game.determinize(...args),
    };
    const state = reading(game.setup({}, 2, quick('x')));
    const seen = { seat: me, view: game.view(state, me), moves: game.moves(state, me), chance: quick('x') };
    search(game, guide, seen, { more: () => false });
    expect(worlds).toBe(1);
    let asked = 0;
    search(game, guide, seen, { more: () => ++asked < 100 });
    expect([asked, worlds]).toEqual([100, 1 + 25]); // a world serves four times
  });
});

describe('bots by strength', () => {
  const cast = (guide?: ReturnType<typeof blind>) => {
    const game = nim(5);
    const evaluate = (s: Readonly<State>) => -s.left;
    return { game, bot: guide === undefined ? { evaluate } : { evaluate, guide } };
  };
  const seen = () => {
    const { game } = cast();
    const state = reading(game.setup({}, 2, quick('x')));
    return { seat: me, view: game.view(state, me), moves: game.moves(state, me), chance: quick('x') };
  };

  test('a game without a guide is played greedily', () => {
    expect(chooser(cast(), 'hard')(seen())).toEqual({ take: 3 });
  });

  test('a guide makes a search of it, with a budget of its own if need be', () => {
    expect(chooser(cast(blind(nim(5))), 'hard')(seen())).toEqual({ take: 1 });
    expect(playerOf(cast(blind(nim(5))), 'hard', { iterations: 2000 })(seen())).toEqual({ take: 1 });
  });

  test('a clock ends it', () => {
    let time = 0;
    const clock = () => (time += 100);
    expect(chooser(cast(blind(nim(5))), 'normal', clock)(seen())).toBeDefined();
    expect(time).toBeLessThanOrEqual(500);
  });

  test('a game’s own player comes first', () => {
    const own = { ...cast().bot, player: () => () => 'mine' };
    expect(chooser({ game: cast().game, bot: own }, 'easy')(seen())).toBe('mine');
  });
});
