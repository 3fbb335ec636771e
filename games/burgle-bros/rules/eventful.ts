import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { type Cell, cellAt, floorOf, posOf } from '../components/squares.ts';
import { distance } from '../path.ts';
import { above, below, isInside, isUp, OFF, planAt, planFor, ROOF, type State } from '../state.ts';
import { alarmsOn } from './alarms.ts';
import { nextStep } from './guard.ts';
import { connections } from './moving.ts';

/** What events can be aimed at. */

/** The next seat in this direction whose player has not escaped; the seat itself if there is no other. */
export function nextSeat(state: Immutable<State>, seat: Seat, direction: 1 | -1): Seat {
  for (let n = 1; n < state.seats; n++) {
    const other = (seat + direction * n + state.seats) % state.seats;
    if (state.at[other] !== ROOF) return other as Seat;
  }
  return seat;
}

/** R89 — Only a guard in sight, with no alarm on his floor, can be sent somewhere else. */
export const canGoAstray = (state: Immutable<State>, floor: number): boolean =>
  state.guard[floor]! >= 0 && alarmsOn(state, floor) === 0;

/** R5 — Buddy System: other players on the board. */
export const buddies = (state: Immutable<State>, seat: Seat): Seat[] =>
  seatsOf(state.seats).filter((other) => other !== seat && isInside(state, other));

/** Go With Your Gut: face-down tiles one could move to. */
export const gutTargets = (state: Immutable<State>, seat: Seat): Cell[] =>
  connections(state, seat, state.at[seat]!).filter((cell) => !isUp(state, cell));

/** Peekhole: face-down neighbours, walls or not, and straight up or down. */
export function peekholeTargets(state: Immutable<State>, seat: Seat): Cell[] {
  const at = state.at[seat]!;
  const { open, walled } = planFor(state, at);
  const near = [...open[posOf(at)]!, ...walled[posOf(at)]!].map((pos) => cellAt(floorOf(at), pos));
  return [...near, above(state, at), below(at)].filter((cell) => cell !== OFF && !isUp(state, cell));
}

/** R81 — Squeak: the steps that lead towards a nearest player on the floor; none if one is with the guard. */
export function squeakSteps(state: Immutable<State>, floor: number): Cell[] {
  const guard = state.guard[floor]!;
  if (guard < 0) return [];
  const plan = planAt(state, floor);
  const crew = state.at.filter((at) => floorOf(at) === floor);
  const best = Math.min(...crew.map((at) => distance(plan, posOf(guard), posOf(at))));
  if (best === 0) return [];
  const near = crew.filter((at) => distance(plan, posOf(guard), posOf(at)) === best);
  return [...new Set(near.map((at) => nextStep(state, floor, at)))].sort((a, b) => a - b);
}

/** Throw Voice: squares next to the die, no wall between. */
export const voiceTargets = (state: Immutable<State>, floor: number): Cell[] =>
  planAt(state, floor).open[posOf(state.goal[floor]!)]!.map((pos) => cellAt(floor, pos));
