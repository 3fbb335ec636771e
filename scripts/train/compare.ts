// How well the crew's chance to win is told in games that nothing has learnt from: `node scripts/train/compare.ts data/train`,
// after play.ts. The judge, or that of `--judge FILE`, beside a constant and beside the fifteen traits it took the place of,
// fitted anew for each job.

import { parseArgs } from 'node:util';
import { JOBS } from '#games/burgle-bros/components/jobs.ts';
import { fit, type Sample } from '../regression.ts';
import { judgeIn } from './crew.ts';
import { FIFTEEN } from './fifteen.ts';
import { HELD_OUT, type Row, rowsIn } from './rows.ts';

type Tell = (row: Row) => number;

const BINS = 10;
/** Regression has all in memory: so many turns of a job are enough for fifteen numbers. */
const MOST_SAMPLES = 60_000;
const BUILDING = FIFTEEN.map(() => 0);

const isHeldOut = ({ game }: Row): boolean => game % HELD_OUT === 0;

/** The chance to win by traits fitted on games that are not held out. */
function refitted(rows: readonly Row[]): Tell {
  const step = Math.ceil(rows.length / MOST_SAMPLES);
  const samples: Sample[] = rows
    .filter((_, i) => i % step === 0)
    .map(({ fifteen, won }) => ({ traits: [[...fifteen], BUILDING], wins: [won, 1 - won] }));
  const weights = fit(samples);
  return ({ fifteen }) => 1 / (1 + Math.exp(-fifteen.reduce((sum, trait, i) => sum + trait * weights[i]!, 0)));
}

function lossOf(rows: readonly Row[], tell: Tell): number {
  const losses = rows.map((row) => -Math.log(Math.max(1e-9, row.won === 1 ? tell(row) : 1 - tell(row))));
  return losses.reduce((sum, loss) => sum + loss, 0) / rows.length;
}

/** In ten bins of what was told: how often it came so. */
function calibration(rows: readonly Row[], tell: Tell): string[] {
  const bins = Array.from({ length: BINS }, () => ({ rows: 0, told: 0, won: 0 }));
  for (const row of rows) {
    const told = tell(row);
    const bin = bins[Math.min(BINS - 1, Math.floor(BINS * told))]!;
    bin.rows += 1;
    bin.told += told;
    bin.won += row.won;
  }
  return bins
    .filter(({ rows }) => rows > 0)
    .map(({ rows, told, won }) => `| ${percent(told / rows)} | ${percent(won / rows)} | ${rows} |`);
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const { values, positionals } = parseArgs({ options: { judge: { type: 'string' } }, allowPositionals: true });
const judge = await judgeIn(values.judge);
const tellJudge: Tell = ({ traits }) => judge(traits);
const UNREAD = new Float32Array();
const [learning, held]: [Row[], Row[]] = [[], []];
for (const folder of positionals.length > 0 ? positionals : ['data/train'])
  for (const row of rowsIn(folder)) {
    // There may be millions, of which the fifteen are all that is looked at.
    if (isHeldOut(row)) held.push(row);
    else learning.push({ ...row, traits: UNREAD });
  }

console.log('| job | held-out games | turns | a constant | fifteen traits, fitted by job | the judge | less by |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const job of JOBS) {
  const [known, told] = [learning, held].map((rows) => rows.filter((row) => row.job === job)) as [Row[], Row[]];
  if (known.length === 0 || told.length === 0) continue;
  const mean = known.reduce((sum, { won }) => sum + won, 0) / known.length;
  const [constant, fifteen, judged] = [() => mean, refitted(known), tellJudge].map((tell) => lossOf(told, tell));
  const games = new Set(told.map(({ game }) => game)).size;
  const losses = [constant!, fifteen!, judged!].map((loss) => loss.toFixed(4));
  console.log(`| ${[job, games, told.length, ...losses].join(' | ')} | ${percent(1 - judged! / fifteen!)} |`);
}
console.log('\n| the judge says | won | turns |\n| --- | --- | --- |');
console.log(calibration(held, tellJudge).join('\n'));
const started = performance.now();
for (const row of held) tellJudge(row);
console.log(`\n${((1000 * (performance.now() - started)) / held.length).toFixed(1)} µs a position, traits not counted`);
