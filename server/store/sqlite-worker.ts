// What the thread of `sqlite-thread.ts` runs: it has the file, and does what it is asked in the order of asking. What has
// been asked meanwhile is done in one go, and answered when it is on the disk.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteShelf } from './sqlite.ts';
import type { Answer, Question, Ready } from './sqlite-thread.ts';

const say = (message: Ready | readonly Answer[]): void => parentPort!.postMessage(message);

const { shelf, group } = await sqliteShelf(workerData as string).catch((error: unknown) => {
  say({ failed: error });
  process.exit();
});
const abilities = shelf as unknown as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

const waiting: Question[] = [];
let isAtWork = false;

parentPort!.on('message', (question: Question) => {
  waiting.push(question);
  if (!isAtWork) void work();
});

async function work(): Promise<void> {
  isAtWork = true;
  // What comes with it is waited for.
  await nextTurn();
  while (waiting.length > 0) say(await answersTo(waiting.splice(0)));
  isAtWork = false;
}

say({ can: Object.keys(shelf) });

/** The file is closed when nothing is left to do there. */
async function answersTo(asked: readonly Question[]): Promise<readonly Answer[]> {
  const last = asked.filter(({ what }) => what === 'close');
  return [...(await together(asked.filter((question) => !last.includes(question)))), ...(await singly(last))];
}

/** If the group fails, all of it does; if one of them does, only that. */
async function together(asked: readonly Question[]): Promise<readonly Answer[]> {
  if (asked.length < 2) return singly(asked);
  try {
    const done = await group.run(asked.map((question) => () => doing(question)));
    return done.map((result, i) => answerOf(asked[i]!, result));
  } catch (error) {
    return asked.map(({ id }) => ({ id, failed: error }));
  }
}

async function singly(asked: readonly Question[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const question of asked) {
    const [result] = await Promise.allSettled([doing(question)]);
    answers.push(answerOf(question, result));
  }
  return answers;
}

const doing = async ({ what, args }: Question): Promise<unknown> => abilities[what]!(...args);

const answerOf = ({ id }: Question, result: PromiseSettledResult<unknown>): Answer =>
  result.status === 'fulfilled' ? { id, answer: result.value } : { id, failed: result.reason };
