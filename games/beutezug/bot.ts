import { type Advising, type Evaluate, type Immutable, reading, type Seat } from '#table/game.ts';
import { PLUS, ROUNDS } from './components.ts';
import { bestUse, chanceNow, winChance } from './reroll.ts';
import { outcome } from './rules/final.ts';
import { pointsOf } from './rules/order.ts';
import { acting, boxOf, type CardNumber, type Move, NO_TOKEN, NOWHERE, type State, targetOf } from './state.ts';
import type { View } from './view.ts';
import { imagine } from './worlds.ts';

export { hint, type Reason } from './bot/hint.ts';
export { player } from './bot/player.ts';

/** Winning is worth more than any number of points. */
const WIN = 1000;
/** What a bonus brings in a round, in points; over a whole game it comes to 2. */
const BONUS = 1 / 3;
/** What a 0 card is worth on average: now, and in each round in which its bonus may help. */
const ZERO = { now: 0.3, perRound: 0.2 } as const;

/** Points, what the bonuses will bring in the rounds to come, and the card the token lies on at its exact chance. */
export const evaluate: Evaluate<State> = (state, seat) => {
  const end = outcome(state);
  if (end !== undefined) return end.scores[seat]! + (end.winners.includes(seat) ? WIN : 0);
  const rounds = ROUNDS - state.round;
  let worth = pointsOf(state, seat);
  for (const card of state.loot[seat]!) worth += rounds * bonusWorth(state, card);
  return worth + prospect(state, seat, rounds);
};

/** What the running round still promises. */
function prospect(state: Immutable<State>, seat: Seat, rounds: number): number {
  const zero = ZERO.now + rounds * ZERO.perRound;
  if (state.tokens[seat] === NOWHERE) return state.phase === 'keep' && acting(state) === seat ? zero : 0;
  const card = targetOf(state, seat);
  const running = state.phase === 'bonus' && acting(state) === seat;
  const win = running ? chanceNow(state) : winChance(state, seat, card);
  const prize = boxOf(state).points[card]! + rounds * bonusWorth(state, card) + tokenWorth(state, seat, card);
  return win * prize + (1 - win) * zero;
}

const bonusWorth = (state: Immutable<State>, card: CardNumber): number => (boxOf(state).bonus[card] === 0 ? 0 : BONUS);

/** R10 — The loot token, if this card completes the four colours. */
function tokenWorth(state: Immutable<State>, seat: Seat, card: CardNumber): number {
  if (state.lootTokens[seat] !== NO_TOKEN) return 0;
  const { bonus, lootTokens } = boxOf(state);
  const shown = new Set([...state.loot[seat]!, card].map((each) => bonus[each]!));
  for (let plus: number = PLUS.first; plus <= PLUS.last; plus++) if (!shown.has(plus)) return 0;
  return lootTokens[state.lootTokens.filter((token) => token !== NO_TOKEN).length]!;
}

/** The use of a bonus that makes success likeliest. Nothing hidden matters for it, so any world of the view will do. */
export const advice = ((view, moves) =>
  view.phase === 'bonus' ? bestUse(reading(imagine(view)), moves) : undefined) satisfies Advising<View, Move>;
