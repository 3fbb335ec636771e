// People play, go away and come back, at tables of every clock: `npm run waits -- --tables 1000`.

import { parseArgs } from 'node:util';
import { type Row, waitsRun } from './run.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    /** `0` is one process over SQLite, more are so many over PostgreSQL and NATS. */
    processes: { type: 'string', multiple: true, default: ['0', '3'] },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const timeOf = (time: number): string =>
  time < 120 * MINUTE ? `${Math.round(time / 6000) / 10} min` : `${Math.round(time / (HOUR / 10)) / 10} h`;

const shown = ({ longest: { waited, allowed }, ...row }: Row) => ({
  ...row,
  'longest wait': timeOf(waited),
  'allowed there': timeOf(allowed),
});

let isGood = true;
for (const processes of values.processes.map(Number)) {
  const begun = performance.now();
  const { rows, faults, ...result } = await waitsRun({
    tables: Number(values.tables),
    processes,
    seed: values.seed,
    progress: (pace, days, open) => process.stderr.write(`\r\x1b[K${pace}: ${days.toFixed(2)} days, ${open} games `),
  });
  process.stderr.write('\n');
  console.log(processes === 0 ? 'one process, SQLite' : `${processes} processes, PostgreSQL, NATS`);
  console.table(rows.map(shown));
  console.log({ seed: values.seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
  for (const fault of faults.slice(0, 50)) console.log(fault);
  console.log(faults.length === 0 ? 'nobody waited in vain' : `${faults.length} faults`);
  isGood &&= faults.length === 0;
}
process.exit(isGood ? 0 : 1);
