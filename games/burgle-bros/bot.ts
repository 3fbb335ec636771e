import type { Evaluate, Immutable } from '#table/game.ts';
import { ACTIONS } from './components/jobs.ts';
import { cellAt, floorOf, posOf } from './components/squares.ts';
import { SAFE, STAIRS } from './components/tiles.ts';
import type { Move } from './move.ts';
import { distance, pathOf } from './path.ts';
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
import type { View } from './view.ts';

/** A win is worth more than anything on the way. */
const WIN = 1000;
const SAFE_WORTH = 60;
const CRACKED_WORTH = 5;
const DIE_WORTH = 4;
const REVEALED_WORTH = 1;
const STEALTH_WORTH = 9;
const ESCAPED_WORTH = 40;
const LOOT_WORTH = 4;
const ACTION_WORTH = 0.8;
const PROPOSAL = 20;
/** What it costs to stand where the guard will come by, by steps away from him. */
const DANGER = [1, 2, 1.5, 1, 0.5];
const ON_HIS_WAY = 8;

/** The crew wins together: what is open, cracked and known, how much Stealth is left, how near the next goal is, how near the guards. */
export const evaluate: Evaluate<State> = (state) => {
  if (state.result === 'won') return WIN;
  const progress = building(state) + crew(state) + momentum(state);
  return state.result === 'playing' ? progress : progress - WIN;
};

/** What there is to do when no action is left: pick things up, then let the turn end. Otherwise trying moves out is better. */
export function advice(v: View, moves: readonly Move[]): Move | undefined {
  if (v.question !== 'none' || v.left > 0) return undefined;
  return moves.find(({ type }) => type === 'pick-up') ?? moves.find(({ type }) => type === 'end');
}

/**
 * Helps whoever looks only one move ahead: an action spent beats doing nothing, a turn ended is worth what its actions
 * were, and a proposal somebody may decline is worth less than none.
 */
function momentum(state: Immutable<State>): number {
  const top = state.pending.at(-1);
  const proposing = top !== undefined && 'ask' in top && (top.ask === 'trade' || top.ask === 'orders');
  return ACTION_WORTH * (ACTIONS * state.turns - state.left) - (proposing ? PROPOSAL : 0);
}

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
  const clear = isClear(state);
  let nearest = 8;
  for (const pos of plan.places) {
    const cell = cellAt(floor, pos);
    if (clear ? shows(state, cell, STAIRS) : isGoal(state, cell))
      nearest = Math.min(nearest, distance(plan, posOf(at), pos));
  }
  return nearest + (clear ? 8 * (topFloor(state) - floor) : 0);
}

function isGoal(state: Immutable<State>, cell: number): boolean {
  if (shows(state, cell, SAFE)) return !has(state, cell, SAFE_OPEN);
  return !isUp(state, cell) || (shows(state, cell, STAIRS) && !floorIsKnown(state, floorOf(cell) + 1));
}

/** Is every tile of this floor face up, or is there no such floor? */
const floorIsKnown = (state: Immutable<State>, floor: number): boolean =>
  floor >= floorsOf(state) || planAt(state, floor).places.every((pos) => isUp(state, cellAt(floor, pos)));

/** How soon the guard comes by, on his way to his destination or anywhere near; he sees the last of his steps coming too. */
function danger(state: Immutable<State>, at: number): number {
  const floor = floorOf(at);
  const [guard, goal] = [state.guard[floor]!, state.goal[floor]!];
  if (guard < 0) return 0;
  const plan = planFor(state, at);
  const near = distance(plan, posOf(guard), posOf(at));
  const way = goal < 0 ? [] : pathOf(plan, posOf(guard), posOf(goal));
  const met = way.indexOf(posOf(at));
  if (met >= 0 && met < state.die[floor]!) return ON_HIS_WAY;
  // Past his destination he may go anywhere with the steps that are left.
  const left = state.die[floor]! - way.length;
  const after = left > 0 && goal >= 0 && distance(plan, posOf(goal), posOf(at)) <= left ? 2 : 0;
  return after + (DANGER[near] ?? 0);
}
