import type { Immutable } from '#table/game.ts';
import { ACTIONS } from '../components/jobs.ts';
import { floorOf } from '../components/squares.ts';
import { CRACKED, FACE_UP, ROOF, SAFE_OPEN, type State } from '../state.ts';
import { priceOf } from './standing.ts';
import type { Task } from './tasks.ts';
import { NOTICED, PAR, TEMPER, WEIGHTS } from './weights.ts';

/**
 * What an action is worth to the crew: everybody waits for whoever works, and meanwhile guards come by, the faster they
 * are the more often. It is worth more the later it is.
 */
export function urgency(state: Immutable<State>): number {
  let danger = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const at = state.at[seat]!;
    if (at >= 0) danger += NOTICED[state.die[floorOf(at)]!]! * priceOf(state, state.stealth[seat]!);
  }
  return (1 + danger / ACTIONS) * (1 + WEIGHTS.late * lateness(state));
}

/** With less to do than there are players, the others wait for whoever does it. */
export function scarcity(state: Immutable<State>, tasks: readonly Task[]): number {
  const inside = state.at.filter((at) => at !== ROOF).length;
  const pressing = tasks.filter(({ kind }) => kind === 'reveal' || kind === 'safe').length;
  return pressing === 0 ? 1 : Math.min(TEMPER[state.seats]!.scarce, Math.max(1, inside / pressing));
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
