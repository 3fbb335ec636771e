/** Milliseconds at the usual pace, as the storyboards have them. */
export const TIMES = {
  /* Pieces: a step of a guard, any other journey, a room folding open. */
  step: 260,
  travel: 450,
  fold: 280,
  /* Dice: in the air, the gap between two, time to read, the ticks that come of them. */
  tumble: 640,
  apart: 80,
  read: 700,
  ticks: 500,
  /* Guards: a card held up, an alarm spreading, his die on its way to it. */
  card: 900,
  rays: 360,
  leap: 320,
  /* A mask that comes off and flies; a slip of paper that rises. */
  mask: 900,
  rise: 240,
  event: 3000,
  /* A safe: its dial, its door, what was in it, the guards that hear of it. */
  dial: 920,
  door: 400,
  loot: 4000,
  tool: 2000,
  faster: 1200,
  /* Endings. */
  dark: 500,
  cuffs: 800,
  silence: 300,
  sink: 400,
  light: 700,
  ending: 1400,
  /* The position that all leads to, before anything is asked. */
  settle: 200,
} as const;
