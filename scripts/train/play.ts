// Games for the judge to learn from: `node scripts/train/play.ts --games 2000`, or `--seconds 120`, on all cores or
// `--threads 4`. Writes what is known when each turn begins, and who won, as rows of numbers into data/train; the same seed
// gives the same rows of a game. Planners play, which is quick; with `--plays 12` they look ahead so many times before each
// move, by the judge that is there or by `--judge FILE`.

import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Judge } from '#games/burgle-bros/bot/judge.ts';
import { Rehearsal } from '#games/burgle-bros/bot/rehearsal.ts';
import { TRAITS, traitsOf } from '#games/burgle-bros/bot/traits.ts';
import type { Job } from '#games/burgle-bros/components/jobs.ts';
import { reading } from '#table/game.ts';
import { onThreads, type Queue, queueOf, THREADS, tasksOf } from '../queue.ts';
import { begun, judgeIn, playTurn } from './crew.ts';
import { FIFTEEN, fifteenOf } from './fifteen.ts';
import { LEAD, packed, type Row, WIDTH } from './rows.ts';

interface Share {
  readonly queue: Queue;
  readonly seed: string;
  readonly plays: number;
  readonly judge: string | undefined;
  readonly out: string;
  readonly thread: number;
}

/** Which jobs are played, one after the other: mostly the hardest. */
const PLAYED: readonly (readonly [job: Job, seats: number])[] = [
  ...([1, 2, 3, 4, 2, 3, 4, 2, 3, 4, 1, 2, 3, 4] as const).map((seats) => ['bank', seats] as const),
  ...([1, 2, 3, 4] as const).map((seats) => ['fort-knox', seats] as const),
  ...([1, 2, 3, 4] as const).map((seats) => ['office', seats] as const),
];

/** A crew that hides for so long is not worth following. */
const MOST_TURNS = 400;
/** Rows are written so many games at a time: together they pack better. */
const BATCH = 25;

/** One game: a row for every turn. */
function played(n: number, { seed, plays }: Share, judge: Judge): Row[] {
  const [job, seats] = PLAYED[n % PLAYED.length]!;
  const { state, chance } = begun(seed, n, job, seats);
  // Planners share what they have thought: quick.
  const rehearsal = new Rehearsal(state, chance);
  const rows: Row[] = [];
  while (state.result === 'playing' && state.turns < MOST_TURNS) {
    const [fifteen, traits] = [fifteenOf(reading(state)), traitsOf(reading(state))];
    rows.push({ game: n, won: 0, job, seats, fifteen: Float32Array.from(fifteen), traits });
    if (plays > 0) playTurn(state, chance, plays, judge);
    else rehearsal.until(state.turns + 1);
  }
  const won = state.result === 'won' ? 1 : 0;
  return rows.map((row) => ({ ...row, won }));
}

async function work(share: Share): Promise<void> {
  const judge = await judgeIn(share.judge);
  let [batch, games]: [Row[], number] = [[], 0];
  const write = (): void => {
    if (batch.length > 0) appendFileSync(`${share.out}/rows-${share.thread}.gz`, packed(batch));
    batch = [];
  };
  for (const n of tasksOf(share.queue)) {
    const rows = played(n, share, judge);
    batch.push(...rows);
    parentPort!.postMessage(rows[0]!.won);
    games += 1;
    if (games % BATCH === 0) write();
  }
  write();
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seconds: { type: 'string' },
      threads: { type: 'string', default: THREADS },
      seed: { type: 'string', default: 'train' },
      plays: { type: 'string', default: '0' },
      judge: { type: 'string' },
      out: { type: 'string', default: 'data/train' },
    },
  });
  const { games = values.seconds === undefined ? '2000' : 'Infinity', seconds = 'Infinity', seed, judge, out } = values;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(
    `${out}/about.json`,
    `${JSON.stringify({ width: WIDTH, lead: LEAD, fifteen: FIFTEEN.length, traits: TRAITS })}\n`,
  );
  const queue = queueOf({ tasks: Number(games), seconds: Number(seconds) });
  let [all, won] = [0, 0];
  await onThreads<number>(
    import.meta.url,
    Number(values.threads),
    { queue, seed, judge, out, plays: Number(values.plays) },
    (isWon) => {
      all += 1;
      won += isWon;
    },
  );
  console.log(`${all} games in ${out}, ${won} won`);
} else await work(workerData as Share);
