import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { agreement } from './verifiers.ts';

/** All games in all kinds of record, and every kind of change once. */
const [RECORDS, TAMPERED] = [84, 72];

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('a second verifier, in Python, agrees with ours', async () => {
  const { samePlace: _, traits, ...found } = await agreement(RECORDS, TAMPERED);
  expect(Object.entries(traits).filter(([, many]) => many === 0)).toEqual([]);
  expect(found).toEqual({
    ...{ holds: RECORDS, found: TAMPERED, differ: [], unnoticed: [] },
    ...{ forged: TAMPERED, believed: [] },
  });
});
