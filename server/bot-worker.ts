// What the threads of `bots.ts` run: one answer at a time.

export { fork, recall } from '#lobby/recall.ts';
export { advise, think } from '#lobby/think.ts';
