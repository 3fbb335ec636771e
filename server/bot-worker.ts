// What the threads of `bots.ts` run: one answer at a time.

export { recall } from '#lobby/recall.ts';
export { advise, think } from '#lobby/think.ts';
