import { Worker } from 'node:worker_threads';
import { Lost } from '../last-resort.ts';
import { archiveOn, type ServerArchive, type Shelf } from './archive.ts';

/** What the thread says when it has opened the file: what it can be asked. */
export type Ready = { readonly can: readonly string[] } | { readonly failed: unknown };

export interface Question {
  readonly id: number;
  readonly what: string;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: unknown };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Opens the file in a thread of its own, so that nobody waits for the disk but those whose entries are being written. */
export async function openSqliteThread(file: string): Promise<ServerArchive> {
  // Node would otherwise hand our own flags, such as those of a test runner, to the thread.
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: file,
    execArgv: [],
    // What it reads is handed on at once: there is no need to let it pile up before it is cleared away.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const ready = await new Promise<Ready>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if ('failed' in ready) throw ready.failed;
  return archiveOn(shelfOf(worker, ready.can));
}

function shelfOf(worker: Worker, can: readonly string[]): Shelf {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let closed = false;
  const ask = (what: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed) throw new Error('closed');
      // A program that has nothing left to do ends, but not while it waits for an answer.
      if (waiting.size === 0) worker.ref();
      waiting.set(count, { resolve, reject });
      worker.postMessage({ id: count++, what, args } satisfies Question);
    });
  worker.on('message', (answers: readonly Answer[]) => {
    for (const answer of answers) {
      const { resolve, reject } = waiting.get(answer.id)!;
      waiting.delete(answer.id);
      if ('failed' in answer) reject(answer.failed);
      else resolve(answer.answer);
    }
    if (waiting.size === 0) worker.unref();
  });
  // Without its thread this process can keep nothing: it ends, and whoever runs it starts it again.
  worker.on('error', (error) => {
    throw new Lost(`the database's thread has ended: ${error.message}`, { cause: error });
  });
  worker.unref();
  const shelf = Object.fromEntries(can.map((what) => [what, (...args: readonly unknown[]) => ask(what, args)]));
  return {
    ...(shelf as unknown as Shelf),
    async close() {
      const closing = ask('close', []);
      closed = true;
      await closing;
      await worker.terminate();
    },
  };
}
