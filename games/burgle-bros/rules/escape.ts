import type { Immutable, Outcome, Seat, Tell } from '#table/game.ts';
import { seatsOf } from '#table/game.ts';
import { floorOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import { inForce, isOnCell, jobOf, PROPOSED_TO_GIVE_UP, ROOF, type State, TIME_LOCK, topFloor } from '../state.ts';
import { hasStairsUp } from './moving.ts';
import { allSafesOpen } from './safes.ts';
import { endPulse } from './tools.ts';

/** R75, R38 — From any stairs on the top floor (R96), for one action, once all safes are open; R19 — not under Time Lock. */
export function whyNotEscape(state: Immutable<State>, seat: number): Refusal | undefined {
  const at = state.at[seat]!;
  if (floorOf(at) !== topFloor(state) || !hasStairsUp(state, at)) return 'no-roof';
  if (inForce(state, TIME_LOCK)) return 'time-lock';
  if (!isClear(state)) return 'safes-closed';
  return state.left >= 1 ? undefined : 'no-actions';
}

export const isClear = (state: Immutable<State>): boolean => allSafesOpen(state, jobOf(state).safes);

/** R75 — Onto the roof, out of the game. S1, R76 — The last one out wins or loses it: no loot may be left in the building. */
export function reachRoof(state: State, seat: Seat, tell: Tell<Event>): void {
  state.at[seat] = ROOF;
  tell({ type: 'escaped', seat });
  endPulse(state, seat, tell);
  if (state.at.some((at) => at !== ROOF)) return;
  if (state.lootAt.some(isOnCell)) {
    state.result = 'loot-left';
    tell({ type: 'lost', because: 'loot-left' });
  } else {
    state.result = 'won';
    tell({ type: 'won' });
  }
}

/** R104 — Once a turn, so that nobody is asked for ever. */
export const whyNotGiveUp = (state: Immutable<State>): Refusal | undefined =>
  (state.done & PROPOSED_TO_GIVE_UP) === 0 ? undefined : 'proposed-already';

/** R104 — The player in turn wants to give up; everybody else is asked, those on the roof too. */
export function proposeGivingUp(state: State, seat: Seat, tell: Tell<Event>): void {
  state.done |= PROPOSED_TO_GIVE_UP;
  if (state.seats > 1) tell({ type: 'givingUpProposed', seat });
  askToGiveUp(state, seat, tell);
}

/** R104 — One has agreed; others may still say no. */
export function agreeToGiveUp(state: State, seat: Seat, tell: Tell<Event>): void {
  tell({ type: 'givingUpAgreed', seat });
  askToGiveUp(state, seat, tell);
}

/** The seat after this one is asked; back at the player in turn, all have agreed. */
function askToGiveUp(state: State, after: Seat, tell: Tell<Event>): void {
  const next = ((after + 1) % state.seats) as Seat;
  if (next !== state.turn) {
    state.pending.push({ ask: 'give-up', seat: next });
    return;
  }
  state.result = 'gave-up';
  tell({ type: 'gaveUp' });
  tell({ type: 'lost', because: 'gave-up' });
}

/** R77 — The crew wins or loses together. R104 — A game that cannot be won any more goes on until then, or until all give up. */
export function outcome(state: Immutable<State>): Outcome | undefined {
  if (state.result === 'playing') return undefined;
  const seats = seatsOf(state.seats);
  const won = state.result === 'won';
  return { winners: won ? seats : [], places: seats.map(() => 1), scores: seats.map(() => (won ? 1 : 0)) };
}
