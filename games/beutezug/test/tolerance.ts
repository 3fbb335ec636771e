/** Five standard deviations of a share found in so many tries, and a little for shares near 0 and 1. */
export const tolerance = (share: number, tries: number): number =>
  5 * Math.sqrt(Math.max(0, share * (1 - share)) / tries) + 2 / tries;
