import { expect, test } from 'vitest';
import { ENGINES } from './house.ts';
import { updateRun } from './run.ts';

test.each(ENGINES)('%s: games of both versions go on over an update, back and again, end and hold', async (engine) => {
  const result = await updateRun({ engine, games: 16, seed: 'npm test' });
  expect(result).toMatchObject({ games: 16, over: 16, faults: [], waited: result.new });
  expect(result.new).toBeGreaterThan(0);
  expect(result.old).toBeGreaterThan(result.new);
});
