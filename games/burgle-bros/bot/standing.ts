import type { Immutable } from '#table/game.ts';
import { TOOLS, tool } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { AREA, type Cell, cellAt, floorOf, posOf } from '../components/squares.ts';
import { ATRIUM, FOYER, isComputer, THERMO } from '../components/tiles.ts';
import { type Bits, bit } from '../odds/bits.ts';
import { canRing } from '../rules/alarms.ts';
import { drawsEvent } from '../rules/events.ts';
import { camerasWork, isWorkingCamera } from '../rules/guard.ts';
import { hasStairsUp } from '../rules/moving.ts';
import {
  ALARM,
  above,
  below,
  CROWBARRED,
  floorsOf,
  guardOn,
  has,
  isInside,
  kindAt,
  OFF,
  planAt,
  planFor,
  ROOF,
  type State,
  shows,
} from '../state.ts';
import { type Expected, type Forecast, forecast, NOTHING, type Sight } from './forecast.ts';
import { addSeen, Digest, numberOf } from './point.ts';
import { isStranded, looseLoot } from './tasks.ts';
import { TEMPER, TOOL_WORTH, WEIGHTS } from './weights.ts';

const FLEXIBILITY = role('flexibility');
const DONUTS = tool('donuts');
/** More than anything on the way. */
const [WON, LOST] = [1000, -1000];

/** What losing the last of so many Stealth costs somebody in this crew. */
export function priceOf({ seats }: Immutable<State>, stealth: number): number {
  const prices = TEMPER[seats]!.stealth;
  return prices[Math.min(stealth, prices.length - 1)]!;
}

/** Forecasts by everything that they depend on, for one decision of somebody who sees so far. */
export class Forecasts {
  readonly sight: Sight;
  readonly known = new Map<number, Forecast>();

  constructor(sight: Sight = 'later') {
    this.sight = sight;
  }
}

/** How the crew stands when a player ends the actions here: all that does not depend on where this player wants to go. */
export function standing(state: Immutable<State>, seat: number, forecasts: Forecasts): number {
  // The sooner the better: who can leave now does not walk about first.
  if (state.result !== 'playing') return state.result === 'won' ? WON + state.left : LOST;
  if (state.at.includes(ROOF) && isStranded(state)) return LOST;
  let worth = 0;
  for (let who = 0; who < state.seats; who++) {
    for (let n = 1; n <= state.stealth[who]!; n++) worth += priceOf(state, n);
    if (state.at[who] === ROOF) worth += WEIGHTS.escaped;
    else if (isInside(state, who)) worth -= lossAt(state, who, expectedHits(state, seat, who, forecasts));
  }
  for (let cell = 0; cell < state.marks.length; cell++) {
    if (has(state, cell, ALARM)) worth -= WEIGHTS.alarm;
    if (state.tokens[cell]! > 0 && isComputer(kindAt(state, cell)))
      worth += WEIGHTS.token * Math.min(state.tokens[cell]!, WEIGHTS.tokens);
  }
  worth -= WEIGHTS.looseLoot * looseLoot(state).length;
  for (let card = 0; card < TOOLS.length; card++)
    if (state.toolAt[card]! >= 0 && state.toolAt[card]! < state.seats) worth += TOOL_WORTH[TOOLS[card]!];
  worth -= WEIGHTS.crowd * companions(state, seat);
  return drawsEvent(state as State) && state.at[seat] !== ROOF ? worth - WEIGHTS.event : worth;
}

/** Others on the same floor: its guard moves after the turn of each, and meets them all. */
function companions(state: Immutable<State>, seat: number): number {
  const at = state.at[seat]!;
  if (at < 0) return 0;
  let others = 0;
  for (let who = 0; who < state.seats; who++)
    if (who !== seat && isInside(state, who) && floorOf(state.at[who]!) === floorOf(at)) others += 1;
  return others;
}

/** What so many losses cost this seat where it is: the first ones may be the room's. */
function lossAt(state: Immutable<State>, seat: number, hits: number): number {
  let [left, stealth, room] = [hits, state.stealth[seat]!, state.refuge[state.at[seat]!]!];
  let loss = 0;
  while (left > 0) {
    const part = Math.min(1, left);
    if (room > 0) loss += part * WEIGHTS.roomStealth;
    else loss += part * priceOf(state, stealth);
    if (room > 0) room -= 1;
    else if (stealth === 0) return loss;
    else stealth -= 1;
    left -= part;
  }
  return loss;
}

/** How often a guard will notice somebody before the next turn of that player, if the actions of `seat` end now. */
export function expectedHits(state: Immutable<State>, seat: number, who: number, forecasts: Forecasts): number {
  const at = state.at[who]!;
  const plan = planFor(state, at);
  const { visits, perilAt } = expected(state, { seat, who, floor: floorOf(at), forecasts });
  let hits = visits[posOf(at)]! + WEIGHTS.peril * perilAt(posOf(at));
  if (shows(state, at, FOYER)) for (const pos of plan.open[posOf(at)]!) hits += visits[pos]!;
  if (shows(state, at, ATRIUM))
    for (const cell of [above(state, at), below(at)])
      if (cell !== OFF) hits += expected(state, { seat, who, floor: floorOf(cell), forecasts }).visits[posOf(cell)]!;
  // R40 — The guard notices the Acrobat beside him when he goes.
  if (state.slipped === 1 && state.role[who] === FLEXIBILITY && guardOn(state, at))
    hits += Math.min(1, movementsBefore(state, seat, who, floorOf(at)));
  if (isWorkingCamera(state, at) && camerasWork(state))
    hits += WEIGHTS.camera * camerasSeen(state, { seat, who, forecasts });
  return hits;
}

/** R26 — How often some guard looks into a Camera while somebody is on another: an alarm, and the guard comes. */
function camerasSeen(state: Immutable<State>, { seat, who, forecasts }: Omit<Asked, 'floor'>): number {
  let seen = 0;
  for (let floor = 0; floor < floorsOf(state); floor++) {
    if (state.guard[floor]! < 0) continue;
    const { visits } = expected(state, { seat, who, floor, forecasts });
    for (const pos of planAt(state, floor).places) {
      const cell = cellAt(floor, pos);
      if (cell !== state.at[who] && isWorkingCamera(state, cell)) seen += visits[pos]!;
    }
  }
  return seen;
}

interface Asked {
  readonly seat: number;
  readonly who: number;
  readonly floor: number;
  readonly forecasts: Forecasts;
}

/** From where on a floor another one is near. */
function exitsOf(state: Immutable<State>, floor: number): Bits {
  let exits = 0;
  for (const pos of planAt(state, floor).places) if (isExit(state, cellAt(floor, pos))) exits |= bit(pos);
  return exits;
}

const isExit = (state: Immutable<State>, at: Cell): boolean =>
  hasStairsUp(state, at) || (below(at) !== OFF && hasStairsUp(state, below(at)));

/** What the guard of a floor will do before the next turn of a player. */
function expected(state: Immutable<State>, { seat, who, floor, forecasts }: Asked): Expected {
  const movements = movementsBefore(state, seat, who, floor);
  if (movements === 0 || state.guard[floor]! < 0) return NOTHING;
  const alarm = alarmBy(state, seat, floor);
  const key = new Digest();
  for (let cell = floor * AREA; cell < (floor + 1) * AREA; cell++) if (has(state, cell, ALARM)) key.add(cell);
  // Nobody has to wait for more movements than there are players on the floor.
  const most = movementsBefore(state, seat, seat, floor);
  key.add(numberOf(state.layouts[floor]!));
  key.add(alarm);
  key.add(state.guard[floor]!);
  key.add(state.goal[floor]!);
  key.add(state.die[floor]!);
  key.add(state.toolAt[DONUTS]!);
  key.add(state.crow);
  key.add(state.pace);
  key.add(most);
  addSeen(key, state.patrol[floor]!, seat);
  let known = forecasts.known.get(key.value);
  if (known === undefined) {
    known = forecast(state, floor, {
      seat,
      sight: forecasts.sight,
      movements: most,
      alarm,
      exits: exitsOf(state, floor),
    });
    forecasts.known.set(key.value, known);
  }
  return known[movements - 1]!;
}

/** R17 — Ending one's actions on a Thermo rings. */
function alarmBy(state: Immutable<State>, seat: number, floor: number): Cell {
  const at = state.at[seat]!;
  const rings =
    at >= 0 && floorOf(at) === floor && shows(state, at, THERMO) && !has(state, at, CROWBARRED) && canRing(state, at);
  return rings ? at : OFF;
}

/** R72 — The guard moves at the end of each turn of somebody on his floor; the turns of `seat` and all before `who` is next. */
function movementsBefore(state: Immutable<State>, seat: number, who: number, floor: number): number {
  let movements = 0;
  for (let n = 0; n < state.seats; n++) {
    const other = (seat + n) % state.seats;
    if (n > 0 && other === who) break;
    const at = state.at[other]! === OFF ? state.entrance : state.at[other]!;
    if (at >= 0 && floorOf(at) === floor) movements += 1;
  }
  return movements;
}
