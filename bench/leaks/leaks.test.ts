import { expect, test } from 'vitest';
import { leaksRun, loadGames, seedsOf } from './run.ts';

test('60 histories of seats that change hands: nobody sees what is not theirs', async () => {
  const { leaks, letters, compared } = await leaksRun(seedsOf('npm test', 60), await loadGames());
  expect(leaks).toEqual([]);
  expect(letters).toBeGreaterThan(2000);
  expect(compared).toBeGreaterThan(500);
});
