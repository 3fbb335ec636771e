import { expect, test } from 'vitest';
import { BOTS } from '#bots/index.ts';
import { type Lot, lotsOf, skillIn } from '#bots/luckless.ts';
import { playGame } from '#bots/match.ts';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { granted } from '#table/refusal.ts';

/** Games of a player who wins six in ten; luck decides most of them, and is told as far as `told` says. */
function games(count: number, told: (luck: number, noise: number) => number): readonly Lot[] {
  const chance = quick('luckless');
  return Array.from({ length: count }, () => {
    const result = chance.below(10) < 6 ? 1 : 0;
    return { result, luck: told(0.8 * (result - 0.6), chance.below(1001) / 1000 - 0.5) };
  });
}

test('luck that is told rightly makes a few games worth many', () => {
  const plain = skillIn(games(400, () => 0));
  const fair = skillIn(games(400, (luck, noise) => luck + 0.2 * noise));
  expect(plain.worth).toBeCloseTo(1, 6);
  expect(fair.worth).toBeGreaterThan(10);
  expect(fair.interval[1] - fair.interval[0]).toBeLessThan((plain.interval[1] - plain.interval[0]) / 3);
  expect(Math.abs(fair.share - 0.6)).toBeLessThan(0.02);
});

test('luck that is exaggerated is taken out by as much less, and what tells nothing is left alone', () => {
  const twice = skillIn(games(400, (luck, noise) => 2 * (luck + 0.2 * noise)));
  const fair = skillIn(games(400, (luck, noise) => luck + 0.2 * noise));
  expect(twice.share).toBeCloseTo(fair.share, 9);
  expect(skillIn(games(400, (_, noise) => 3 * noise)).worth).toBeLessThan(1.05);
});

test('after two games nobody knows', () => {
  expect(skillIn(games(2, (luck) => luck)).interval).toEqual([0, 1]);
});

test('what seats got is what they won, and the luck of one is the bad luck of the others', async () => {
  const { game } = await catalogue.beutezug!.rules();
  const { valuing } = await catalogue.beutezug!.account!();
  const bots = ['a', 'b', 'c'].map((name) => ({ name, choose: BOTS.random() }));
  const options = granted(game.options({}, 3));
  const { record, outcome } = await playGame(
    { game, options, bots, seed: 'luckless', rotate: false, duplicate: false },
    0,
    true,
  );
  const lots = lotsOf(game, { ...valuing, rounds: 4 }, record!);
  expect(lots.map(({ result }) => result)).toEqual(
    [0, 1, 2].map((seat) => (outcome.winners.some((winner) => winner === seat) ? 1 / outcome.winners.length : 0)),
  );
  expect(lots.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
});
