import type { GameRecord } from '#table/record.ts';
import type { AccountProgress } from '#table/verdict.ts';
import { type Errands, errandsBy } from './errands.ts';

/** The name of a worker that runs errands; any other is the channel that it hosts on. */
export const ERRANDS = 'errands';

/** … and of one that draws up an account, and is ended when nobody looks at it any more. */
export const ACCOUNTANT = 'accountant';

export const startWorker = (name: string): Worker =>
  new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name });

let theErrands: Errands | undefined;

/** Sends this page's worker on errands; it is started when it is first needed. */
export function errands(): Errands {
  theErrands ??= errandsBy(startWorker(ERRANDS));
  return theErrands;
}

/** Has an account drawn up in a worker of its own; what comes back ends it. A worker that fails says so. */
export function accountFor(
  record: GameRecord,
  hear: (progress: AccountProgress | 'none' | 'failed') => void,
): () => void {
  const worker = startWorker(ACCOUNTANT);
  worker.addEventListener('message', ({ data }: MessageEvent<AccountProgress | 'none'>) => hear(data));
  worker.addEventListener('error', () => hear('failed'));
  worker.postMessage(record);
  return () => worker.terminate();
}
