import { expect, test } from 'vitest';
import { callsRun } from './run.ts';

// How soon they are called is measured by `npm run calls`, not here.
test('two processes, 14 moves, 2 kills: whoever is away is called once, nobody who looks or has answered', async () => {
  const result = await callsRun({ moves: 14, kills: 2, pairs: 7, processes: 2, seed: 'npm test' });
  expect(result).toMatchObject({ lost: 0, twice: 0, whileInSight: 0, afterAnswer: 0, faults: [], kills: 2 });
  expect(result).toMatchObject({ away: 10, watched: 2, answered: 2 });
});
