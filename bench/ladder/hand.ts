// A thread that plays games of a row, as long as there are any.

import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '#games/index.ts';
import type { Queue } from '../../scripts/queue.ts';
import type { Duel } from './duels.ts';
import type { Heist } from './heists.ts';
import { boutsOf, jobsOf } from './tournament.ts';

/** A row, and its games for all threads together. */
export interface Share {
  readonly id: string;
  readonly row: Duel | Heist;
  readonly queue: Queue;
}

const { id, row, queue } = workerData as Share;
const parts = catalogue[id]!;
const valuing = 'against' in row && row.accounted ? (await parts.account?.())?.valuing : undefined;
const cast = { game: (await parts.rules()).game, bot: await parts.bot(), valuing };
const games = 'against' in row ? boutsOf(cast, row, queue) : jobsOf(cast, row, queue);
await games((game) => parentPort!.postMessage(game));
