import { type Immutable, type Outcome, type Seat, seatsOf, type Tell } from '#table/game.ts';
import { FINE, RAID_COUNT, TOKENS_PER_RAID, tokenName } from '../components.ts';
import { wanted } from '../police.ts';
import { BOX, boxOf, type Event, type State, safeOf } from '../state.ts';

/** S9 — Alibis first, then the police, then the loot. */
export function settle(state: State, tell: Tell<Event>): void {
  tell({ type: 'alibisCounted', alibis: alibis(state) });
  if (state.seats === 2) fine(state, tell);
  const caught = arrested(state);
  if (caught.length > 0) tell({ type: 'arrested', seats: caught, alibis: alibis(state)[caught[0]!]! });
  tell({ type: 'pointsCounted', points: points(state) });
  tell({ type: 'won', seats: outcome(state)!.winners });
}

/** R22 — Dots on the safe tokens of all four raids. */
export const alibis = (state: Immutable<State>): number[] => tally(state, boxOf(state).alibis);

/** R23 — Numbers on the safe tokens, five for each Boss. */
export const points = (state: Immutable<State>): number[] => tally(state, boxOf(state).points);

function tally(state: Immutable<State>, worth: readonly number[]): number[] {
  return seatsOf(state.seats).map((seat) =>
    worth.reduce((sum, value, token) => (state.places[token] === safeOf(seat) ? sum + value : sum), 0),
  );
}

/** R19 — With three or more, everybody whom the police want is arrested. */
export const arrested = (state: Immutable<State>): readonly Seat[] => (state.seats > 2 ? wanted(alibis(state)) : []);

/** R20 — With two, the one who has fewer alibis gives up tokens worth ten. R21 — With equal alibis nobody pays. */
function fine(state: State, tell: Tell<Event>): void {
  const [seat] = wanted(alibis(state));
  if (seat === undefined) return;
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

/** R24 — Most points wins, then most alibis, then the win is shared. R25 — The arrested come after all others. */
export function outcome(state: Immutable<State>): Outcome | undefined {
  if (state.raid < RAID_COUNT) return undefined;
  const seats = seatsOf(state.seats);
  const [scores, counted, caught] = [points(state), alibis(state), arrested(state)];
  const free = (seat: Seat): boolean => !caught.includes(seat);
  const better = (a: Seat, b: Seat): boolean => {
    if (free(a) !== free(b)) return free(a);
    if (scores[a] !== scores[b]) return scores[a]! > scores[b]!;
    return free(a) && counted[a]! > counted[b]!;
  };
  const places = seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length);
  return { winners: seats.filter((seat) => free(seat) && places[seat] === 1), places, scores };
}
