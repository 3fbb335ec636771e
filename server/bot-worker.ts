// What the threads of `bots.ts` run: one answer at a time.

import './digest.ts';

export { fork, recall } from '#lobby/recall.ts';
export { advise, mind, think } from '#lobby/think.ts';
