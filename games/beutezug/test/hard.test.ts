import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { hint } from '../bot/hint.ts';
import { player, think } from '../bot/player.ts';
import { game } from '../index.ts';
import { bestUse } from '../reroll.ts';
import type { Move } from '../state.ts';
import { clone } from '../state.ts';
import { scene } from './scene.ts';
import { tolerance } from './tolerance.ts';

type Scene = ReturnType<typeof scene>;
const seenBy = (t: Scene) => {
  const seat = t.acting!;
  return { seat, view: t.view(seat), moves: game.moves(reading(t.state), seat), chance: quick('hard') };
};
const best = (t: Scene): string => game.notate(think(seenBy(t))[0]!.move);

/** The last round, and the last to pick: from there on nothing is left to guess. */
const lastPick = (own: string) =>
  scene(`
    round 7 · s0 picks
    order s2 s1 s0
    row 5 c5-09
    row 3 c3-07
    row 2 c2-01 s2 | c2-03 s1 | c2-09
    s2 c3-08
    s1 c4-08
    s0 ${own}`);

test('whoever is far behind in the last round dares', () => {
  expect(best(lastPick('c0-17'))).toBe('pick 5a');
  expect(best(lastPick('c4-09'))).not.toBe('pick 5a');
});

test('in the last round the worth of a pick is the share of games won with it', () => {
  const tries = 1500;
  const t = lastPick('c3-09');
  const chance = quick('last round');
  for (const { move, worth } of think(seenBy(t))) {
    let won = 0;
    for (let n = 0; n < tries; n++) {
      const state = clone(reading(t.state));
      game.step(state, 0 as Seat, move, chance, () => {});
      const finish = (moves: readonly Move[]): Move =>
        state.phase === 'bonus' ? bestUse(reading(state), moves) : moves[0]!;
      playout(game, state, finish, chance);
      if (state.order[0] === 0) won += 1;
    }
    // The one point of some 0 cards is reckoned with on average, the better card of a tie not at all.
    expect(Math.abs(worth - won / tries), game.notate(move)).toBeLessThan(tolerance(worth, tries) + 0.05);
  }
});

test('stops where failing is worth more: a 0 card brings the loot token', () => {
  const t = (zeros: string, theirs: string) =>
    scene(`
      round 7 · s0 rolled 1 6
      order s0 s1
      row 2 c2-02 s0 | c2-01 | c2-03
      s0 c3-07 c0-01 c0-04 c0-07 c0-13
      s1 ${theirs} rest
      deck 0 ${zeros} end`);
  const black = t('c0-10 c0-11', 'c3-08'); // 6 points against 10: 2 are too few, a loot token is not
  expect(best(black)).toBe('stop');
  expect(hint(seenBy(black)).reasons[0]).toEqual({ because: 'failing', won: 0, failed: 1 });
  expect(best(t('c0-02 c0-03', 'c2-09'))).toBe('die 1'); // against 8: level with the card, and by the higher card ahead
});

test('the three strengths choose among the legal moves, hard by its own rating', () => {
  const t = scene(`
    round 2 · s0 picks
    row 3 c3-07
    row 2 c2-01 | c2-02 | c2-03
    s0 c0-01
    s1 c0-04`);
  const seen = seenBy(t);
  for (const strength of ['easy', 'normal', 'hard'] as const) expect(seen.moves).toContain(player(strength, {})(seen));
  const ratings = think(seen);
  expect(player('hard', {})(seen)).toBe(ratings[0]!.move);
  expect(ratings.map(({ worth }) => worth)).toEqual(ratings.map(({ worth }) => worth).toSorted((a, b) => b - a));
});

test('a hint names the chance, who rolls before, the bonus and the colours', () => {
  const t = scene(`
    round 2 · s0 picks
    row 2 c2-01 | c2-02 | c2-09
    s0 c0-01
    s1 c0-04`);
  const { move, reasons } = hint(seenBy(t));
  expect(reasons.at(-1)!.because).toBe('game');
  const win = reasons.find(({ because }) => because === 'win');
  const rivals = reasons.filter((reason) => reason.because === 'rival');
  expect(win).toMatchObject({ chance: expect.closeTo(game.notate(move) === 'pick 2c' ? (4 / 6) ** 2 : 0.56, 0) });
  for (const rival of rivals) expect(rival.seat).toBe(1);
});
