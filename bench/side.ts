// One side of a comparison, on a thread and so on a heap of its own: neither slows down the other's garbage collector,
// nor shows the compiler other kinds of values in the functions that both use.

import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { quick } from '#table/chance.ts';
import { type Pace, pace } from './measure.ts';
import { hideout, type Playout, type Result } from './playouts.ts';

const boardgameIo = async (): Promise<Playout> => (await import('./peer.ts')).boardgameIo();

const PLAYOUTS = {
  hideout: async () => hideout,
  /** As it comes: it checks every state for what JSON cannot hold. */
  'boardgame.io': boardgameIo,
  /** With `NODE_ENV=production` it does not. */
  'boardgame.io production': boardgameIo,
} satisfies Record<string, () => Promise<Playout>>;

export type SideName = keyof typeof PLAYOUTS;

/** Asks one thing at a time. */
export interface Side {
  /** The first games of a seed. */
  results(seed: string, games: number): Promise<readonly Result[]>;
  pace(seed: string, milliseconds: number): Promise<Pace>;
  end(): Promise<number>;
}

type Question = { readonly seed: string } & ({ readonly games: number } | { readonly milliseconds: number });

export function start(name: SideName): Side {
  const NODE_ENV = name.endsWith('production') ? 'production' : 'development';
  const worker = new Worker(new URL(import.meta.url), { workerData: name, env: { ...process.env, NODE_ENV } });
  const ask = async <T>(question: Question): Promise<T> => {
    worker.postMessage(question);
    const [answer] = await once(worker, 'message');
    return answer;
  };
  return {
    results: (seed, games) => ask({ seed, games }),
    pace: (seed, milliseconds) => ask({ seed, milliseconds }),
    end: () => worker.terminate(),
  };
}

if (!isMainThread) {
  const play = await PLAYOUTS[workerData as SideName]();
  parentPort!.on('message', (question: Question) => {
    parentPort!.postMessage('games' in question ? results(question) : pace(play, question.seed, question.milliseconds));
  });

  function results({ seed, games }: { readonly seed: string; readonly games: number }): Result[] {
    const chance = quick(seed);
    return Array.from({ length: games }, () => play(chance));
  }
}
