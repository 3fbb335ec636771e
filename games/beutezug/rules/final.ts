import { type Chance, type Immutable, type Outcome, type Seat, seatsOf, type Tell } from '#table/game.ts';
import { ROUNDS } from '../components.ts';
import { boxOf, type Event, type State } from '../state.ts';
import { pointsOf, rank } from './order.ts';

/** S5, R23 — Most points, then the better cards, then the lot. R27 — The lower places are settled in the same way. */
export function settle(state: State, points: readonly number[], chance: Chance, tell: Tell<Event>): void {
  const drew = rank(state, (a, b) => points[b]! - points[a]! || compareCards(state, a, b), chance);
  state.phase = 'over';
  const winner = state.order[0]!;
  const level = points.filter((each) => each === points[winner]).length > 1;
  const by = drew.some((seats) => seats.includes(winner)) ? 'lot' : level ? 'cards' : 'points';
  tell({ type: 'won', seat: winner, points, by });
}

/**
 * R23 — The highest card decides, then the second highest, and so on; loot tokens are not compared. R28 — A card that
 * somebody has not got counts 0. Negative if the first seat has the better cards.
 */
function compareCards(state: Immutable<State>, a: Seat, b: Seat): number {
  const [first, second] = [cardPoints(state, a), cardPoints(state, b)];
  for (let card = 0; card < ROUNDS; card++) {
    const difference = (second[card] ?? 0) - (first[card] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const cardPoints = (state: Immutable<State>, seat: Seat): readonly number[] =>
  state.loot[seat]!.map((card) => boxOf(state).points[card]!).sort((a, b) => b - a);

/** S5 — The ranking is in the state when the game is over, the lot included, so no place is shared. */
export function outcome(state: Immutable<State>): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const seats = seatsOf(state.seats);
  return {
    winners: [state.order[0]!],
    places: seats.map((seat) => 1 + state.order.indexOf(seat)),
    scores: seats.map((seat) => pointsOf(state, seat)),
  };
}
