// One side of a comparison, on a thread and so on a heap of its own: neither slows down the other's garbage collector,
// nor shows the compiler other kinds of values in the functions that both use.

import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { quick } from '#table/chance.ts';
import { iterationsPerSecond, type Pace, pace } from './measure.ts';
import { hideout, type Playout, type Result } from './playouts.ts';
import { hideoutSearch, type Search } from './searches.ts';

/** What is compared. */
export interface Engine {
  readonly play: Playout;
  readonly search: Search;
}

const boardgameIo = async (): Promise<Engine> => (await import('./peer.ts')).boardgameIo();

const ENGINES = {
  hideout: async () => ({ play: hideout, search: hideoutSearch }),
  /** As it comes: it checks every state for what JSON cannot hold. */
  'boardgame.io': boardgameIo,
  /** With `NODE_ENV=production` it does not. */
  'boardgame.io production': boardgameIo,
} satisfies Record<string, () => Promise<Engine>>;

export type SideName = keyof typeof ENGINES;

/** Asks one thing at a time. */
export interface Side {
  /** The first games of a seed. */
  results(seed: string, games: number): Promise<readonly Result[]>;
  pace(seed: string, milliseconds: number): Promise<Pace>;
  /** Iterations of searches per second. */
  searching(seed: string, milliseconds: number): Promise<number>;
  end(): Promise<number>;
}

type Question = { readonly seed: string } & (
  | { readonly ask: 'results'; readonly games: number }
  | { readonly ask: 'pace' | 'searching'; readonly milliseconds: number }
);

export function start(name: SideName): Side {
  const NODE_ENV = name.endsWith('production') ? 'production' : 'development';
  const worker = new Worker(new URL(import.meta.url), { workerData: name, env: { ...process.env, NODE_ENV } });
  const ask = async <T>(question: Question): Promise<T> => {
    worker.postMessage(question);
    const [answer] = await once(worker, 'message');
    return answer;
  };
  return {
    results: (seed, games) => ask({ ask: 'results', seed, games }),
    pace: (seed, milliseconds) => ask({ ask: 'pace', seed, milliseconds }),
    searching: (seed, milliseconds) => ask({ ask: 'searching', seed, milliseconds }),
    end: () => worker.terminate(),
  };
}

if (!isMainThread) {
  const { play, search } = await ENGINES[workerData as SideName]();
  parentPort!.on('message', (question: Question) => parentPort!.postMessage(answer(question)));

  function answer(question: Question): unknown {
    const { ask, seed } = question;
    if (ask === 'results') return results(seed, question.games);
    if (ask === 'pace') return pace(play, seed, question.milliseconds);
    return iterationsPerSecond(search, seed, question.milliseconds);
  }

  function results(seed: string, games: number): Result[] {
    const chance = quick(seed);
    return Array.from({ length: games }, () => play(chance));
  }
}
