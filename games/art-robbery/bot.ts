import { type Evaluate, type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { DOG, RAID_COUNT, THIEF } from './components.ts';
import { outcome } from './rules/final.ts';
import { firstToken } from './rules/setup.ts';
import { boxOf, handSlot, type State, safeOf } from './state.ts';

/** A place at the top is worth more than any number of tokens. */
const WIN = 1000;
/** What the next alibi is worth, in points: a lot for whoever would be arrested, little for whoever is well covered. */
const ALIBI = 4;
const DOG_WORTH = 1.5;
/** Loot on the table may still be stolen, loot in the safe may not. */
const ON_TABLE = 0.7;
const BOSS_ALONE = 0.25;

/** Points and alibis against the best and the least covered of the others, loot on the table counting for part. */
export const evaluate: Evaluate<State> = (state, seat) => {
  const end = outcome(state);
  if (end !== undefined) return end.winners.includes(seat) ? WIN / end.winners.length : -WIN + end.scores[seat]!;
  const worth = seatsOf(state.seats).map((each) => standing(state, each));
  const others = worth.filter((_, each) => each !== seat);
  const mine = worth[seat]!;
  const strongest = Math.max(...others.map((other) => other.points));
  const leastCovered = Math.min(...others.map((other) => other.alibis));
  const cover = Math.tanh((mine.alibis - leastCovered) / 2);
  return mine.points - 0.6 * strongest + ALIBI * 3 * cover + prospects(state, seat);
};

/** What a seat has, as far as it can count on it. */
function standing(state: Immutable<State>, seat: Seat): { points: number; alibis: number } {
  const box = boxOf(state);
  const sum = { points: 0, alibis: 0 };
  box.points.forEach((points, token) => {
    const place = state.places[token];
    const share = place === safeOf(seat) ? 1 : place === seat ? ON_TABLE * bossShare(state, seat, token) : 0;
    sum.points += share * points;
    sum.alibis += share * box.alibis[token]!;
  });
  return sum;
}

/** R14 — A Boss without a 4 or 5 beside it will probably go back to the box. */
function bossShare(state: Immutable<State>, seat: Seat, token: number): number {
  const { number } = boxOf(state);
  const boss = firstToken(state.raid + 1) - 1;
  if (token !== boss) return 1;
  for (let other = firstToken(state.raid); other < boss; other++) {
    if (state.places[other] === seat && number[other]! >= 4) return 1;
  }
  return BOSS_ALONE;
}

/** The dog, and cards that will take something whenever they are played. */
function prospects(state: Immutable<State>, seat: Seat): number {
  const dog = state.dog === seat ? DOG_WORTH : 0;
  const cards = 0.8 * state.hands[handSlot(seat, THIEF)]! + 0.3 * state.hands[handSlot(seat, DOG)]!;
  return state.raid < RAID_COUNT ? dog + cards - threatened(state, seat) : dog;
}

/** R30 — Half of what a waiting question is about: the answer may be the dog. */
function threatened(state: Immutable<State>, seat: Seat): number {
  const [question] = state.pending;
  if (question === undefined) return 0;
  const { points, alibis } = boxOf(state);
  const stake = (points[question.token]! + ALIBI * alibis[question.token]!) / 2;
  return question.victim === seat ? stake : question.thief === seat ? -Math.max(stake, DOG_WORTH) : 0;
}
