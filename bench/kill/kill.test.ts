import { expect, test } from 'vitest';
import { killRun } from './run.ts';

// A kill of each kind; many of them by night.
test('50 clients, 4 kills, a disk that is full, a clock that jumps: no acknowledged move is lost or doubled, all agree, every record verifies', async () => {
  const { faults, acknowledged, failed, lives } = await killRun({ kills: 4, clients: 50, seed: 'npm test' });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
  expect(failed).toBeGreaterThan(0);
  expect(Object.values(lives)).not.toContain(0);
});
