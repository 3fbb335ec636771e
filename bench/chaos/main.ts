// People play while processes, lines, PostgreSQL and NATS fail again and again: `npm run chaos -- --faults 200`.

import { parseArgs } from 'node:util';
import { chaosRun } from './run.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '40' },
    parties: { type: 'string', default: '15' },
    processes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now()) },
    log: { type: 'boolean', default: false },
  },
});
/** How long it may take until everybody sees the same again, in milliseconds. */
const BOUND = 5000;

const begun = performance.now();
const { faults, log, ...result } = await chaosRun({
  faults: Number(values.faults),
  parties: Number(values.parties),
  processes: Number(values.processes),
  seed: values.seed,
  progress: (fault, kind) => process.stderr.write(`\r\x1b[Kfault ${fault} of ${values.faults}: ${kind} `),
});
process.stderr.write('\n');
if (values.log) for (const line of log) console.error(line);
console.log({ seed: values.seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
const late = result.agreedAfter > BOUND ? [`everybody agrees after ${Math.round(result.agreedAfter)} ms`] : [];
const wrong = [...late, ...faults];
for (const fault of wrong.slice(0, 50)) console.log(fault);
console.log(
  wrong.length === 0 ? 'one order, nothing lost, nothing doubled, everybody agrees' : `${wrong.length} faults`,
);
process.exit(wrong.length === 0 ? 0 : 1);
