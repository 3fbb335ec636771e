import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { audited, type Order, type Row } from './audit.ts';
import { castOf } from './casting.ts';
import type { Share } from './hand.ts';
import { type Result, Sums } from './sums.ts';

/** Accounts of games between bots of all strengths, at all numbers of seats and with all options. */
export async function accountRun(
  order: Order,
  threads = 1,
  follow: (games: number) => void = () => {},
): Promise<Result> {
  const sums = new Sums();
  let games = 0;
  const hear = (row: Row): void => {
    sums.add(row);
    games += 1;
    follow(games);
  };
  if (threads > 1) await onThreads(order, threads, hear);
  else {
    const cast = await castOf(order.game);
    for (let n = 0; n < order.games; n++) hear(await audited(cast, order, n));
  }
  if (games < order.games) throw new Error(`${games} of ${order.games} games were played`);
  return sums.result();
}

/** Whoever is free takes the next game. */
async function onThreads(order: Order, threads: number, hear: (row: Row) => void): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const share: Share = { order, next };
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const hand = new Worker(new URL('./hand.ts', import.meta.url), { workerData: share });
      hand.on('message', hear);
      await once(hand, 'exit');
    }),
  );
}
