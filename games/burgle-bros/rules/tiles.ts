import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { loot } from '../components/cards.ts';
import { extraDie, ROLES } from '../components/characters.ts';
import { ROOM_STEALTH } from '../components/jobs.ts';
import { type Cell, floorOf, squareOf } from '../components/squares.ts';
import {
  CAMERA,
  DEADBOLT,
  FINGERPRINT,
  KEYPAD,
  LABORATORY,
  LASER,
  LAVATORY,
  MOTION,
  SAFE,
  SCANNER,
  THERMO,
  TILE_NAMES,
} from '../components/tiles.ts';
import type { Event } from '../event.ts';
import type { Way } from '../pending.ts';
import {
  CROWBARRED,
  FACE_UP,
  guardOn,
  has,
  kindAt,
  OFF,
  othersOn,
  put,
  type State,
  TAKEN,
  UNLOCKED,
} from '../state.ts';
import { canRing, computerWithToken, isJammed, raise, threaten } from './alarms.ts';
import { settleTile } from './deal.ts';
import { isWatched } from './guard.ts';
import { carriesAnything } from './loot.ts';
import { openByThemselves } from './safes.ts';
import { isInSuit } from './stealth.ts';

const ISOTOPE = loot('isotope');

/** R6 — A tile is turned up, whoever may see it. R29 — Three Stealth tokens come onto a Lavatory. R105 — A Safe may open another. */
export function reveal(state: State, cell: Cell, chance: Chance, tell: Tell<Event>): void {
  settleTile(state, cell, chance);
  put(state, cell, FACE_UP);
  tell({ type: 'revealed', at: squareOf(cell), tile: TILE_NAMES[state.tiles[cell]!]! });
  if (kindAt(state, cell) === LAVATORY) addRefuge(state, cell, tell);
  if (kindAt(state, cell) === SAFE) openByThemselves(state, floorOf(cell), tell);
}

/** R29 — Stealth tokens that stay on the tile. */
export function addRefuge(state: State, cell: Cell, tell: Tell<Event>): void {
  state.refuge[cell]! += ROOM_STEALTH;
  tell({ type: 'refugePlaced', at: squareOf(cell), tokens: state.refuge[cell]! });
}

/** R15 — A Deadbolt that nobody holds open; no Crowbar on it. */
export const isBolted = (state: Immutable<State>, cell: Cell, seat: number): boolean =>
  kindAt(state, cell) === DEADBOLT &&
  !has(state, cell, CROWBARRED) &&
  !guardOn(state, cell) &&
  !othersOn(state, cell, seat);

/** R16 — A Keypad that nobody has opened; somebody inside does not open it. */
export const isLocked = (state: Immutable<State>, cell: Cell): boolean =>
  kindAt(state, cell) === KEYPAD && !has(state, cell, UNLOCKED | CROWBARRED);

/** R16 — The first attempt of a turn on this Keypad rolls one die, each further one more; one die more for steady hands. A 6 opens it. */
export function tryKeypad(state: State, seat: Seat, cell: Cell, chance: Chance, tell: Tell<Event>): boolean {
  state.tries.push(cell);
  const attempt = state.tries.filter((tried) => tried === cell).length;
  const dice = rollDice(attempt + extraDie(ROLES[state.role[seat]!]!), chance);
  tell({ type: 'rolled', seat, for: 'keypad', dice });
  if (!dice.includes(6)) {
    tell({ type: 'stopped', seat, at: squareOf(cell), by: 'keypad' });
    return false;
  }
  put(state, cell, UNLOCKED);
  tell({ type: 'unlocked', at: squareOf(cell) });
  return true;
}

export function rollDice(count: number, chance: Chance): number[] {
  const dice: number[] = [];
  for (let n = 0; n < count; n++) dice.push(1 + chance.below(6));
  return dice;
}

/** R14 — Would this Laser ring? Not with Mirror, Jammer, Crowbar, guard, E.M.P., under Orders, or where it rings already. */
export const isArmed = (state: Immutable<State>, cell: Cell, seat: Seat, way: Way): boolean =>
  kindAt(state, cell) === LASER &&
  way !== 'orders' &&
  !has(state, cell, CROWBARRED) &&
  canRing(state, cell) &&
  !isJammed(state, seat, cell) &&
  !(state.mirrored === 1 && seat === state.turn);

/** R14 — What somebody may do about an armed Laser besides letting it ring. */
export const laserTokens = (state: Immutable<State>, cell: Cell): { computer: boolean; laptop: boolean } => ({
  computer: computerWithToken(state, cell) !== undefined,
  laptop: state.laptop > 0,
});

/** R8 — What the tile does to whoever has just entered it: alarms, then the Laboratory. R51 — A Crowbar stops all alarms. */
export function enter(
  state: State,
  { seat, to, way, alarm }: { readonly seat: Seat; readonly to: Cell; readonly way: Way; readonly alarm: number },
  tell: Tell<Event>,
): void {
  const kind = kindAt(state, to);
  if (kind === LABORATORY) enterLaboratory(state, seat, to);
  else if (has(state, to, CROWBARRED)) return;
  else if (kind === FINGERPRINT) threaten(state, seat, to, tell);
  else if (kind === LASER && alarm === 1) raise(state, to, 'laser', tell);
  else if (kind === SCANNER && carriesAnything(state, seat)) raise(state, to, 'scanner', tell);
  else if (kind === CAMERA) enterCamera(state, seat, to, tell);
  else if (kind === THERMO && state.lootAt[ISOTOPE] === seat) raise(state, to, 'isotope', tell);
  else if (kind === MOTION && (way === 'own' || way === 'slip')) state.entered.push(to);
}

/** R26 — Somebody enters a Camera while a guard is on another. R54 — The Invisible Suit is not seen. */
function enterCamera(state: State, seat: Seat, cell: Cell, tell: Tell<Event>): void {
  if (isInSuit(state, seat)) return;
  if (isWatched(state, cell)) raise(state, cell, 'camera', tell);
}

/** R31 — The first to enter draws a tool; R99 — taken even if there is none. */
function enterLaboratory(state: State, seat: Seat, cell: Cell): void {
  if (has(state, cell, TAKEN)) return;
  put(state, cell, TAKEN);
  state.pending.push({ do: 'find-tool', seat, on: OFF });
}

/** R18 — Leaving a Motion by a move of one's own, in the turn in which one entered it. */
export function leaveMotion(state: State, seat: Seat, cell: Cell, tell: Tell<Event>): void {
  const entered = state.entered.indexOf(cell);
  if (entered < 0) return;
  state.entered.splice(entered, 1);
  if (kindAt(state, cell) === MOTION && !has(state, cell, CROWBARRED)) threaten(state, seat, cell, tell);
}

/** R17 — Ending one's actions on a Thermo. */
export function checkThermo(state: State, tell: Tell<Event>): void {
  const at = state.at[state.turn]!;
  if (at >= 0 && kindAt(state, at) === THERMO && !has(state, at, CROWBARRED)) raise(state, at, 'thermo', tell);
}
