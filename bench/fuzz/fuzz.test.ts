import { expect, test } from 'vitest';
import { fuzzRun } from './run.ts';

test('2,000 malformed, oversized and forged messages and bytes: no crash, no failure, no leak', async () => {
  const { faults, answers } = await fuzzRun(2000, 'npm test', () => undefined);
  expect(faults).toEqual([]);
  expect(answers['socket bad-message']).toBeGreaterThan(300);
  expect(answers['http 400']).toBeGreaterThan(30);
  expect(answers['raw reset']).toBeGreaterThan(50);
});
