import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** How much is to be done: so many tasks at most, and none begun after so many seconds. What is begun is ended. */
export interface Amount {
  readonly tasks: number;
  readonly seconds?: number;
}

/** What all threads share, or one has for itself: the first task that nobody has taken. */
export interface Queue {
  readonly next: Int32Array;
  readonly tasks: number;
  /** As the clock on the wall has it: threads do not share any other. */
  readonly end: number;
}

export const queueOf = ({ tasks, seconds = Number.POSITIVE_INFINITY }: Amount): Queue => ({
  next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  tasks,
  end: Date.now() + 1000 * seconds,
});

/** Whoever is free takes the next task, until there are no more or there is no more time. */
export function* tasksOf({ next, tasks, end }: Queue): Generator<number> {
  while (Date.now() < end) {
    const task = Atomics.add(next, 0, 1);
    if (task >= tasks) return;
    yield task;
  }
}

/** Has so many threads run a program, each with what they share and its own number, and hears what they say. */
export async function onThreads<T>(
  program: string,
  threads: number,
  share: object,
  hear: (said: T) => void = () => {},
): Promise<void> {
  await Promise.all(
    Array.from({ length: threads }, async (_, thread) => {
      const worker = new Worker(new URL(program), { workerData: { ...share, thread } });
      worker.on('message', hear);
      const [code] = await once(worker, 'exit');
      if (code !== 0) throw new Error(`thread ${thread} ended with ${code}`);
    }),
  );
}

export const THREADS = String(availableParallelism());
