/** Milliseconds at the usual pace, as in the tokens of the look and on the storyboards. */
export const TIMES = {
  /* A change under the finger, a card or an arm going out, a journey. */
  ...{ quick: 120, calm: 280, travel: 450 },
  /* Nothing is taken: time to see that. */
  nothing: 300,
  /* The end of a raid: the frame swings empty, the sheet wipes the wall, a seat's loot, a stamp, whoever starts. */
  ...{ empty: 450, sheet: 450, secured: 300, stamp: 800, starts: 600 },
  /* The final count: alibis, bars, a fine, points. */
  ...{ alibis: 1200, bars: 1000, fine: 1000, points: 1200 },
} as const;
