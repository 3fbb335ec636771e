import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { tool } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { LOST_VISUAL } from '../components/jobs.ts';
import { type Cell, cellAt, floorOf, posOf, squareOf } from '../components/squares.ts';
import { CAMERA } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import { stepToward } from '../path.ts';
import type { Renewal } from '../pending.ts';
import {
  ALARM,
  CROWBARRED,
  EMP,
  floorsOf,
  has,
  inForce,
  LOST,
  OFF,
  PILE,
  planAt,
  playedBy,
  type State,
  shows,
  UNDER_GUARD,
  VIDEO_LOOP,
} from '../state.ts';
import { aim, alarmsOn, placeAlarm, silence } from './alarms.ts';
import { drawDestination, drawPatrol, loseSight } from './patrol.ts';
import { loseToGuard, noticeSlipper, partsFromSlipper } from './stealth.ts';

const DONUTS = tool('donuts');
const DISTRACT = role('distract');
const DISRUPT = role('disrupt');

/** R72 — The guard of the floor where the player in turn is now; after Shift Change all the others, from the lowest up. */
export function moveGuards(state: State, tell: Tell<Event>): void {
  const at = state.at[state.turn]!;
  if (at < 0) return;
  if (state.shift === 0) state.pending.push({ do: 'patrol', floor: floorOf(at) });
  else {
    tell({ type: 'guardHeld', floor: floorOf(at) + 1, by: 'shift-change' });
    for (let floor = floorsOf(state) - 1; floor >= 0; floor--)
      if (floor !== floorOf(at)) state.pending.push({ do: 'patrol', floor });
  }
}

/** R63, R92 — A guard's movement: as many steps as his die and the alarms on his floor say before the first of them. */
export function patrol(state: State, floor: number, chance: Chance, tell: Tell<Event>): void {
  const guard = state.guard[floor]!;
  if (guard === OFF || (guard === LOST && state.lostIn[floor] === state.turns)) return;
  if (isDisrupted(state, floor)) {
    state.crow = OFF;
    tell({ type: 'guardHeld', floor: floor + 1, by: 'crow' });
    tell({ type: 'crowReturned', seat: playedBy(state, DISRUPT) as Seat });
  } else if (eatsDonuts(state, floor, tell)) return;
  else if (guard === LOST) putGuard(state, floor, chance, tell);
  else {
    const steps = state.die[floor]! + alarmsOn(state, floor) + state.pace;
    state.pending.push({ do: 'walk', floor, steps });
  }
}

/** R46 — Disrupt: a guard who stands on the crow when he is to move, with no alarm on the floor, stays. */
const isDisrupted = (state: Immutable<State>, floor: number): boolean =>
  state.crow !== OFF &&
  state.crow === state.guard[floor] &&
  playedBy(state, DISRUPT) >= 0 &&
  alarmsOn(state, floor) === 0;

/** R52 — Donuts cost him one movement, and are gone. */
export function eatsDonuts(state: State, floor: number, tell: Tell<Event>): boolean {
  if (state.toolAt[DONUTS] !== UNDER_GUARD + floor) return false;
  state.toolAt[DONUTS] = PILE;
  state.toolDiscard.push(DONUTS);
  tell({ type: 'guardHeld', floor: floor + 1, by: 'donuts' });
  return true;
}

/** R65 — One step after the other, each on a freshly found path. R71 — Whoever is already there needs a destination first. */
export function walk(
  state: State,
  { floor, steps }: { readonly floor: number; readonly steps: number },
  chance: Chance,
  tell: Tell<Event>,
): void {
  if (steps <= 0 || state.guard[floor]! < 0) return;
  if (state.guard[floor] === state.goal[floor]) {
    state.pending.push({ do: 'walk', floor, steps });
    newDestination(state, floor, chance, tell);
  } else if (partsFromSlipper(state, floor)) {
    state.pending.push({ do: 'walk', floor, steps });
    noticeSlipper(state);
  } else {
    const to = nextStep(state, floor, state.goal[floor]!);
    const further = to === state.crow && playedBy(state, DISTRACT) >= 0 ? steps - 2 : steps - 1;
    state.pending.push({ do: 'walk', floor, steps: further });
    stepGuard(state, floor, to, tell);
  }
}

/** R64 — The cell of his next step towards another. */
export const nextStep = (state: Immutable<State>, floor: number, goal: Cell): Cell =>
  cellAt(floor, stepToward(planAt(state, floor), posOf(state.guard[floor]!), posOf(goal)));

/** R65 — One step onto a neighbouring tile, with all that follows. R46 — On the crow's tile Distract costs him a further step. */
export function stepGuard(state: State, floor: number, to: Cell, tell: Tell<Event>): void {
  state.guard[floor] = to;
  tell({ type: 'guardMoved', floor: floor + 1, to: squareOf(to) });
  if (to === state.crow && playedBy(state, DISTRACT) >= 0)
    tell({ type: 'guardDistracted', floor: floor + 1, at: squareOf(to) });
  comeOnto(state, floor, 'if-reached');
}

/** R88 — A guard jumps to a tile; the Acrobat beside him is left behind. */
export function jumpGuard(
  state: State,
  floor: number,
  { to, renew }: { readonly to: Cell; readonly renew: Renewal },
  tell: Tell<Event>,
): void {
  partsFromSlipper(state, floor);
  state.guard[floor] = to;
  tell({ type: 'guardJumped', floor: floor + 1, to: squareOf(to) });
  comeOnto(state, floor, renew);
}

/** R65, R88 — Who sees whom first, then the rest. */
function comeOnto(state: State, floor: number, renew: Renewal): void {
  state.pending.push({ do: 'look-round', floor, renew });
  loseToGuard(state, floor);
}

/** R65 — The alarm on his tile goes off, he looks into the cameras, and if he has to he takes the next alarm or card. */
export function lookRound(
  state: State,
  { floor, renew }: { readonly floor: number; readonly renew: Renewal },
  chance: Chance,
  tell: Tell<Event>,
): void {
  const guard = state.guard[floor]!;
  const off = has(state, guard, ALARM);
  if (off) silence(state, guard, tell);
  const raised = watchCameras(state, guard, tell);
  for (let other = floorsOf(state) - 1; other >= 0; other--)
    if (other !== floor && (raised & (1 << other)) !== 0) aim(state, other, tell);
  if (renew === 'never') return;
  const reached = renew === 'always' || (renew === 'if-reached' && guard === state.goal[floor]);
  if (off || reached) newDestination(state, floor, chance, tell);
  else if ((raised & (1 << floor)) !== 0) aim(state, floor, tell);
}

/** R67, R68 — The nearest alarm; when none rings, the next patrol card. */
export function newDestination(state: State, floor: number, chance: Chance, tell: Tell<Event>): void {
  if (state.guard[floor]! < 0) return;
  if (alarmsOn(state, floor) > 0) aim(state, floor, tell);
  else drawDestination(state, floor, chance, tell);
}

/** R26, R80 — From a Camera a guard sees everybody on another. Answers on which floors an alarm starts, as a sum of 1 << floor. */
function watchCameras(state: State, guard: Cell, tell: Tell<Event>): number {
  let floors = 0;
  if (!camerasWork(state) || !isWorkingCamera(state, guard)) return floors;
  for (let seat = 0; seat < state.seats; seat++) {
    const at = state.at[seat]!;
    if (at < 0 || at === guard || !isWorkingCamera(state, at)) continue;
    if (placeAlarm(state, at, 'camera', tell)) floors |= 1 << floorOf(at);
  }
  return floors;
}

export const camerasWork = (state: Immutable<State>): boolean => !inForce(state, VIDEO_LOOP) && !inForce(state, EMP);

export const isWorkingCamera = (state: Immutable<State>, cell: Cell): boolean =>
  shows(state, cell, CAMERA) && !has(state, cell, CROWBARRED);

/** R26 — Is some guard on another working Camera? */
export function isWatched(state: Immutable<State>, cell: Cell): boolean {
  if (!camerasWork(state) || !isWorkingCamera(state, cell)) return false;
  for (let floor = 0; floor < floorsOf(state); floor++) {
    const guard = state.guard[floor]!;
    if (guard >= 0 && guard !== cell && isWorkingCamera(state, guard)) return true;
  }
  return false;
}

/**
 * R9, R62 — A card says where the guard appears, another where he goes; R88 — he has entered that tile. R62 — If the
 * first card is Lost Visual, he does not appear yet.
 */
export function putGuard(state: State, floor: number, chance: Chance, tell: Tell<Event>): void {
  const card = drawPatrol(state, floor, chance, tell);
  if (card === LOST_VISUAL) {
    loseSight(state, floor, tell);
    return;
  }
  state.guard[floor] = cellAt(floor, card);
  tell({ type: 'guardPlaced', floor: floor + 1, at: squareOf(state.guard[floor]!) });
  state.pending.push({ do: 'destination', floor });
  comeOnto(state, floor, 'never');
}

/** R9, R62 — The second card; if alarms ring, the die then goes to the nearest. */
export function firstDestination(state: State, floor: number, chance: Chance, tell: Tell<Event>): void {
  drawDestination(state, floor, chance, tell);
  aim(state, floor, tell);
}
