import type { Immutable } from '#table/game.ts';
import { CRACKED, FACE_UP, ROOF, SAFE_OPEN, type State } from '../state.ts';
import { priceOf } from './standing.ts';
import { PAR, WEIGHTS } from './weights.ts';

/** What an action is worth to somebody who has so much to lose: more the later it is. */
export const urgency = (state: Immutable<State>, seat: number): number =>
  (1 + WEIGHTS.haste * priceOf(state.stealth[seat]!)) * (1 + WEIGHTS.late * lateness(state));

/** … and to the crew, which waits for whoever works. */
export function crewUrgency(state: Immutable<State>): number {
  let [sum, inside] = [0, 0];
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.at[seat] === ROOF) continue;
    sum += urgency(state, seat);
    inside += 1;
  }
  return sum / Math.max(1, inside);
}

/** Turns spent beyond what the work done so far should have taken. Without it a crew would wait for ever for a guard who does not move. */
function lateness(state: Immutable<State>): number {
  let par = PAR.start;
  for (const marks of state.marks) {
    if ((marks & FACE_UP) !== 0) par += PAR.revealed;
    if ((marks & CRACKED) !== 0) par += PAR.cracked;
    if ((marks & SAFE_OPEN) !== 0) par += PAR.opened;
  }
  return Math.max(0, state.turns - par);
}
