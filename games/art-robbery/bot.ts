import type { Guide } from '#table/bot.ts';
import { type Evaluate, type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { believed } from './bot/beliefs.ts';
import { look } from './bot/policy.ts';
import { isFar, worth } from './bot/worth.ts';
import { DOG, THIEF } from './components.ts';
import { outcome } from './rules/final.ts';
import { keeperOf } from './rules/raid.ts';
import { firstToken } from './rules/setup.ts';
import { boxOf, handSlot, type Move, type State, safeOf } from './state.ts';
import type { View } from './view.ts';

export { hint, type Reason } from './bot/hint.ts';

/** What the search has to know: hands as the others would have kept them, first sight, and what a raid's end is worth. */
export const guide: Guide<State, View, Move> = { world: believed, look, isFar, worth };

/** All in points, found by trying. */
const WORTH = {
  win: 1000,
  /** Being covered far better than whoever has the fewest alibis, against being that one. */
  cover: 12,
  /** An alibi in a theft that is still open. */
  alibi: 4,
  dog: 1.5,
  /** Cards that find something to take in any raid. */
  thiefCard: 0.8,
  dogCard: 0.3,
} as const;

/** Loot on the table may still be stolen, and a Boss without a 4 or 5 beside it will probably go back to the box (R14). */
const SHARE = { onTable: 0.7, lonelyBoss: 0.25, strongestRival: 0.6 } as const;

/** A seat's loot against the strongest rival's, its alibis against the fewest, and what dog and hand promise. */
export const evaluate: Evaluate<State> = (state, seat) => {
  const end = outcome(state);
  if (end !== undefined)
    return end.winners.includes(seat) ? WORTH.win / end.winners.length : end.scores[seat]! - WORTH.win;
  const loot = seatsOf(state.seats).map((each) => lootOf(state, each));
  const rivals = loot.filter((_, each) => each !== seat);
  const strongest = Math.max(...rivals.map((rival) => rival.points));
  const fewest = Math.min(...rivals.map((rival) => rival.alibis));
  const own = loot[seat]!;
  const covered = Math.tanh((own.alibis - fewest) / 2);
  return own.points - SHARE.strongestRival * strongest + WORTH.cover * covered + prospects(state, seat);
};

/** What a seat has, as far as it can count on it. */
function lootOf(state: Immutable<State>, seat: Seat): { readonly points: number; readonly alibis: number } {
  const box = boxOf(state);
  const boss = firstToken(state.raid + 1) - 1;
  let [points, alibis] = [0, 0];
  for (let token = 0; token <= boss; token++) {
    const place = state.places[token];
    if (place !== seat && place !== safeOf(seat)) continue;
    const lonely = token === boss && keeperOf(state, seat) === undefined;
    const share = place === seat ? SHARE.onTable * (lonely ? SHARE.lonelyBoss : 1) : 1;
    points += share * box.points[token]!;
    alibis += share * box.alibis[token]!;
  }
  return { points, alibis };
}

function prospects(state: Immutable<State>, seat: Seat): number {
  const dog = state.dog === seat ? WORTH.dog : 0;
  const cards =
    WORTH.thiefCard * state.hands[handSlot(seat, THIEF)]! + WORTH.dogCard * state.hands[handSlot(seat, DOG)]!;
  return dog + cards + openTheft(state, seat);
}

/** R30 — A theft that waits for its answer counts half, because the answer may be the dog. */
function openTheft(state: Immutable<State>, seat: Seat): number {
  const [question] = state.pending;
  if (question === undefined) return 0;
  const { points, alibis } = boxOf(state);
  const stake = (points[question.token]! + WORTH.alibi * alibis[question.token]!) / 2;
  if (question.thief === seat) return Math.max(stake, WORTH.dog);
  return question.victim === seat ? -stake : 0;
}
