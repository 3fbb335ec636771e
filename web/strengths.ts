import type { STRENGTHS as ON_THE_WIRE, Strength } from '#wire/messages.ts';

/** The strengths of bots, weakest first. Its type makes sure that it is the list of wire/messages.ts. */
export const STRENGTHS: typeof ON_THE_WIRE = ['easy', 'normal', 'hard'];
export type { Strength };
