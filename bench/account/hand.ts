// A thread that draws up accounts, as long as there are games that nobody has taken.

import { parentPort, workerData } from 'node:worker_threads';
import { audited, type Order } from './audit.ts';
import { castOf } from './casting.ts';

export interface Share {
  readonly order: Order;
  /** The first game that nobody has taken, for all threads together. */
  readonly next: Int32Array;
}

const { order, next } = workerData as Share;
const cast = await castOf(order.game);
for (let n = Atomics.add(next, 0, 1); n < order.games; n = Atomics.add(next, 0, 1))
  parentPort!.postMessage(await audited(cast, order, n));
