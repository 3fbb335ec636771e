import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dealOf, type Match, type Player, playGame, seatIn } from '#bots/match.ts';
import { Tally, wilson } from '#bots/tally.ts';
import { game } from '#games/art-robbery/index.ts';
import type { View } from '#games/art-robbery/view.ts';
import type { Seat } from '#table/game.ts';
import { decode, type GameRecord } from '#table/record.ts';
import { folder, perform } from './perform.ts';

const words = (line: string): string[] => ['simulate', 'art-robbery', ...line.split(' ')];
const simulate = (line: string, cwd = '/') => perform(words(line), { cwd });

/** What `--json` prints, without the one thing that is never the same. */
async function result(line: string, cwd?: string) {
  const { code, out, err } = await simulate(`${line} --json`, cwd);
  expect([code, err]).toEqual([0, '']);
  const { seconds, ...rest } = JSON.parse(out);
  expect(seconds).toBeGreaterThanOrEqual(0);
  return rest;
}

const records = (folder: string): readonly GameRecord[] =>
  readdirSync(folder)
    .sort()
    .map((name) => decode(readFileSync(join(folder, name), 'utf8')) as GameRecord);

describe('--json', () => {
  test('is one object of this shape', async () => {
    const { out } = await simulate('--bots random,greedy,random --games 7 --seed x --json');
    expect(out).toMatch(/^[^\n]+\n$/);
    const told = JSON.parse(out);
    expect(Object.keys(told)).toEqual(['game', 'seats', 'games', 'seed', 'bots', 'entries', 'seconds']);
    expect(told).toMatchObject({ game: 'art-robbery', seats: 3, games: 7, seed: 'x' });
    expect(told.bots.map((each: object) => Object.keys(each))).toEqual(
      Array(3).fill(['bot', 'wins', 'share', 'meanScore', 'interval']),
    );
    for (const { share, interval } of told.bots) {
      expect(interval[0]).toBeLessThanOrEqual(share);
      expect(interval[1]).toBeGreaterThanOrEqual(share);
    }
  });

  test('--stats adds scores by rank and events a game, recorded or not', async () => {
    const line = '--bots greedy,random,random --games 5 --stats';
    const { ranked, events, ...rest } = await result(line);
    expect(rest).toEqual(await result(line.replace(' --stats', '')));
    expect(ranked).toHaveLength(3);
    expect(ranked).toEqual(ranked.toSorted((a: number, b: number) => b - a));
    expect(events).toMatchObject({ raidEnded: 4, won: 1 });
    expect(await result(`${line} --save games`, folder())).toEqual({ ...rest, ranked, events });
    expect((await simulate(line)).out).toMatch(/mean score by rank: [\d., ]+\nevents a game:\n( +\d+\.\d\d {2}\w+\n)+/);
  });

  test('--account adds what is left of the shares without luck', async () => {
    const play = (line: string) => perform(`simulate beutezug --bots greedy,random ${line}`.split(' '), { cwd: '/' });
    const line = '--games 2 --json';
    const [plain, accounted] = [await play(line), await play(`${line} --account`)].map(({ out }) => JSON.parse(out));
    for (const [i, { lessLuck, ...rest }] of accounted.bots.entries()) {
      expect(rest).toEqual(plain.bots[i]);
      expect(lessLuck.interval[0]).toBeLessThanOrEqual(lessLuck.share);
      expect(lessLuck.share).toBeLessThanOrEqual(lessLuck.interval[1]);
    }
    const { out } = await play('--games 1 --account');
    expect(out).toMatch(/mean score +less luck +95% interval +worth\n/);
  });

  test('the same seed gives the same result, another seed another', async () => {
    const line = '--bots greedy,random --games 10';
    expect(await result(line)).toEqual(await result(`${line} --seed hideout`));
    expect(await result(line)).not.toEqual(await result(`${line} --seed other`));
  });

  test('records make no difference', async () => {
    const line = '--bots greedy,random,greedy --games 6 --duplicate';
    expect(await result(`${line} --save games`, folder())).toEqual(await result(line));
  });

  test('one bot fills all seats', async () => {
    const { bots } = await result('--bots random --seats 4 --games 3');
    expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(Array(4).fill('random'));
  });

  test('options reach the games', async () => {
    const cwd = folder();
    await result('--bots random,random --games 1 --options {"tokens":"more-alibis"} --save .', cwd);
    expect(records(cwd)[0]!.options).toEqual({ tokens: 'more-alibis', safes: 'open' });
    writeFileSync(join(cwd, 'hidden safes'), '{"safes":"hidden"}');
    const { code } = await perform(
      [...words('--bots random,random --games 1 --save more'), '--options', '@hidden safes'],
      { cwd },
    );
    expect(code).toBe(0);
    expect(records(join(cwd, 'more'))[0]!.options).toEqual({ tokens: 'base', safes: 'hidden' });
  });
});

test('people get an aligned table', async () => {
  const { code, out, err } = await simulate('--bots random,greedy,random --games 6 --duplicate');
  expect([code, err]).toEqual([0, '']);
  const [head, empty, ...rows] = out.split('\n');
  expect(head).toBe('art-robbery, 3 seats, 6 games (2 deals in 3 rotations), seed "hideout"');
  expect(empty).toBe('');
  expect(rows[0]).toMatch(/^bot +wins +shared +share +95% interval +mean score$/);
  expect(rows.slice(1, 4).map((row) => row.slice(0, 10))).toEqual(['random (1)', 'greedy    ', 'random (3)']);
  expect(new Set(rows.slice(0, 4).map((row) => row.length)).size).toBe(1);
  expect(out).toMatch(/\d+ entries in \d+\.\d s\n$/);
});

/** Takes the first move, and keeps a note of where it sat and what it was shown. */
function watcher() {
  const seen: { seat: Seat; views: readonly View[]; keys: readonly string[] }[] = [];
  const player: Player = {
    name: 'watcher',
    choose: (shown) => {
      seen.push({ seat: shown.seat, views: [shown.view, shown.recalled], keys: Object.keys(shown) });
      return shown.moves[0];
    },
  };
  return { player, seen };
}

const match = (bots: readonly Player[], how: Partial<Match>): Match => ({
  game,
  options: game.options({}, 2),
  bots,
  seed: 'x',
  rotate: false,
  duplicate: false,
  ...how,
});

describe('seats and deals', () => {
  const three = [watcher(), watcher(), watcher()];
  const bots = three.map(({ player }) => player);
  const seats = (how: Partial<Match>) =>
    [0, 1, 2, 3].map((n) => [0, 1, 2].map((bot) => seatIn(match(bots, how), n, bot)));
  const deals = (how: Partial<Match>) => [0, 1, 2, 3, 4, 5, 6].map((n) => dealOf(match(bots, how), n));

  test('stay without rotation', () => {
    expect(seats({})).toEqual(Array(4).fill([0, 1, 2]));
    expect(deals({})).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('move on by one with --rotate', () => {
    const turned = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ];
    expect(seats({ rotate: true })).toEqual(turned);
    expect(deals({ rotate: true })).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(seats({ duplicate: true })).toEqual(turned);
    expect(deals({ duplicate: true })).toEqual([0, 0, 0, 1, 1, 1, 2]);
  });

  test('are those that the bots really have', async () => {
    await playGame(match(bots, { rotate: true }), 1, false);
    expect(three.map(({ seen }) => new Set(seen.map(({ seat }) => seat)))).toEqual([
      new Set([1]),
      new Set([2]),
      new Set([0]),
    ]);
  });

  test('a deal is the same in all its rotations, and then another', async () => {
    const cwd = folder();
    await result('--bots greedy,random,random --games 7 --duplicate --save .', cwd);
    const setups = records(cwd).map(({ setup }) => JSON.stringify(setup));
    expect(setups.map((setup) => setups.indexOf(setup))).toEqual([0, 0, 0, 3, 3, 3, 6]);
  });

  test('without --duplicate each game has its own deal', async () => {
    const cwd = folder();
    await result('--bots greedy,random --games 4 --rotate --save .', cwd);
    expect(new Set(records(cwd).map(({ setup }) => JSON.stringify(setup))).size).toBe(4);
  });
});

test('bots are shown a view and moves, never a state', async () => {
  const { player, seen } = watcher();
  await playGame(match([player, watcher().player], {}), 0, false);
  expect(seen.length).toBeGreaterThan(0);
  for (const { seat, views, keys } of seen) {
    expect([...keys].sort()).toEqual(['chance', 'moves', 'recalled', 'seat', 'view']);
    for (const { viewer, hands } of views) {
      expect(viewer).toBe(seat);
      expect(new Set(hands[1 - seat])).toEqual(new Set(['?']));
    }
  }
});

test('--save writes one record for each game, and all of them hold', async () => {
  const cwd = folder();
  await result('--bots greedy,random --games 3 --save deep/down', cwd);
  expect(readdirSync(join(cwd, 'deep', 'down')).sort()).toEqual(['00001.json', '00002.json', '00003.json']);
  for (const name of readdirSync(join(cwd, 'deep', 'down'))) {
    const { code, out } = await perform(['verify', join('deep', 'down', name)], { cwd });
    expect([code, out]).toEqual([0, expect.stringContaining('none: a simulated game')]);
  }
});

test('--save never replaces the records of an earlier match', async () => {
  const cwd = folder();
  await result('--bots greedy,random --games 2 --save games', cwd);
  const before = records(join(cwd, 'games'));
  const { code, out, err } = await simulate('--bots random,random --games 1 --save games', cwd);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^hideout: --save: there are records of other games in \S+games\n$/);
  expect(records(join(cwd, 'games'))).toEqual(before);
});

describe('counting', () => {
  const places = [1, 2];

  test('a shared win counts its part, and no win nobody’s', () => {
    const tally = new Tally(['a', 'b']);
    const stay = (bot: number): Seat => bot as Seat;
    tally.add({ winners: [0 as Seat], places, scores: [10, 4] }, stay);
    tally.add({ winners: [0, 1] as Seat[], places, scores: [6, 6] }, stay);
    tally.add({ winners: [], places, scores: [2, 2] }, stay);
    // Here the bots have changed seats.
    tally.add({ winners: [0 as Seat], places, scores: [10, 0] }, (bot) => (1 - bot) as Seat);
    expect(tally.lost).toBe(1);
    expect(tally.scores()).toMatchObject([
      { bot: 'a', wins: 1, shared: 1, share: 1.5 / 4, meanScore: 18 / 4 },
      { bot: 'b', wins: 1, shared: 1, share: 1.5 / 4, meanScore: 22 / 4 },
    ]);
  });

  test('the interval is Wilson’s', () => {
    const [low, high] = wilson(0.5, 100);
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.4038', '0.5962']);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(1, 10)[1]).toBe(1);
    expect(wilson(1, 10)[0]).toBeCloseTo(0.7225, 4);
  });
});
