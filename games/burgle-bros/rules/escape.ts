import type { Immutable, Outcome, Seat, Tell } from '#table/game.ts';
import { seatsOf } from '#table/game.ts';
import { floorOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import { inForce, isOnCell, jobOf, ROOF, type State, TIME_LOCK, topFloor } from '../state.ts';
import { hasStairsUp } from './moving.ts';
import { allSafesOpen } from './safes.ts';
import { endPulse } from './tools.ts';

/** R75, R38 — From any stairs on the top floor (R96), for one action, once all safes are open; R19 — not under Time Lock. */
export function mayEscape(state: Immutable<State>, seat: number): boolean {
  const at = state.at[seat]!;
  return (
    floorOf(at) === topFloor(state) &&
    state.left >= 1 &&
    hasStairsUp(state, at) &&
    !inForce(state, TIME_LOCK) &&
    isClear(state)
  );
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

/** R77 — The crew wins or loses together. R104 — A game that cannot be won any more goes on until then. */
export function outcome(state: Immutable<State>): Outcome | undefined {
  if (state.result === 'playing') return undefined;
  const seats = seatsOf(state.seats);
  const won = state.result === 'won';
  return { winners: won ? seats : [], places: seats.map(() => 1), scores: seats.map(() => (won ? 1 : 0)) };
}
