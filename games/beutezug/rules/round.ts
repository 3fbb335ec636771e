import { type Chance, seatsOf, type Tell } from '#table/game.ts';
import { type Event, isLastRound, type State } from '../state.ts';
import { settle } from './final.ts';
import { pointsOf, rank } from './order.ts';

/** S4, R20 — After the seventh round the game is over; before, the turn order tokens and the reroll token are dealt anew (R21). */
export function endRound(state: State, chance: Chance, tell: Tell<Event>): void {
  const points = seatsOf(state.seats).map((seat) => pointsOf(state, seat));
  tell({ type: 'roundEnded', round: state.round, points });
  if (isLastRound(state)) {
    settle(state, points, chance, tell);
    return;
  }
  const drew = rank(state, (a, b) => points[b]! - points[a]!, chance);
  tell({ type: 'ordered', order: state.order.slice(), drew });
  state.round += 1;
  state.phase = 'pick';
}
