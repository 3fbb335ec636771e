// Games for the judge to learn from: `node scripts/train/play.ts --games 2000`, on all cores. Writes what is known when each
// turn begins, and who won, as rows of numbers into data/train; the same seed gives the same rows. Planners play, which is
// quick; with `--plays 16` they look ahead so many times before each move, by the judge that is there.

import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { player } from '#games/burgle-bros/bot/player.ts';
import { Rehearsal } from '#games/burgle-bros/bot/rehearsal.ts';
import { TRAITS, traitsOf } from '#games/burgle-bros/bot/traits.ts';
import { JOBS, type Job } from '#games/burgle-bros/components/jobs.ts';
import { game } from '#games/burgle-bros/index.ts';
import type { Move } from '#games/burgle-bros/move.ts';
import type { Options } from '#games/burgle-bros/options.ts';
import type { State } from '#games/burgle-bros/state.ts';
import { quick } from '#table/chance.ts';
import { type Chance, reading } from '#table/game.ts';
import { FIFTEEN, fifteenOf } from './fifteen.ts';
import { LEAD, WIDTH } from './rows.ts';

interface Share {
  readonly games: number;
  readonly seed: string;
  readonly plays: number;
  readonly out: string;
  readonly workers: number;
  readonly worker: number;
}

/** Which jobs are played, one after the other: mostly the hardest. */
const PLAYED: readonly (readonly [job: Job, seats: number])[] = [
  ...([1, 2, 3, 4, 2, 3, 4, 2, 3, 4, 1, 2, 3, 4] as const).map((seats) => ['bank', seats] as const),
  ...([1, 2, 3, 4] as const).map((seats) => ['fort-knox', seats] as const),
  ...([1, 2, 3, 4] as const).map((seats) => ['office', seats] as const),
];

/** A crew that hides for so long is not worth following. */
const MOST_TURNS = 400;
/** Games are written so many at a time. */
const BATCH = 25;

/** Goes on to the beginning of the next turn. */
type Follow = () => void;

/** Planners who share what they have thought: quick. */
function rehearsing(state: State, chance: Chance): Follow {
  const rehearsal = new Rehearsal(state, chance);
  return () => rehearsal.until(state.turns + 1);
}

/** A crew that looks ahead, each from what its seat knows. */
function lookingAhead(state: State, chance: Chance, plays: number): Follow {
  const choose = player('hard', { iterations: plays });
  return () => {
    const { turns } = state;
    while (state.result === 'playing' && (state.turns === turns || state.pending.length > 0)) {
      const seat = game.toAct(reading(state))[0]!;
      const moves = game.moves(reading(state), seat);
      const move = choose({ seat, moves, chance, view: game.view(reading(state), seat) });
      game.step(state, seat, move as Move, chance, () => {});
    }
  };
}

/** One game: a row for every turn. */
function played(n: number, { seed, plays }: Share): Float32Array {
  const [job, seats] = PLAYED[n % PLAYED.length]!;
  const chance = quick(`${seed} ${n}`);
  const state = game.setup(game.options({ job }, seats) as Options, seats, chance);
  const follow = plays > 0 ? lookingAhead(state, chance, plays) : rehearsing(state, chance);
  const turns: number[][] = [];
  while (state.result === 'playing' && state.turns < MOST_TURNS) {
    turns.push([n, 0, JOBS.indexOf(job), seats, ...fifteenOf(reading(state)), ...traitsOf(reading(state))]);
    follow();
  }
  for (const row of turns) row[1] = state.result === 'won' ? 1 : 0;
  return Float32Array.from(turns.flat());
}

function work(share: Share): void {
  const { games, out, workers, worker } = share;
  let batch: Float32Array[] = [];
  const write = (): void => {
    for (const rows of batch) appendFileSync(`${out}/rows-${worker}.f32`, new Uint8Array(rows.buffer));
    batch = [];
  };
  for (let n = worker; n < games; n += workers) {
    batch.push(played(n, share));
    if (batch.length === (share.plays > 0 ? 1 : BATCH)) write();
  }
  write();
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      seed: { type: 'string', default: 'train' },
      plays: { type: 'string', default: '0' },
      out: { type: 'string', default: 'data/train' },
    },
  });
  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  writeFileSync(
    `${values.out}/about.json`,
    JSON.stringify({ width: WIDTH, lead: LEAD, fifteen: FIFTEEN.length, traits: TRAITS }),
  );
  const workers = availableParallelism();
  const { seed, out } = values;
  const share = { games: Number(values.games), seed, plays: Number(values.plays), out, workers };
  for (let worker = 0; worker < workers; worker++)
    new Worker(new URL(import.meta.url), { workerData: { ...share, worker } });
} else work(workerData as Share);
