// Written by scripts/fit-burgle-bros.ts.

import type { Traits } from './prospect.ts';

/** What each trait of a crew's position adds to its chance to win, from the results of games that planners played. */
export const FITTED: Readonly<Traits> = {
  even: 0.416,
  crew: 0.842,
  bare: -1.2,
  thin: -0.302,
  fair: 0.142,
  bareWork: -0.522,
  thinWork: -0.358,
  fairWork: -0.175,
  work: -0.477,
  clear: 0.201,
  climb: 0.008,
  loose: -0.183,
  tools: -0.011,
  pace: -0.065,
  way: -0.666,
};
