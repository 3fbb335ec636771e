import { expect, test } from 'vitest';
import { type Lot, skillIn } from '#bots/luckless.ts';
import { quick } from '#table/chance.ts';

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
