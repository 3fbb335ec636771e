import { type Immutable, seatsOf } from '#table/game.ts';
import { RAID_COUNT } from '../components.ts';
import { alibis, outcome, points } from '../rules/final.ts';
import type { State } from '../state.ts';
import { FITTED } from './fitted.ts';

/** What counts between two raids, fitted to the results of many games: all added up, the highest sum is likeliest to win. */
export interface Weights {
  readonly point: number;
  readonly dog: number;
  /** Alibis more than the others' fewest, from −4 to 4. */
  readonly alibis: readonly number[];
}

const MOST_AHEAD = 4;

/** A raid is played to its end: what lies on the table in the middle of it says little of who will have it. */
export const isFar = (state: Immutable<State>, start: Immutable<State>): boolean => state.raid !== start.raid;

/** The chance of each seat to win, as a raid begins; when the game is over, its part of the win. */
export function worth(state: Immutable<State>): readonly number[] {
  if (state.raid === RAID_COUNT) return shares(state);
  const weights = FITTED[state.options.tokens][state.seats]![state.raid]!;
  const counted = alibis(state);
  const powers = points(state).map((score, seat) =>
    Math.exp(weights.point * score + (state.dog === seat ? weights.dog : 0) + weights.alibis[aheadOf(counted, seat)]!),
  );
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function shares(state: Immutable<State>): readonly number[] {
  const { winners } = outcome(state)!;
  return seatsOf(state.seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** What is known of a seat between two raids; `ahead` is a place in `Weights.alibis`. */
export interface Traits {
  readonly points: number;
  readonly dog: number;
  readonly ahead: number;
}

export function traits(state: Immutable<State>): readonly Traits[] {
  const counted = alibis(state);
  return points(state).map((score, seat) => ({
    points: score,
    dog: state.dog === seat ? 1 : 0,
    ahead: aheadOf(counted, seat),
  }));
}

/** By how many alibis a seat is ahead of whoever else has the fewest, as a place in `Weights.alibis`. */
function aheadOf(counted: readonly number[], seat: number): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < counted.length; other++)
    if (other !== seat && counted[other]! < fewest) fewest = counted[other]!;
  return MOST_AHEAD + Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, counted[seat]! - fewest));
}
