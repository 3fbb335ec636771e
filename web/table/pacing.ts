/** From one position of a playback to the next, in milliseconds at the usual pace. */
export const STEP = 1100;
