// What the thread of `sqlite-thread.ts` runs: it has the file, and does what it is asked in the order of asking.

import { parentPort, workerData } from 'node:worker_threads';
import { sqliteShelf } from './sqlite.ts';
import type { Answer, Question, Ready } from './sqlite-thread.ts';

const say = (message: Ready | Answer): void => parentPort!.postMessage(message);

const shelf = (await sqliteShelf(workerData as string).catch((error: unknown) => {
  say({ failed: error });
  process.exit();
})) as unknown as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

parentPort!.on('message', async ({ id, what, args }: Question) => {
  try {
    say({ id, answer: await shelf[what]!(...args) });
  } catch (error) {
    say({ id, failed: error });
  }
});

say({ can: Object.keys(shelf) });
