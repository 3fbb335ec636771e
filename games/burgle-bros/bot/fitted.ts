// Written by scripts/fit-burgle-bros.ts.

import type { Traits } from './prospect.ts';

/** What each trait of a crew's position adds to its chance to win, from the results of games that planners played. */
export const FITTED: Readonly<Traits> = {
  even: 0.559,
  crew: 0.825,
  bare: -1.313,
  thin: -0.377,
  fair: -0.013,
  bareWork: -0.205,
  thinWork: -0.324,
  fairWork: -0.166,
  work: -0.459,
  clear: 0.213,
  climb: -0.147,
  loose: -0.532,
  tools: -0.017,
  pace: -0.034,
  way: -0.862,
};
