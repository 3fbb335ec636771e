// Those who are far away and those who are many: one table with a hall of 1,000 who look on, at a pace that people play at; and
// a table of four at a slow line. Prints figures; there is no bar for them.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { short } from '../report.ts';
import { Score, Starter } from './crowd.ts';
import { hideoutCrowd } from './hideout.ts';
import { hideout, type Served } from './process.ts';
import { slowLine } from './slow-line.ts';
import { memoryOf } from './usage.ts';

const HALL = 1000;
/** As quick as bots follow each other. */
const RATE = 2;
const SPAN = Number(process.env.BENCH_SECONDS ?? 20) * 1000;
const WARM_UP = 3000;
/** A train: a third of a second there and back, a quarter of a megabit. */
const TRAIN = { delay: 150, bytesPerSecond: 32_000 };

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(root, '.bench-'));
try {
  await hall(await hideout({ HIDEOUT_DATA: join(folder, 'hall.db') }));
  await train(await hideout({ HIDEOUT_DATA: join(folder, 'train.db') }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function hall(served: Served): Promise<void> {
  const [score, shown] = [new Score(), new Score()];
  const crowd = hideoutCrowd([served.port], { spectators: HALL, shown, together: true });
  const playing = await crowd.play(1, new Starter(RATE), score);
  await pause(WARM_UP);
  const cpu = served.cpu();
  for (const each of [score, shown]) each.begin();
  await pause(SPAN);
  const used = served.cpu() - cpu;
  console.log(`one table, ${HALL} who look on, ${RATE} moves/s
  a move is acknowledged   p50 ${short(score.quantile(0.5))} ms   p99 ${short(score.quantile(0.99))} ms
  … and seen in the hall   p50 ${short(shown.quantile(0.5))} ms   p99 ${short(shown.quantile(0.99))} ms   ${shown.moves} times
  ${short((1000 * used) / score.moves)} ms CPU/move, ${short((1e6 * used) / score.moves / HALL)} µs for each who looks on; ${short(memoryOf(served.child.pid!))} MB`);
  playing.end();
  await served.end();
}

async function train(served: Served): Promise<void> {
  const line = await slowLine(served.port, TRAIN);
  const score = new Score();
  const playing = await hideoutCrowd([line.port]).play(1, new Starter(), score);
  await pause(WARM_UP);
  const before = line.bytes;
  score.begin();
  await pause(SPAN);
  console.log(`a table of four at a line of ${2 * TRAIN.delay} ms and ${TRAIN.bytesPerSecond / 1000} KB/s each
  a move is acknowledged   p50 ${short(score.quantile(0.5))} ms   p99 ${short(score.quantile(0.99))} ms
  ${short(score.moves / (SPAN / 1000))} moves/s, ${short((line.bytes - before) / score.moves / 1000)} KB a move to all four, new tables among them`);
  playing.end();
  line.close();
  await served.end();
}
