import type { Evaluate, Immutable } from '#table/game.ts';
import { cellAt, floorOf, posOf } from './components/squares.ts';
import { SAFE, STAIRS } from './components/tiles.ts';
import { distance } from './path.ts';
import { isClear } from './rules/escape.ts';
import { lineOf } from './rules/safes.ts';
import {
  CRACKED,
  floorsOf,
  has,
  isUp,
  OFF,
  planAt,
  planFor,
  ROOF,
  SAFE_OPEN,
  type State,
  shows,
  topFloor,
} from './state.ts';

/** A win is worth more than anything on the way. */
const WIN = 1000;
const SAFE_WORTH = 60;
const CRACKED_WORTH = 5;
const DIE_WORTH = 4;
const REVEALED_WORTH = 1;
const STEALTH_WORTH = 9;
const ESCAPED_WORTH = 40;
const LOOT_WORTH = 4;
/** What it costs to stand where the guard will come by, by steps away from him. */
const DANGER = [6, 6, 4, 3, 2, 1];

/** The crew wins together: what is open, cracked and known, how much Stealth is left, how near the next goal is, how near the guards. */
export const evaluate: Evaluate<State> = (state) => {
  if (state.result === 'won') return WIN;
  const progress = building(state) + crew(state);
  return state.result === 'playing' ? progress : progress - WIN;
};

function building(state: Immutable<State>): number {
  let worth = 0;
  for (let floor = 0; floor < floorsOf(state); floor++) {
    for (const pos of planAt(state, floor).places) {
      const cell = cellAt(floor, pos);
      if (isUp(state, cell)) worth += REVEALED_WORTH;
      if (!shows(state, cell, SAFE)) continue;
      if (has(state, cell, SAFE_OPEN)) worth += SAFE_WORTH;
      else worth += openingWorth(state, cell);
    }
  }
  return worth;
}

/** Digits known and cracked of a closed safe, and its first dice. */
function openingWorth(state: Immutable<State>, safe: number): number {
  const line = lineOf(state, safe);
  const known = line.filter((cell) => isUp(state, cell)).length;
  const cracked = line.filter((cell) => has(state, cell, CRACKED)).length;
  return CRACKED_WORTH * cracked + known + DIE_WORTH * Math.min(3, state.tokens[safe]!);
}

function crew(state: Immutable<State>): number {
  let worth = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const at = state.at[seat]!;
    worth += STEALTH_WORTH * Math.min(4, state.stealth[seat]!);
    if (at === ROOF) worth += ESCAPED_WORTH;
    else if (at !== OFF) worth -= 0.5 * wayToGo(state, at) + danger(state, at);
  }
  for (const place of state.lootAt) if (place >= 0 && place < state.seats) worth += LOOT_WORTH;
  return worth;
}

/** Steps to what is to be done next: the way out, a safe to work on, something unknown. */
function wayToGo(state: Immutable<State>, at: number): number {
  const floor = floorOf(at);
  const plan = planFor(state, at);
  let nearest = 8;
  for (const pos of plan.places) {
    const cell = cellAt(floor, pos);
    if (isGoal(state, cell)) nearest = Math.min(nearest, distance(plan, posOf(at), pos));
  }
  return nearest + (isClear(state) ? 8 * (topFloor(state) - floor) : 0);
}

function isGoal(state: Immutable<State>, cell: number): boolean {
  if (isClear(state)) return shows(state, cell, STAIRS);
  if (shows(state, cell, SAFE)) return !has(state, cell, SAFE_OPEN);
  return !isUp(state, cell) || (shows(state, cell, STAIRS) && !floorIsKnown(state, floorOf(cell) + 1));
}

/** Is every tile of this floor face up, or is there no such floor? */
const floorIsKnown = (state: Immutable<State>, floor: number): boolean =>
  floor >= floorsOf(state) || planAt(state, floor).places.every((pos) => isUp(state, cellAt(floor, pos)));

function danger(state: Immutable<State>, at: number): number {
  const floor = floorOf(at);
  const guard = state.guard[floor]!;
  if (guard < 0) return 0;
  const plan = planFor(state, at);
  const near = distance(plan, posOf(guard), posOf(at));
  const goal = state.goal[floor]!;
  const onWay =
    goal >= 0 && near + distance(plan, posOf(at), posOf(goal)) === distance(plan, posOf(guard), posOf(goal));
  return (DANGER[near] ?? 0) * (onWay ? 1.5 : 0.5);
}
