// Holds foresight against what happens: `npm run foresight -- burgle-bros 100000`: so many positions, and every legal
// move in each is foreseen. Several processes share the work, one for each core unless `--cores` says how many. Exits with
// 1 if anything was broken or further off than chance explains.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { catalogue } from '#games/index.ts';
import { Tallies } from '#table/lawbook.ts';
import { inParts } from '../parts.ts';
import { type Part, type Report, STANDARD_ERRORS } from './part.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { cores: { type: 'string' } },
  allowPositionals: true,
});
const [id = '', count = '10000'] = positionals;
const { cores = String(availableParallelism()) } = values;
if (!Object.hasOwn(catalogue, id) || ![count, cores].every((number) => /^[1-9]\d*$/.test(number))) {
  console.error(`usage: npm run foresight -- ${Object.keys(catalogue).join('|')} [positions] [--cores n]`);
  exit(2);
}
const wanted = Number(count);
const reports = await inParts<Report>(
  join(import.meta.dirname, 'part.ts'),
  wanted,
  Number(cores),
  (part, parts, positions): Part => ({ id, part, parts, positions }),
);
const sum = (of: (report: Report) => number): number => reports.reduce((total, report) => total + of(report), 0);
const tallies = new Tallies();
const inPlay = new Map<string, number>();
for (const { sums, met } of reports) {
  for (const [kind, { came, expected, variance }] of sums) tallies.tally(kind, came, expected, variance);
  for (const [name, times] of met) inPlay.set(name, (inPlay.get(name) ?? 0) + times);
}
const broken = reports.flatMap((report) => report.broken);
const off = tallies.beyond(STANDARD_ERRORS);
if (inPlay.size > 0)
  console.log(
    [...inPlay]
      .sort(([, a], [, b]) => b - a)
      .map(([name, times]) => `${name} ${times}`)
      .join(' · '),
  );
console.log(
  `${id}: ${sum(({ positions }) => positions)} positions of ${sum(({ games }) => games)} games, ` +
    `${sum(({ claimed }) => claimed)} claims about ${sum(({ moves }) => moves)} moves, ${sum(({ exact }) => exact)} of them exact; ` +
    `${(sum(({ milliseconds }) => milliseconds) / wanted).toFixed(2)} ms for all moves of a position; ` +
    `${broken.length} broken; ${off.length} of ${tallies.kinds} kinds of event further off than ${STANDARD_ERRORS} standard errors`,
);
for (const line of [...broken.slice(0, 10), ...off]) console.log(`  ${line}`);
exit(broken.length === 0 && off.length === 0 ? 0 : 1);
