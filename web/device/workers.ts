import { type Errands, errandsBy } from './errands.ts';

/** The name of a worker that runs errands; any other is the channel that it hosts on. */
export const ERRANDS = 'errands';

export const startWorker = (name: string): Worker =>
  new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name });

let theErrands: Errands | undefined;

/** Sends this page's worker on errands; it is started when it is first needed. */
export function errands(): Errands {
  theErrands ??= errandsBy(startWorker(ERRANDS));
  return theErrands;
}
