// People are called while processes are killed: `npm run calls -- --moves 100 --kills 20`.

import { parseArgs } from 'node:util';
import { callsRun } from './run.ts';

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '100' },
    kills: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '8' },
    processes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
/** Of a hundred. */
const BAR = 95;

const begun = performance.now();
const result = await callsRun({
  moves: Number(values.moves),
  kills: Number(values.kills),
  pairs: Number(values.pairs),
  processes: Number(values.processes),
  seed: values.seed,
  progress: (moves, kills) =>
    process.stderr.write(`\rmove ${moves} of ${values.moves}, kill ${kills} of ${values.kills} `),
});
process.stderr.write('\n');
console.log({ seed: values.seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
const { away, inTime, lost, twice, whileInSight, afterAnswer, faults } = result;
const isGood = inTime * 100 >= away * BAR && lost + twice + whileInSight + afterAnswer + faults.length === 0;
console.log(isGood ? 'everybody was called in time, once, and nobody for nothing' : 'not as it should be');
process.exit(isGood ? 0 : 1);
