import { expect, test } from 'vitest';
import { accountRun } from './run.ts';

test.each(['beutezug', 'art-robbery'] as const)(
  '%s: the parts of ten games add up, and luck is nobody’s',
  async (game) => {
    const { missed, luckiest, brier, constant, decisions } = await accountRun({
      game,
      games: 10,
      rounds: 4,
      seed: 'npm test',
    });
    expect(missed).toBeLessThan(1e-9);
    expect(luckiest).toBeLessThan(4);
    expect(brier).toBeLessThan(constant);
    for (const [mean] of Object.values(decisions)) expect(mean).toBeLessThanOrEqual(0);
  },
);
