import { type Chance, type Immutable, type Outcome, type Seat, seatsOf, type Tell } from '#table/game.ts';
import { type Face, WILD } from '../components.ts';
import type { Bid, Event, Options, State } from '../state.ts';
import { isOver } from './bidding.ts';
import { next, roll } from './round.ts';

/** S3 — All cups are lifted, and the dice are counted. R5 — Enough is enough: then whoever doubted loses a die. */
export function doubt(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const bid = state.bid as Bid;
  const { count, face, seat: bidder } = bid;
  tell({ type: 'doubted', seat, bidder, count, face });
  const found = counted(state.cups.flat(), face, state.options);
  tell({ type: 'shown', cups: state.cups.map((cup) => [...cup]), face, found });
  state.bid = 'none';
  lose(state, found >= count ? seat : bidder, chance, tell);
}

/** R4 — Dice with this face, and the ones as well where they are wild. */
export const counted = (dice: readonly Face[], face: Face, { wild }: Options): number =>
  dice.filter((die) => die === face || (wild && die === WILD)).length;

/** S4 — Whoever loses a die begins the next round. R6 — With the last one they are out, and the next in the game begins. */
function lose(state: State, loser: Seat, chance: Chance, tell: Tell<Event>): void {
  const cup = state.cups[loser]!;
  cup.pop();
  tell({ type: 'lostDie', seat: loser, left: cup.length });
  if (cup.length === 0) state.out.push(loser);
  state.turn = cup.length === 0 ? next(state, loser) : loser;
  if (isOver(state)) {
    tell({ type: 'won', seat: state.turn });
    return;
  }
  roll(state, chance);
  tell({ type: 'rolled', begins: state.turn });
}

/** S5 — The last one with dice wins; the others are placed by how long they stayed. */
export function outcome(state: Immutable<State>): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const places = seatsOf(state.seats).map((seat) => {
    const left = state.out.indexOf(seat);
    return left < 0 ? 1 : state.seats - left;
  });
  return { winners: [state.turn], places, scores: state.cups.map((cup) => cup.length) };
}
