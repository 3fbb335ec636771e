/** How many times as fast the servers' clocks run: a minute for a move is over in six seconds, a claim in half a one. */
export const RATE = 10;

const SINCE = Date.UTC(2026, 0, 1);

/** What the servers call a time, in milliseconds since 1970. */
export const hurried = (when: number): number => SINCE + (when - SINCE) * RATE;
