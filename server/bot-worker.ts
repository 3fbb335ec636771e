// What the threads of `bots.ts` run: one bot's answer at a time.

export { think as default } from '#lobby/think.ts';
