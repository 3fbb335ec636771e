// Fixed tournaments between bots: `npm run ladder`, or of one game `npm run ladder -- art-robbery`, some of its rows
// `--rows 1,3`, with another number of games `--games 40`, on so many threads `--threads 4`, of each row what is begun within
// so many seconds `--seconds 60`. Seats rotate, each shuffle is played in every rotation, and
// nothing was tuned with these seeds. Of each duel `--account 100` games are accounted for, to tell the share without luck.
// Writes ladder.md row by row. Exits with 1 if a bar is missed. A sample, `--sample 40`, accounts for none,
// plays no more games than that of the rows that have a bar, writes nothing, and misses a bar only if all of its interval is below.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogue } from '#games/index.ts';
import { THREADS } from '../scripts/queue.ts';
import { DUELS, type Duel } from './ladder/duels.ts';
import { HEISTS, type Heist } from './ladder/heists.ts';
import { DUEL_FORM, type Form, HEIST_FORM, PAGE, withLine } from './ladder/page.ts';
import { duelled, type Follow, type Limits, pulledOff, type Share, sharedOut } from './ladder/tournament.ts';

const { values, positionals } = parseArgs({
  options: {
    rows: { type: 'string' },
    games: { type: 'string' },
    sample: { type: 'string' },
    account: { type: 'string', default: '100' },
    threads: { type: 'string', default: THREADS },
    seconds: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
});
const unknown = positionals.find((id) => !Object.hasOwn(catalogue, id));
if (unknown !== undefined) {
  console.error(`there is no game "${unknown}", only ${Object.keys(catalogue).join(', ')}`);
  process.exit(2);
}
const wanted = values.rows?.split(',').map(Number);
const isSample = values.sample !== undefined;
const limits: Limits = { threads: Number(values.threads), seconds: Number(values.seconds) };

/** How often it is said how far a row is, where a line cannot be written over. */
const TOLD = 10;

for (const id of Object.keys(catalogue)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const accounted = isSample ? 0 : Number(values.account);
  const duels = (DUELS[id] ?? []).map((duel) => ({ ...duel, accounted }));
  await climb(id, duels, DUEL_FORM, (duel, follow) => duelled(duel, sharedOut(id, duel, limits), follow));
  await climb(id, HEISTS[id] ?? [], HEIST_FORM, (heist, follow) => pulledOff(sharedOut(id, heist, limits), follow));
}

/** As many as are planned or asked for; of a sample not more than either. */
function gamesOf({ games }: Duel | Heist): number {
  if (values.sample !== undefined) return Math.min(games, Number(values.sample));
  return values.games === undefined ? games : Number(values.games);
}

/** Plays row after row, and says how far it is. */
async function climb<R extends Duel | Heist, F extends Share>(
  id: string,
  planned: readonly R[],
  form: Form<R, F>,
  play: (row: R, follow: Follow) => Promise<F>,
): Promise<void> {
  const rows = planned.map((row) => ({ ...row, games: gamesOf(row) }));
  for (const [i, row] of rows.entries()) {
    if (wanted !== undefined && !wanted.includes(i + 1)) continue;
    if (isSample && row.bar === undefined) continue;
    const started = performance.now();
    const found = await play(row, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${row.games} games`);
      else if (done % Math.ceil(row.games / TOLD) === 0) process.stderr.write(`${done} of ${row.games} games\n`);
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    rows[i] = { ...row, games: found.games };
    const table = { id, head: form.head, asked: rows.map(form.asked) };
    const line = [...table.asked[i]!, ...form.found(found)].join(' · ');
    process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${line} (${seconds} s)\n`);
    if (row.bar !== undefined && (isSample ? found.interval[1] : found.share) < row.bar) process.exitCode = 1;
    if (isSample) continue;
    writeFileSync(PAGE, withLine(readFileSync(PAGE, 'utf8'), table, i, form.found(found)));
  }
}
