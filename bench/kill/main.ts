// People play at random while the server is killed again and again: `npm run kill -- --kills 200`.

import { parseArgs } from 'node:util';
import { killRun } from './run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    clients: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const begun = performance.now();
const { faults, ...result } = await killRun({
  kills: Number(values.kills),
  clients: Number(values.clients),
  seed: values.seed,
  progress: (kill) => process.stderr.write(`\rkill ${kill} of ${values.kills} `),
});
process.stderr.write('\n');
console.log({ seed: values.seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? 'nothing lost, nothing doubled, everybody agrees' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
