import type { Advising, Evaluate, Immutable } from '#table/game.ts';
import { ACTIONS } from './components/jobs.ts';
import { cellAt, floorOf, posOf } from './components/squares.ts';
import { SAFE } from './components/tiles.ts';
import type { Move } from './move.ts';
import { distance, pathOf } from './path.ts';
import { goalsOf } from './playout.ts';
import { alarmsOn } from './rules/alarms.ts';
import { isClear } from './rules/escape.ts';
import { lineOf } from './rules/safes.ts';
import {
  CRACKED,
  floorsOf,
  has,
  isUp,
  jobOf,
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

export { hint, type Reason } from './bot/hint.ts';
export { mind } from './bot/mind.ts';
export { player } from './bot/player.ts';

/** A win is worth more than anything on the way. */
const WIN = 1000;
const SAFE_WORTH = 120;
/** Steps that stairs are worth. */
const FLOOR_AWAY = 8;
const CRACKED_WORTH = 5;
const DIE_WORTH = 4;
const REVEALED_WORTH = 1;
const STEALTH_WORTH = 9;
const ESCAPED_WORTH = 40;
const LOOT_WORTH = 4;
const ACTION_WORTH = 0.5;
const STEP_WORTH = 0.8;
/** What it costs to stand where the guard will come by, by steps away from him. */
const DANGER = [0.5, 1, 0.7, 0.5, 0.2];
const ON_HIS_WAY = 8;
/** … and past his destination, where each step further makes it half as likely. */
const BEYOND = 9;
const HALF = 0.5;

/** The crew wins together: what is open, cracked and known, how much Stealth is left, how near the next goal is, how near the guards. */
export const evaluate: Evaluate<State> = (state) => {
  if (state.result === 'won') return WIN;
  const progress = building(state) + crew(state) + momentum(state);
  return state.result === 'playing' ? progress : progress - WIN;
};

/**
 * Without actions: pick things up, then let the turn end. Otherwise all moves are worth trying but those that cost
 * nothing and could be made for ever by whoever looks only one move ahead. R104 — Whether to give up is for people to
 * decide: bots never propose it, and agree when asked.
 */
export const advice: Advising<View, Move> = (v, moves) => {
  if (v.question !== 'none')
    return v.question.ask === 'give-up' ? moves.find(({ type }) => type === 'agree') : undefined;
  if (v.left === 0) return moves.find(({ type }) => type === 'pick-up') ?? moves.find(({ type }) => type === 'end');
  return moves.filter(({ type }) => !UNWISE.has(type) && !(type === 'slip' && v.slipped));
};
const UNWISE: ReadonlySet<Move['type']> = new Set(['give', 'take', 'crow', 'order', 'give-up']);

/**
 * Helps whoever looks only one move ahead: an action left has its worth, so that none is spent for nothing, but it is
 * lost at the end of the turn.
 */
const momentum = (state: Immutable<State>): number => ACTION_WORTH * state.left - ACTIONS * ACTION_WORTH * state.turns;

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
    else if (at !== OFF) worth -= STEP_WORTH * wayToGo(state, at) + danger(state, at);
  }
  for (const place of state.lootAt) if (place >= 0 && place < state.seats) worth += LOOT_WORTH;
  return worth;
}

/** Steps to what is to be done next: on this floor, or on the way to a floor where there is more to do. */
function wayToGo(state: Immutable<State>, at: number): number {
  const goals = goalsOf(state, at);
  const plan = planFor(state, at);
  let nearest = FLOOR_AWAY;
  for (const goal of goals) nearest = Math.min(nearest, distance(plan, posOf(at), posOf(goal)));
  return nearest + FLOOR_AWAY * floorsToGo(state, floorOf(at));
}

/** How many floors away the next closed safe can be; once all are open, the roof. */
function floorsToGo(state: Immutable<State>, floor: number): number {
  if (isClear(state)) return topFloor(state) - floor;
  for (let away = 0; away < floorsOf(state); away++)
    if (isUndone(state, floor + away) || isUndone(state, floor - away)) return away;
  return 0;
}

/** Is there a safe on this floor that is closed, or may there be one? */
function isUndone(state: Immutable<State>, floor: number): boolean {
  if (floor < 0 || floor >= floorsOf(state)) return false;
  const cells = planAt(state, floor).places.map((pos) => cellAt(floor, pos));
  const safes = cells.filter((cell) => shows(state, cell, SAFE));
  if (safes.some((safe) => !has(state, safe, SAFE_OPEN))) return true;
  return safes.length === 0 || (jobOf(state).hole && cells.some((cell) => !isUp(state, cell)));
}

/** What the guard's next move is likely to cost whoever stands here: surely on his way, and perhaps beyond his destination. */
function danger(state: Immutable<State>, at: number): number {
  const floor = floorOf(at);
  const [guard, goal] = [state.guard[floor]!, state.goal[floor]!];
  if (guard < 0) return 0;
  const plan = planFor(state, at);
  const steps = state.die[floor]! + alarmsOn(state, floor);
  const way = goal < 0 ? [] : pathOf(plan, posOf(guard), posOf(goal));
  const met = way.indexOf(posOf(at));
  if (met >= 0 && met < steps) return ON_HIS_WAY;
  const beyond = goal < 0 ? 0 : distance(plan, posOf(goal), posOf(at));
  const after = beyond <= steps - way.length ? BEYOND * HALF ** beyond : 0;
  return after + (DANGER[distance(plan, posOf(guard), posOf(at))] ?? 0);
}
