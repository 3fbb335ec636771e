import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { TILE_NAMES, TILES } from '../../components/tiles.ts';
import { odds } from '../../odds.ts';
import { parseOptions } from '../../options.ts';
import { setup } from '../../rules/setup.ts';
import { view } from '../../seen.ts';
import type { State } from '../../state.ts';
import { FACE_UP } from '../../state.ts';
import { determinize } from '../../worlds.ts';
import { scene } from '../scene.ts';
import { tolerance } from './outcomes.ts';

const hiddenOf = (state: State) => odds(view(reading(state), 0 as Seat), 0 as Seat).hidden;
const chanceOf = (kinds: readonly { kind: string; chance: number }[], kind: string): number =>
  kinds.find((one) => one.kind === kind)?.chance ?? 0;

test('[R85] by hand: each floor of the bank has one Safe and one Stairs, the other 42 tiles lie anywhere', () => {
  const t = scene('s0 hawk\n floor 1\n 1 laser1/0 safe ? ?/G');
  const [first, second] = hiddenOf(t.state);
  expect(first).toMatchObject({ floor: 1, tiles: 14 });
  expect(chanceOf(first!.kinds, 'safe')).toBe(0);
  expect(chanceOf(first!.kinds, 'stairs')).toBeCloseTo(1 / 14, 12);
  // 13 of the 14 are among the 41 other tiles, of which two are Lasers.
  expect(chanceOf(first!.kinds, 'laser')).toBeCloseTo((13 / 14) * (2 / 41), 12);
  expect(chanceOf(second!.kinds, 'safe')).toBeCloseTo(1 / 16, 12);
  expect(chanceOf(second!.kinds, 'laser')).toBeCloseTo((14 / 16) * (2 / 41), 12);
  expect(first!.names.find(({ tile }) => tile === 'stairs 5')!.chance).toBeCloseTo(1 / 14 / 3, 12);
});

test('chances of a tile sum to one: kinds, names, and digits with the Safe', () => {
  for (const job of ['bank', 'office', 'fort-knox']) {
    const t = scene('s0 hawk\n floor 1\n 1 laser1/0 ? ? ?/G ?', { job });
    for (const { kinds, names, digits } of hiddenOf(t.state)) {
      const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);
      expect(sum(kinds.map(({ chance }) => chance))).toBeCloseTo(1, 11);
      expect(sum(names.map(({ chance }) => chance))).toBeCloseTo(1, 11);
      expect(sum(digits) + chanceOf(kinds, 'safe')).toBeCloseTo(1, 11);
    }
  }
});

/** All orders of a list. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0 ? [[]] : items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

test('[R85] with seven tiles left face down, every building that is possible is as likely as any other', () => {
  const options = parseOptions({ job: 'fort-knox' }, 2);
  if ('wrong' in options) throw new Error(options.wrong.type);
  for (let n = 0; n < 6; n++) {
    const state = setup(options, 2, quick(`few ${n}`));
    const special = state.tiles.flatMap((tile, at) => (/safe|stairs/.test(TILES[tile]?.kind ?? '') ? [at] : []));
    const plain = state.tiles.flatMap((tile, at) => (tile < TILES.length && !special.includes(at) ? [at] : []));
    const down = [
      ...special.slice(n % 4, (n % 4) + 3 + (n % 3)),
      ...plain.slice(n, n + 2),
      ...plain.slice(-1 - n).slice(0, 1),
    ];
    state.marks = state.tiles.map((tile, at) => (tile < TILES.length && !down.includes(at) ? FACE_UP : 0));
    const floorHas = (tiles: readonly number[], floor: number, kind: string): boolean =>
      tiles.some((tile, at) => TILES[tile]?.kind === kind && Math.floor(at / 25) === floor);
    const possible = orders(down.map((at) => state.tiles[at]!))
      .map((order) => state.tiles.map((tile, at) => order[down.indexOf(at)] ?? tile))
      .filter((tiles) => [0, 1].every((floor) => floorHas(tiles, floor, 'safe') && floorHas(tiles, floor, 'stairs')));
    for (const [floor, said] of hiddenOf(state).entries()) {
      const at = down.find((cell) => Math.floor(cell / 25) === floor);
      for (const { tile, chance } of said.names) {
        const found = possible.filter((tiles) => TILE_NAMES[tiles[at!]!] === tile).length / possible.length;
        expect(chance, `${tile} on floor ${floor + 1} of ${n}`).toBeCloseTo(found, 11);
      }
    }
  }
});

/** Shares of names at a cell, over worlds. */
function shares(worlds: readonly State[], cell: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const world of worlds) {
    const name = TILE_NAMES[world.tiles[cell]!]!;
    found.set(name, (found.get(name) ?? 0) + 1 / worlds.length);
  }
  return found;
}

function compare(said: ReturnType<typeof hiddenOf>[number], found: Map<string, number>, tries: number): void {
  const chances = new Map(said.names.map(({ tile, chance }) => [tile, chance]));
  for (const name of new Set([...found.keys(), ...chances.keys()])) {
    const chance = chances.get(name) ?? 0;
    expect(Math.abs((found.get(name) ?? 0) - chance), name).toBeLessThan(tolerance(chance, tries));
  }
}

test('[R85] Fort Knox as it is really dealt: with a Safe found on floor 1, the third Safe may be on either floor', () => {
  const options = parseOptions({ job: 'fort-knox' }, 2);
  if ('wrong' in options) throw new Error(options.wrong.type);
  const chance = quick('fort knox');
  const dealt: State[] = [];
  while (dealt.length < 400) {
    const state = setup(options, 2, chance);
    if (TILES[state.tiles[0]!]!.kind === 'safe') dealt.push(state);
  }
  const seen = dealt[0]!;
  seen.marks[0]! |= FACE_UP;
  const [first, second] = hiddenOf(seen);
  const found = (floor: number): number =>
    dealt.reduce(
      (sum, { tiles }) =>
        sum + tiles.filter((tile, at) => TILES[tile]?.kind === 'safe' && Math.floor(at / 25) === floor).length,
      0,
    ) / dealt.length;
  expect(Math.abs(found(0) - 1 - 23 * chanceOf(first!.kinds, 'safe'))).toBeLessThan(tolerance(0.5, dealt.length));
  expect(Math.abs(found(1) - 24 * chanceOf(second!.kinds, 'safe'))).toBeLessThan(tolerance(0.5, dealt.length));
  compare(first!, shares(dealt, 1), dealt.length);
  compare(second!, shares(dealt, 25), dealt.length);
});

test('worlds drawn from a view agree within five standard deviations', () => {
  for (const job of ['office', 'fort-knox']) {
    const t = scene('s0 hawk\n floor 1\n 1 laser1/0 stairs4 camera2 ?/G ?\n 2 safe ? ? ? ?', { job });
    const chance = quick(`hidden ${job}`);
    const worlds = Array.from({ length: 400 }, () => determinize(t.view(0), chance));
    const [first, second] = hiddenOf(t.state);
    compare(first!, shares(worlds, 3), worlds.length);
    compare(second!, shares(worlds, 25), worlds.length);
  }
});
