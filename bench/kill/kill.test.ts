import { expect, test } from 'vitest';
import { killRun } from './run.ts';

test('50 clients, 10 kills: no acknowledged move is lost or doubled, all agree, every record verifies', async () => {
  const { faults, acknowledged } = await killRun({ kills: 10, clients: 50, seed: 'npm test' });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
});
