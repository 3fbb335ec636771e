import { quick } from '#table/chance.ts';
import type { Playout } from './playouts.ts';
import type { Search } from './searches.ts';

/** How fast whole games were played. */
export interface Pace {
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly microsPerMove: number;
}

/** Plays for so long. One generator serves all games, as in a search, so that seeding it is not what is measured. */
export function pace(play: Playout, seed: string, milliseconds: number): Pace {
  const chance = quick(seed);
  let moves = 0;
  const { times, elapsed } = repeat(milliseconds, () => {
    for (let n = 0; n < BATCH; n++) moves += play(chance).moves;
  });
  return {
    gamesPerSecond: (1000 * times * BATCH) / elapsed,
    movesPerSecond: (1000 * moves) / elapsed,
    microsPerMove: (1000 * elapsed) / moves,
  };
}

/** Iterations of searches per second of work: some positions, the same for a seed on all sides, again and again. */
export function iterationsPerSecond(search: Search, seed: string, milliseconds: number): number {
  let iterations = 0;
  const { elapsed } = repeat(milliseconds, () => {
    for (let n = 0; n < POSITIONS; n++)
      iterations += search(quick(`${seed} position ${n}`), quick(`${seed} search ${n}`), PER_SEARCH);
  });
  return (1000 * iterations) / elapsed;
}
const POSITIONS = 12;
const PER_SEARCH = 100;

/** Games between two looks at the clock, for that takes time itself. */
const BATCH = 10;

/** Microseconds for one call: the median of some rounds, after a few to warm up. */
export function micros<T>(inputs: readonly T[], call: (input: T) => unknown): number {
  let last: unknown;
  const rounds = Array.from({ length: 15 }, () => {
    const { times, elapsed } = repeat(60, () => {
      for (const input of inputs) last = call(input);
    });
    return (1000 * elapsed) / (times * inputs.length);
  });
  if (last === undefined) throw new Error('a call came to nothing'); // so that none can be left out as unused
  return median(rounds.slice(4), (round) => round);
}

/** Milliseconds for one call that takes some, after one to warm up. */
export function milliseconds(call: () => unknown): number {
  call();
  const { times, elapsed } = repeat(40, call);
  return elapsed / times;
}

function repeat(milliseconds: number, work: () => void): { readonly times: number; readonly elapsed: number } {
  let [times, elapsed] = [0, 0];
  for (const start = clock(); elapsed < milliseconds; elapsed = clock() - start) {
    work();
    times += 1;
  }
  return { times, elapsed };
}

/**
 * Milliseconds that this thread has worked: whatever else runs on the machine does not count. It moves in steps of up
 * to some milliseconds, so nothing shorter than many of these can be measured.
 */
function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The one in the middle, by some measure. */
export const median = <T>(items: readonly T[], by: (item: T) => number): T =>
  items.toSorted((a, b) => by(a) - by(b))[items.length >> 1]!;
