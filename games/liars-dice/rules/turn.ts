import { type Chance, type Immutable, never, type Seat, type Tell } from '#table/game.ts';
import type { Event, Move, State } from '../state.ts';
import { announce, isOver } from './bidding.ts';
import { doubt } from './doubt.ts';

/** S2 — One after the other, clockwise. */
export const toAct = (state: Immutable<State>): readonly Seat[] => (isOver(state) ? [] : [state.turn]);

export function step(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  switch (move.type) {
    case 'bid':
      announce(state, { seat, count: move.count, face: move.face }, tell);
      break;
    case 'doubt':
      doubt(state, seat, chance, tell);
      break;
    default:
      never(move);
  }
}
