import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { isRefused } from '#table/refusal.ts';
import { JOB, JOBS, TAKEN_AWAY } from '../../components/jobs.ts';
import { TILES } from '../../components/tiles.ts';
import { game } from '../../index.ts';
import { type Options, parseOptions } from '../../options.ts';
import { NO_TILE } from '../../state.ts';
import { wallsOf } from '../../walls.ts';
import { scene } from '../scene.ts';

const optionsOf = (raw: Readonly<Record<string, unknown>>): Options => parseOptions(raw) as Options;
const started = (raw: Readonly<Record<string, unknown>>, seats = 4) =>
  game.setup(optionsOf(raw), seats, quick('steps'));

test('[S1] the last one out with everything wins for all; a capture loses for all', () => {
  const t = scene(
    `
    s0 hawk · stealth 3 · tiara
    floor 1
    1 safe/o ? ? ?/G
    floor 2
    1 stairs/0 safe/o ? ?/G`,
    { job: 'office' },
  ).play('escape');
  expect(t.told).toEqual(['escaped', 'won']);
  expect(game.outcome(reading(t.state))).toMatchObject({ winners: [0], scores: [1] });
  const caught = scene('s0 hawk · stealth 0\ns1 juicer\nfloor 1\n 1 ./0 ./G ? ?').play('go 1B1');
  expect(game.outcome(reading(caught.state))).toMatchObject({ winners: [], scores: [0, 0] });
  expect(caught.view('audience').captured).toBe(0);
});

test.each([
  ['S2', 'bank', 3, 16, 8, 3, [2, 3, 4]],
  ['S3', 'office', 2, 16, 8, 2, [2, 3]],
  ['S4', 'fort-knox', 2, 24, 12, 3, [3, 4]],
] as const)(
  '[%s] %s: %s floors of %s tiles, %s walls, %s safes, dice %o',
  (_, job, floors, tiles, walls, safes, dice) => {
    const state = started({ job });
    expect(state.layouts.map((layout) => wallsOf(layout).length)).toEqual(Array(floors).fill(walls));
    expect(state.tiles.filter((tile) => tile !== NO_TILE)).toHaveLength(floors * tiles);
    expect(state.die).toEqual(dice);
    expect(JOB[job].safes).toBe(safes);
    expect(state.tiles.filter((tile) => TILES[tile]?.kind === 'safe')).toHaveLength(safes);
  },
);

test('[S2] the bank: one Safe, one Stairs and 14 others on each floor', () => {
  const kinds = started({}).tiles.map((tile) => TILES[tile]?.kind);
  for (const floor of [0, 1, 2]) {
    const laid = kinds.slice(floor * 25, floor * 25 + 25).filter((kind) => kind !== undefined);
    expect([laid.length, laid.filter((kind) => kind === 'safe').length]).toEqual([16, 1]);
    expect(laid.filter((kind) => kind === 'stairs')).toHaveLength(1);
  }
});

test('[S3] the office: only marked tiles and two Safes', () => {
  const laid = started({ job: 'office' }).tiles.filter((tile) => tile !== NO_TILE);
  expect(laid.every((tile) => TILES[tile]!.office || TILES[tile]!.kind === 'safe')).toBe(true);
});

test('[S4] Fort Knox: the same empty spot on both floors, beside which no wall stands', () => {
  const state = started({ job: 'fort-knox', walls: 'random', hole: 'D2' });
  expect([state.tiles[8], state.tiles[33]]).toEqual([NO_TILE, NO_TILE]);
  expect(state.layouts.flatMap(wallsOf).filter((wall) => wall.includes('D2'))).toEqual([]);
  expect(state.tiles.filter((tile) => tile !== NO_TILE)).toHaveLength(48);
});

test('[S5] one’s own walls are built as given', () => {
  const mine = ['A1B1 A2B2 A3B3 B1C1 B2C2 B3C3 C1D1 C2D2', 'A1A2 A2A3 A3A4 B1B2 B2B3 B3B4 C1C2 C2C3'];
  const state = started({ job: 'office', walls: mine });
  expect(state.layouts.map((layout) => wallsOf(layout).join(' '))).toEqual(mine);
});

test('[S5] walls that cut something off are refused, and the reason is told', () => {
  const walls = ['A1B1 A1A2 C1D1 C2D2 C3D3 A3B3 A4B4 B2B3', 'A1A2 B1B2 C1C2 A2A3 B2B3 C2C3 A3A4 B3B4'];
  const answer = game.options({ job: 'office', walls }, 2);
  expect(isRefused(answer) && answer.detail).toBe('floor 1: B1 cannot be reached');
});

test('[R78] the Rook alone is refused with the reason', () => {
  const answer = game.options({ characters: ['rook'] }, 1);
  expect(isRefused(answer) && answer.detail).toBe('the character "rook" cannot play alone');
  expect(isRefused(game.options({ characters: ['rook'] }, 2))).toBe(false);
});

test('[S6] 9, 6, 3 or no patrol cards are taken away, from every deck of every job', () => {
  for (const job of JOBS) {
    for (const seats of [1, 2, 3, 4]) {
      const taken = started({ job }, seats).takenAway.map((cards) => cards.length);
      expect(taken).toEqual(JOB[job].dice.map(() => TAKEN_AWAY[seats]));
    }
  }
  expect(TAKEN_AWAY.slice(1)).toEqual([9, 6, 3, 0]);
});

test('[S7] peek, move, hack, add a die, roll: what each costs', () => {
  const cost = (tile: string, act: string, rolls: readonly (readonly [number, number])[] = []): number =>
    scene(`s0 hawk\nfloor 1\n1 ${tile} ? . ?\n4 ? ? ? ?/G`).play(act, rolls).view(0).spent;
  expect(cost('./0', 'peek 1B1')).toBe(1);
  expect(cost('./0', 'go 1A2')).toBe(1);
  expect(cost('computer-laser/0', 'hack')).toBe(1);
  expect(cost('safe/0', 'add-die 1A1')).toBe(2);
  expect(cost('safe/0=1', 'crack 1A1', [[6, 5]])).toBe(1);
});

test('[S7] only the player in turn, or whoever is asked, may do anything', () => {
  const t = scene('s0 rook\ns1 juicer\nfloor 1\n1 ./0 ./1 ? ?\n4 ? ? ? ?/G');
  const movesOf = (seat: number): boolean => game.moves(reading(t.state), seat as Seat).length > 0;
  expect([movesOf(0), movesOf(1)]).toEqual([true, false]);
  t.play('order s1 1A1');
  expect([movesOf(0), movesOf(1)]).toEqual([false, true]);
});

test('[S7] a peek and a hack take an action each, and there must be one', () => {
  const at = (left: number) =>
    scene(`s0 hawk\nturn s0 · left ${left} · spent 3\nfloor 1\n1 computer-laser/0 ? ? ?\n4 ? ? ? ?/G`);
  expect(at(1).play('peek 1B1').view(0).left).toBe(0);
  const hacked = at(1).play('hack');
  expect(hacked.events).toEqual([{ type: 'hacked', seat: 0, at: '1A1', tokens: 1 }]);
  expect([hacked.view(0).left, hacked.tile('1A1').tokens]).toEqual([0, 1]);
  expect([at(0).can('peek'), at(0).can('hack')]).toEqual([[], []]);
});
