// Does a crew win more with another judge? `node scripts/train/contest.ts --judges data/round/learnt.ts,present --seconds 120`.
// The same Bank Jobs with each judge, of two, three and four players in turns; `--plays 12` look aheads before each move.

import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { wilson } from '#bots/tally.ts';
import { onThreads, type Queue, queueOf, THREADS, tasksOf } from '../queue.ts';
import { begun, judgeIn, playTurn } from './crew.ts';

interface Share {
  readonly queue: Queue;
  readonly judges: readonly string[];
  readonly seed: string;
  readonly plays: number;
}

interface Game {
  readonly n: number;
  readonly judge: number;
  readonly seats: number;
  readonly won: boolean;
}

const MOST_TURNS = 400;
const CREWS = [2, 3, 4];

async function work({ queue, judges, seed, plays }: Share): Promise<void> {
  const tell = await Promise.all(judges.map(judgeIn));
  for (const task of tasksOf(queue)) {
    const [n, judge] = [Math.floor(task / judges.length), task % judges.length];
    const seats = CREWS[n % CREWS.length]!;
    const { state, chance } = begun(seed, n, 'bank', seats);
    while (state.result === 'playing' && state.turns < MOST_TURNS) playTurn(state, chance, plays, tell[judge]!);
    parentPort!.postMessage({ n, judge, seats, won: state.result === 'won' } satisfies Game);
  }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** How many of these were won, with the interval of 95 %. */
function sharesOf(games: readonly Game[]): string {
  if (games.length === 0) return '—';
  const share = games.filter(({ won }) => won).length / games.length;
  const [low, high] = wilson(share, games.length);
  return `${percent(share)} of ${games.length}, ${percent(low)} – ${percent(high)}`;
}

function report(judges: readonly string[], games: readonly Game[]): void {
  console.log(`| Bank Jobs won | ${CREWS.map((seats) => `${seats} players`).join(' | ')} | all |`);
  console.log(`| --- |${CREWS.map(() => ' --- |').join('')} --- |`);
  for (const [judge, name] of judges.entries()) {
    const mine = games.filter((game) => game.judge === judge);
    const cells = CREWS.map((seats) => sharesOf(mine.filter((game) => game.seats === seats)));
    console.log(`| ${[name, ...cells, sharesOf(mine)].join(' | ')} |`);
  }
  const wonBy = (judge: number): Set<number> =>
    new Set(games.filter((game) => game.judge === judge && game.won).map(({ n }) => n));
  const [first, second] = [wonBy(0), wonBy(1)];
  const only = [first.difference(second).size, second.difference(first).size];
  console.log(`\nof the same games won by the first alone ${only[0]}, by the second alone ${only[1]}`);
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      judges: { type: 'string', default: 'data/round/learnt.ts,present' },
      games: { type: 'string' },
      seconds: { type: 'string', default: 'Infinity' },
      threads: { type: 'string', default: THREADS },
      seed: { type: 'string', default: 'contest' },
      plays: { type: 'string', default: '12' },
    },
  });
  const judges = values.judges.split(',');
  const tasks = values.games === undefined ? Number.POSITIVE_INFINITY : judges.length * Number(values.games);
  const queue = queueOf({ tasks, seconds: Number(values.seconds) });
  const games: Game[] = [];
  await onThreads<Game>(
    import.meta.url,
    Number(values.threads),
    { queue, judges, seed: values.seed, plays: Number(values.plays) },
    (game) => games.push(game),
  );
  // What only one of them has played is no comparison.
  const played = Map.groupBy(games, ({ n }) => n);
  report(
    judges,
    games.filter(({ n }) => played.get(n)!.length === judges.length),
  );
} else await work(workerData as Share);
