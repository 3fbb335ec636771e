import { expect, test } from 'vitest';
import { chaosRun } from './run.ts';
import { ALL_KINDS } from './trouble.ts';

test('three processes, every kind of fault: one order, nothing lost or doubled, all agree, every record verifies', async () => {
  const { faults, kinds, acknowledged, byBots } = await chaosRun({
    faults: ALL_KINDS.length,
    parties: 8,
    processes: 3,
    seed: 'npm test',
  });
  expect(faults).toEqual([]);
  expect(Object.values(kinds)).toEqual(ALL_KINDS.map(() => 1));
  expect(acknowledged).toBeGreaterThan(30);
  expect(byBots).toBeGreaterThan(10);
});
