import { expect, test } from 'vitest';
import { audited, judges } from './audit.ts';
import { castOf, tableOf } from './casting.ts';
import { accountRun } from './run.ts';

test.each(['beutezug', 'art-robbery'] as const)(
  '%s: the parts of ten games add up, and luck is nobody’s',
  async (game) => {
    const order = { game, games: 10, rounds: 4, judged: 2, seed: 'npm test' };
    const { missed, lucks, strong, mixed, decisions } = await accountRun(order);
    expect(missed).toBeLessThan(1e-9);
    for (const { value, error } of lucks) expect(Math.abs(value)).toBeLessThan(4 * error);
    expect(strong.games + mixed.games).toBe(10);
    for (const [, { value }] of decisions) expect(value).toBeLessThanOrEqual(0);
  },
);

test('burgle-bros: the parts of an office job add up, for all of the crew alike', async () => {
  const cast = await castOf('burgle-bros');
  const order = { game: 'burgle-bros', games: 1, rounds: 2, judged: 2, seed: 'npm test' } as const;
  const { missed, results, lucks, chances } = await audited(cast, order, 11);
  expect(missed).toBeLessThan(1e-9);
  for (const [seat, luck] of lucks.entries()) {
    expect(luck).toBeCloseTo(lucks[0]!, 9);
    expect(results[seat]).toBe(results[0]);
    expect(chances[seat]).toBe(chances[0]);
  }
});

test.each(['beutezug', 'art-robbery', 'burgle-bros'] as const)(
  '%s: every number of seats and every option is played, and judged',
  async (id) => {
    const cast = await castOf(id);
    const games = Array.from({ length: 1000 }, (_, n) => n);
    const kinds = (those: readonly number[]) => new Set(those.map((n) => JSON.stringify(tableOf(cast, n)))).size;
    const judged = games.filter((n) => judges({ judged: 4, seed: 'npm test' }, n));
    expect(judged.length).toBeGreaterThan(200);
    expect(judged.length).toBeLessThan(300);
    expect(kinds(judged)).toBe(kinds(games));
    expect(new Set(judged.map((n) => tableOf(cast, n).seats)).size).toBe(cast.game.seats.max - cast.game.seats.min + 1);
  },
);
