import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { loot } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { AREA, type Cell, floorOf, posOf, squareOf } from '../components/squares.ts';
import { ATRIUM, SECRET_DOOR, SERVICE_DUCT, STAIRS, WALKWAY } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import type { Shift, Way } from '../pending.ts';
import type { Refusal } from '../refusal.ts';
import {
  above,
  BOMB_STAIRS,
  below,
  GYMNASTICS,
  guardOn,
  has,
  inForce,
  isUp,
  kindAt,
  OFF,
  othersOn,
  planFor,
  type State,
  shows,
  TIME_LOCK,
} from '../state.ts';
import type { Aim } from './aim.ts';
import { putGuard } from './guard.ts';
import { loseOnArrival } from './stealth.ts';
import { isArmed, isBolted, isLocked, laserTokens, leaveMotion, reveal, tryKeypad } from './tiles.ts';

const FLEXIBILITY = role('flexibility');
const GEMSTONE = loot('gemstone');
const PAINTING = loot('painting');

/** R2 — Actions are spent; the event test counts them. */
export function spend(state: State, actions: number): void {
  state.left -= actions;
  state.spent += actions;
}

/** R19, R55, R59 — Do stairs lead up from here: a Stairs tile, a Thermal Bomb's, or a Walkway under Gymnastics? */
export const hasStairsUp = (state: Immutable<State>, cell: Cell): boolean =>
  has(state, cell, BOMB_STAIRS) ||
  shows(state, cell, STAIRS) ||
  (inForce(state, GYMNASTICS) && shows(state, cell, WALKWAY));

/** R12, R19 — Where this seat could go from a cell by any connection, whatever it costs; down a Walkway too, which is entering. */
export function connections(state: Immutable<State>, seat: number, from: Cell): Cell[] {
  const plan = planFor(state, from);
  const base = from - posOf(from);
  const found: Cell[] = [];
  for (const pos of plan.open[posOf(from)]!) found.push(base + pos);
  const freeHands = state.lootAt[PAINTING] !== seat;
  if (freeHands) addSecretDoors(state, from, found);
  const up = above(state, from);
  const down = below(from);
  const locked = inForce(state, TIME_LOCK);
  if (up !== OFF && !locked && hasStairsUp(state, from)) found.push(up);
  if (down !== OFF && ((!locked && hasStairsUp(state, down)) || shows(state, from, WALKWAY))) found.push(down);
  if (freeHands && shows(state, from, SERVICE_DUCT)) addOtherDuct(state, from, found);
  return found;
}

/** R20 — A Secret Door that is face up lets players in through its walls; nobody out. */
function addSecretDoors(state: Immutable<State>, from: Cell, found: Cell[]): void {
  const base = from - posOf(from);
  for (const pos of planFor(state, from).walled[posOf(from)]!)
    if (shows(state, base + pos, SECRET_DOOR)) found.push(base + pos);
}

/** R21 — From one Service Duct to the other, once both are face up. */
function addOtherDuct(state: Immutable<State>, from: Cell, found: Cell[]): void {
  for (let cell = 0; cell < state.tiles.length; cell++)
    if (cell !== from && shows(state, cell, SERVICE_DUCT) && !found.includes(cell)) found.push(cell);
}

/** R7 — What can be peeked at from a cell: neighbours with no wall, up Stairs, up and down an Atrium, through bomb stairs. */
export function peekEdges(state: Immutable<State>, from: Cell): Cell[] {
  const base = from - posOf(from);
  const found: Cell[] = [];
  for (const pos of planFor(state, from).open[posOf(from)]!) found.push(base + pos);
  const [up, down] = [above(state, from), below(from)];
  const atrium = shows(state, from, ATRIUM);
  if (up !== OFF && (atrium || hasStairsUp(state, from))) found.push(up);
  if (down !== OFF && (atrium || hasStairsUp(state, down))) found.push(down);
  return found;
}

/** Gemstone: its holder pays one action more where another player is. */
export const gemPrice = (state: Immutable<State>, seat: number, to: Cell): number =>
  state.lootAt[GEMSTONE] === seat && othersOn(state, to, seat) ? 1 : 0;

/** R15 — The actions it takes to go there, as far as the player can know: what a face-down tile asks for is seen later. */
const price = (state: Immutable<State>, seat: number, to: Cell): number =>
  (isUp(state, to) && isBolted(state, to, seat) ? 3 : 1) + gemPrice(state, seat, to);

/** R40 — What slipping in beside a guard takes: nothing, but a locked Keypad wants its attempt, a Gemstone its action. */
const slipPrice = (state: Immutable<State>, seat: number, to: Cell): number =>
  (isUp(state, to) && isLocked(state, to) ? 1 : 0) + gemPrice(state, seat, to);

/** R15 — What keeps somebody from paying for the way there, if anything; the Gemstone and a Deadbolt never ask for more together. */
function whyUnpaid(state: Immutable<State>, seat: number, to: Cell, actions: number): Refusal | undefined {
  if (state.left >= actions) return undefined;
  if (state.left === 0) return 'no-actions';
  return gemPrice(state, seat, to) > 0 ? 'gemstone' : 'deadbolt';
}

/** R12, R19–R21 — Why somebody cannot get from one cell to another in a step: what is only closed for now comes first. */
export function whyNoWay(state: Immutable<State>, seat: number, from: Cell, to: Cell): Refusal {
  const leads = (otherwise: Immutable<State>): boolean => connections(otherwise, seat, from).includes(to);
  if (leads({ ...state, lasting: state.lasting.with(TIME_LOCK, OFF) })) return 'time-lock';
  if (leads({ ...state, lootAt: state.lootAt.with(PAINTING, OFF) })) return 'painting';
  return whyNotBeside(state, from, to);
}

function whyNotBeside(state: Immutable<State>, from: Cell, to: Cell): Refusal {
  if (from === to) return 'same-room';
  if (to === above(state, from) || to === below(from)) return 'no-stairs';
  if (floorOf(from) !== floorOf(to)) return 'other-floor';
  return planFor(state, from).walled[posOf(from)]!.includes(posOf(to)) ? 'wall' : 'too-far';
}

/** R8, R15 — Going: by any connection that can be paid for. */
export const GOING: Aim = {
  reach: (state, seat) => connections(state, seat, state.at[seat]!),
  beyond: (state, seat, to) => whyNoWay(state, seat, state.at[seat]!, to),
  wrong: (state, seat, to) => whyUnpaid(state, seat, to, price(state, seat, to)),
};

/** R40 — Slipping in: the same, but beside a guard. */
export const SLIPPING: Aim = {
  ...GOING,
  wrong: (state, seat, to) =>
    guardOn(state, to) ? whyUnpaid(state, seat, to, slipPrice(state, seat, to)) : 'no-guard',
};

/** R6, R7 — Peeking: face-down tiles only, for an action. */
export const PEEKING: Aim = {
  reach: (state, seat) => peekEdges(state, state.at[seat]!),
  beyond(state, seat, cell) {
    const from = state.at[seat]!;
    const goes = !isUp(state, cell) && connections(state, seat, from).includes(cell);
    return goes ? 'no-view' : whyNotBeside(state, from, cell);
  },
  wrong: (state, _, cell) => (isUp(state, cell) ? 'face-up' : state.left === 0 ? 'no-actions' : undefined),
};

/** R8 — A move towards a tile: turn it up, see whether it can be entered. The first action is paid by the caller. */
export function approach(
  state: State,
  { seat, to, way }: { readonly seat: Seat; readonly to: Cell; readonly way: Way },
  chance: Chance,
  tell: Tell<Event>,
): void {
  const unseen = !isUp(state, to);
  if (unseen) reveal(state, to, chance, tell);
  if (unseen && kindAt(state, to) === WALKWAY && floorOf(to) > 0) fallThrough(state, { seat, to, way }, tell);
  else if (isBolted(state, to, seat) && way !== 'orders') meetDeadbolt(state, { seat, to, way, unseen }, tell);
  else if (isLocked(state, to)) {
    if (way === 'slip' && state.left < 1) tell({ type: 'stopped', seat, at: squareOf(to), by: 'keypad' });
    else {
      if (way === 'slip') spend(state, 1);
      if (tryKeypad(state, seat, to, chance, tell)) cross(state, { seat, to, way, alarm: 0 }, tell);
    }
  } else if (isArmed(state, to, seat, way)) meetLaser(state, { seat, to, way }, tell);
  else cross(state, { seat, to, way, alarm: 0 }, tell);
}

/** R22 — A Walkway turned up by a move: the player falls through. R93 — He has left his tile by his own move. */
function fallThrough(
  state: State,
  { seat, to, way }: { readonly seat: Seat; readonly to: Cell; readonly way: Way },
  tell: Tell<Event>,
): void {
  state.pending.push({ do: 'shift', seat, to: to - AREA, by: 'fall' });
  leave(state, seat, way, tell);
}

/** R15 — A known Deadbolt has been chosen and is paid for; R13 — one just turned up may be paid for or not; R10 — or one stays. */
function meetDeadbolt(
  state: State,
  { seat, to, way, unseen }: { readonly seat: Seat; readonly to: Cell; readonly way: Way; readonly unseen: boolean },
  tell: Tell<Event>,
): void {
  if (way !== 'own' || state.left < 2) tell({ type: 'stopped', seat, at: squareOf(to), by: 'deadbolt' });
  else if (unseen) state.pending.push({ ask: 'deadbolt', seat, to, way });
  else forceDeadbolt(state, { seat, to, way }, tell);
}

/** R15 — Two actions more. */
export function forceDeadbolt(
  state: State,
  { seat, to, way }: { readonly seat: Seat; readonly to: Cell; readonly way: Way },
  tell: Tell<Event>,
): void {
  spend(state, 2);
  cross(state, { seat, to, way, alarm: 0 }, tell);
}

/** R13, R14 — An armed Laser: one action more, a token, or an alarm. With nothing to choose it rings. */
function meetLaser(
  state: State,
  { seat, to, way }: { readonly seat: Seat; readonly to: Cell; readonly way: Way },
  tell: Tell<Event>,
): void {
  const { computer, laptop } = laserTokens(state, to);
  if (mayPayLaser(state, { seat, to, way }) || computer || laptop) state.pending.push({ ask: 'laser', seat, to, way });
  else cross(state, { seat, to, way, alarm: 1 }, tell);
}

/** R14 — Is an action left for it, beyond what the Gemstone takes? */
export const mayPayLaser = (
  state: Immutable<State>,
  { seat, to, way }: { readonly seat: number; readonly to: Cell; readonly way: Way },
): boolean => way === 'own' && state.left >= 1 + gemPrice(state, seat, to);

/** R8 — Nothing stops the player: he leaves his tile and arrives. */
export function cross(
  state: State,
  { seat, to, way, alarm }: { readonly seat: Seat; readonly to: Cell; readonly way: Way; readonly alarm: number },
  tell: Tell<Event>,
): void {
  if (way === 'own' || way === 'slip') spend(state, gemPrice(state, seat, to));
  state.pending.push({ do: 'arrive', seat, to, way, alarm });
  leave(state, seat, way, tell);
}

/** R18 — Only a move of one's own sets off a Motion. */
function leave(state: State, seat: Seat, way: Way, tell: Tell<Event>): void {
  const own = way === 'own' || way === 'slip' || way === 'climb';
  if (own && state.entered.length > 0) leaveMotion(state, seat, state.at[seat]!, tell);
}

/** R9 — On a floor where nobody has been its guard appears first; then the piece arrives, R25, and is seen or not. */
export function arrive(
  state: State,
  task: { readonly seat: Seat; readonly to: Cell; readonly way: Way; readonly alarm: number },
  chance: Chance,
  tell: Tell<Event>,
): void {
  const { seat, to, way, alarm } = task;
  if (isNewFloor(state, to)) {
    state.at[seat] = OFF; // on the way: he has left, and the guard who appears cannot see him yet
    state.pending.push({ do: 'arrive', seat, to, way, alarm });
    putGuard(state, floorOf(to), chance, tell);
    return;
  }
  place(state, seat, to);
  if (way === 'slip' && guardOn(state, to)) state.slipped = 1;
  tell({ type: 'moved', seat, to: squareOf(to), way });
  state.pending.push({ do: 'enter', seat, to, way, alarm });
  loseOnArrival(state, seat, way);
}

const isNewFloor = (state: Immutable<State>, cell: Cell): boolean => state.guard[floorOf(cell)] === OFF;

function place(state: State, seat: Seat, cell: Cell): void {
  state.at[seat] = cell;
  if (state.role[seat] === FLEXIBILITY) state.slipped = 0;
}

/** R11, R102 — Coming onto a tile without entering it: it is turned up, its floor's guard appears, guards see the player. */
export function shift(
  state: State,
  { seat, to, by }: { readonly seat: Seat; readonly to: Cell; readonly by: Shift },
  chance: Chance,
  tell: Tell<Event>,
): void {
  if (!isUp(state, to)) reveal(state, to, chance, tell);
  if (isNewFloor(state, to)) {
    state.at[seat] = OFF;
    state.pending.push({ do: 'shift', seat, to, by });
    putGuard(state, floorOf(to), chance, tell);
    return;
  }
  place(state, seat, to);
  tell({ type: 'shifted', seat, to: squareOf(to), by });
  loseOnArrival(state, seat, by);
}
