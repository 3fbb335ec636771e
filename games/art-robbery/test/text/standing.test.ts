import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { game } from '../../index.ts';
import { alibis, points } from '../../rules/final.ts';
import { stash } from '../../rules/raid.ts';
import { alibiRanges, alibisInSight, caughtForSure, standings, suspects } from '../../text/standing.ts';
import { scene } from '../scene.ts';

const TABLE = `
    raid 2 · s0 to play
    centre 0a 1a
    s0 2a | hand 0 0 0 0 1 | safe 1:3a 1:4a
    s1 3a 3b | safe 1:0a 1:1a
    s2 rest | safe rest`;

test('what everybody saw go into the safes is counted, for all who look', () => {
  for (const viewer of [0, 1, 'audience'] as const) {
    const ranges = alibiRanges(scene(TABLE).view(viewer));
    expect(ranges.map(({ least, most }) => [least, most])).toEqual([
      [0, 0],
      [2, 2],
      [0, 0],
    ]);
    expect(caughtForSure(ranges)).toEqual([0, 2]);
  }
});

describe('alibis that a viewer cannot see', () => {
  const at = scene(TABLE, { safes: 'hidden' });

  test('lie between none and all that their raid has left', () => {
    expect(alibiRanges(at.view(0))).toEqual([
      { least: 0, most: 0 },
      { least: 0, most: 2 },
      { least: 0, most: 2 },
    ]);
    expect(alibiRanges(at.view(1))).toEqual([
      { least: 0, most: 0 },
      { least: 2, most: 2 },
      { least: 0, most: 0 },
    ]);
  });

  test('leave open who is wanted, or not', () => {
    expect(caughtForSure(alibiRanges(at.view(0)))).toEqual([0]);
    expect(caughtForSure(alibiRanges(at.view(1)))).toEqual([0, 2]);
    expect(caughtForSure(alibiRanges(at.view('audience')))).toEqual([]);
  });
});

test('[R14, R23] points on the table are what would become safe now: a Boss without a 4 or a 5 is none', () => {
  const table = (held: string) =>
    standings(
      scene(`raid 2 · s0 to play\ncentre 0a 1a\ns0 ${held} | hand 0 0 0 0 1\ns1 rest\ns2 | safe rest`).view(1),
    )[0]!.points.table;
  expect(table('3a boss')).toBe(3);
  expect(table('3a boss 4a')).toBe(12);
});

test('the range holds the truth in every game, and is exact where everything is seen; so are points on the table', () => {
  for (const seats of [2, 3, 5]) {
    const chance = quick(`ranges ${seats}`);
    const state = game.setup({ tokens: 'more-alibis', safes: 'hidden' }, seats, chance);
    while (game.outcome(reading(state)) === undefined) {
      const seat = game.toAct(reading(state))[0]!;
      const view = game.view(reading(state), seat);
      const ranges = alibiRanges(view);
      const safe = alibis(reading(state));
      const all = standings(view);
      const [before, ended] = [points(reading(state)), game.clone(reading(state))];
      stash(ended, () => {});
      expect(all.map((each) => each.points.table)).toEqual(points(reading(ended)).map((n, i) => n - before[i]!));
      for (const [each, { least, most }] of ranges.entries()) {
        const truth = safe[each]! + all[each]!.alibis.table;
        expect(least).toBeLessThanOrEqual(truth);
        expect(most).toBeGreaterThanOrEqual(truth);
        if (all[each]!.unseen === 0) expect([least, most]).toEqual([truth, alibisInSight(all[each]!)]);
      }
      if (all.every(({ unseen }) => unseen === 0)) expect(caughtForSure(ranges)).toEqual(suspects(all));
      const moves = game.moves(reading(state), seat);
      game.step(state, seat, moves[chance.below(moves.length)]!, chance, () => {});
    }
  }
});
