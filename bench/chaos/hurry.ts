/** How many times as fast the servers' clocks run: a minute for a move is over in six seconds, a claim in half a one. */
export const RATE = 10;

const SINCE = Date.UTC(2026, 0, 1);

/** How far the servers' clocks have been put forward or back, and since when. */
const jumps: { readonly since: number; readonly by: number }[] = [];

/** All clocks are right, as far as they ran fast before. */
export const setRight = (): void => void jumps.splice(0);

/** From now on they are so many milliseconds further ahead, or less if that is below 0; answers how many that makes in all. */
export function jump(by: number): number {
  jumps.push({ since: Date.now(), by });
  return ahead(Date.now());
}

const ahead = (when: number): number => jumps.reduce((sum, { since, by }) => (since <= when ? sum + by : sum), 0);

/** What the servers call a time, in milliseconds since 1970. */
export const hurried = (when: number): number => SINCE + (when - SINCE) * RATE + ahead(when);

/** A process that stands still or starts when its clock is set hears of it so much later, in milliseconds, at most. */
const LATE = 10_000;

/** The latest that any of them can have said at this time: one may not have heard yet that it was set back. */
export const latest = (when: number): number =>
  jumps.reduce((said, { since }) => {
    const isNews = since <= when && since > when - LATE;
    return isNews ? Math.max(said, hurried(since - 1) + (when - since + 1) * RATE) : said;
  }, hurried(when));
