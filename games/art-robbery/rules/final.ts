import { type Chance, type Immutable, type Outcome, type Seat, seatsOf, type Tell } from '#table/game.ts';
import { wanted } from '../chart.ts';
import { FINE, RAID_COUNT, TOKENS_PER_RAID, tokenName } from '../components.ts';
import { BOX, boxOf, type Event, SAFE, type State, safeOf } from '../state.ts';
import { settleStacks } from './hidden.ts';

/** S9 — Alibis first, then the police, then the loot. */
export function settle(state: State, chance: Chance, tell: Tell<Event>): void {
  settleStacks(state, chance);
  const counted = alibis(state);
  tell({ type: 'alibisCounted', alibis: counted });
  const caught = wanted(counted);
  if (state.seats === 2) for (const seat of caught) fine(state, seat, tell);
  else tell({ type: 'arrested', seats: caught, alibis: counted[caught[0]!]! });
  const { scores, winners } = outcome(state)!;
  tell({ type: 'pointsCounted', points: scores });
  tell({ type: 'won', seats: winners });
}

/** R22 — Dots on the safe tokens of all four raids. */
export const alibis = (state: Immutable<State>): number[] => tally(state, boxOf(state).alibis);

/** R23 — Numbers on the safe tokens, five for each Boss. */
export const points = (state: Immutable<State>): number[] => tally(state, boxOf(state).points);

function tally(state: Immutable<State>, worth: readonly number[]): number[] {
  const sums = Array<number>(state.seats).fill(0);
  for (let token = 0; token < worth.length; token++) {
    const seat = state.places[token]! - SAFE;
    if (seat >= 0) sums[seat]! += worth[token]!;
  }
  return sums;
}

/** R20 — With two, the one who has fewer alibis gives up tokens worth ten. R21 — With equal alibis nobody pays. */
function fine(state: State, seat: Seat, tell: Tell<Event>): void {
  const box = boxOf(state);
  const paid = payment(state, seat);
  for (const token of paid) state.places[token] = BOX;
  tell({
    type: 'fined',
    seat,
    points: paid.reduce((sum, token) => sum + box.points[token]!, 0),
    tokens: paid.map((token) => ({ raid: Math.floor(token / TOKENS_PER_RAID), token: tokenName(box, token) })),
  });
}

/**
 * R20, R28 — The smallest total of at least ten; of equal totals the set with the fewest alibis, then with the fewest
 * tokens, then the first in token order. Whoever has less than ten gives up all that counts.
 */
function payment(state: Immutable<State>, seat: Seat): readonly number[] {
  const box = boxOf(state);
  const owned = box.points.flatMap((value, token) =>
    value > 0 && state.places[token] === safeOf(seat) ? [token] : [],
  );
  const cost = (set: readonly number[]): number => set.reduce((sum, token) => sum + 100 * box.alibis[token]! + 1, 0);
  // best[total]: from the last token to the first, so that of two equally good sets the one with the new token is earlier.
  const best: (readonly number[] | undefined)[] = [[]];
  for (const token of owned.toReversed()) {
    for (let total = FINE + 4; total >= box.points[token]!; total--) {
      const rest = best[total - box.points[token]!];
      if (rest === undefined) continue;
      const set = [token, ...rest];
      const other = best[total];
      if (other === undefined || cost(set) <= cost(other)) best[total] = set;
    }
  }
  for (let total = FINE; total < FINE + 5; total++) if (best[total] !== undefined) return best[total]!;
  return owned;
}

/**
 * R24 — Most points wins, then most alibis, then the win is shared. R19, R25 — With three or more, whomever the police
 * want is arrested and comes after all others.
 */
export function outcome(state: Immutable<State>): Outcome | undefined {
  if (state.raid < RAID_COUNT) return undefined;
  const seats = seatsOf(state.seats);
  const scores = points(state);
  const counted = alibis(state);
  const arrested = state.seats > 2 ? wanted(counted) : [];
  // Points and then alibis as one number, above that of anybody arrested, for whom points alone count.
  const ranks = seats.map((seat) =>
    arrested.includes(seat) ? scores[seat]! : 1000 + 100 * scores[seat]! + counted[seat]!,
  );
  const places = ranks.map((own) => ranks.reduce((place, other) => (other > own ? place + 1 : place), 1));
  return { winners: seats.filter((seat) => places[seat] === 1 && !arrested.includes(seat)), places, scores };
}
