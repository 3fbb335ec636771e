import type { Seat } from '#table/game.ts';
import type { Square } from '../components/squares.ts';
import type { Way } from '../pending.ts';
import type { CrewView, TileView, View } from '../view.ts';
import { kindOf } from './names.ts';
import { crewAt, floorAt, isKind, isNextTo, straight, tileAt } from './sight.ts';

/** What may come of arriving somewhere, as far as the view shows it. Says what to expect; decides nothing. */
export const RISKS = [
  'leaves-motion',
  'new-floor',
  'keypad',
  'deadbolt',
  'guard',
  'seen',
  'captured',
  'hackable',
  'laser',
  'scanner',
  'camera',
  'motion',
  'thermo',
  'isotope',
  'tool',
] as const;
export type Risk = (typeof RISKS)[number];

interface Arrival {
  readonly view: View;
  readonly seat: Seat;
  readonly me: CrewView;
  readonly tile: TileView;
  readonly way: Way;
}

export function risksOf(view: View, seat: Seat, to: Square, way: Way): readonly Risk[] {
  const arrival = { view, seat, me: view.crew[seat]!, tile: tileAt(view, to), way };
  return RISKS.filter((risk) => CHECKS[risk](arrival));
}

const isGuardOn = (view: View, at: Square): boolean => floorAt(view, at).guard === at;

/** R23, R51 — Nothing rings here. */
const isSilent = (view: View, tile: TileView): boolean =>
  tile.crowbarred || tile.alarm || isGuardOn(view, tile.at) || view.lasting.emp !== 'none';

/** R42 — Nothing that the Hacker jams rings for him, nor for anybody where he stands. */
export const isJammed = (view: View, me: CrewView, at: Square): boolean =>
  me.ability === 'jammer' || crewAt(view, at).some((seat) => view.crew[seat]!.ability === 'jammer');

const rings = ({ view, tile }: Arrival, kind: string): boolean => isKind(tile, kind) && !isSilent(view, tile);

const meetsGuard = ({ view, tile, way }: Arrival): boolean => !view.suit && way !== 'slip' && isGuardOn(view, tile.at);

/** R27, R28, R30 — By Foyer, Atrium or Tiara. */
function isSeen({ view, me, tile }: Arrival): boolean {
  if (view.suit) return false;
  const beside = [straight(view, tile.at, 1), straight(view, tile.at, -1)];
  if (isKind(tile, 'atrium') && beside.some((other) => other !== undefined && isGuardOn(view, other.at))) return true;
  const { guard } = floorAt(view, tile.at);
  if (guard === 'unplaced' || guard === 'lost' || !isNextTo(view, guard, tile.at)) return false;
  return isKind(tile, 'foyer') || me.loot.includes('tiara');
}

function isWatched({ view, tile }: Pick<Arrival, 'view' | 'tile'>): boolean {
  if (view.suit || view.lasting['video-loop'] !== 'none') return false;
  return view.floors.some(
    ({ guard, tiles }) => guard !== tile.at && tiles.some((other) => other.at === guard && isWorkingCamera(other)),
  );
}
const isWorkingCamera = (tile: TileView): boolean => isKind(tile, 'camera') && !tile.crowbarred;

function leavesMotion({ view, me, way }: Arrival): boolean {
  if (me.at === 'outside' || me.at === 'roof' || way === 'orders' || way === 'gut') return false;
  const from = tileAt(view, me.at);
  return view.entered.includes(me.at) && isKind(from, 'motion') && !isSilent(view, from) && !isJammed(view, me, me.at);
}

const isFingerprint = (arrival: Arrival): boolean =>
  rings(arrival, 'fingerprint') && !isJammed(arrival.view, arrival.me, arrival.tile.at);

const isLaser = (arrival: Arrival): boolean =>
  rings(arrival, 'laser') &&
  arrival.way !== 'orders' &&
  !(arrival.view.mirrored && arrival.seat === arrival.view.turn) &&
  !isJammed(arrival.view, arrival.me, arrival.tile.at);

/** R14, R41 — A second action for a Laser: only on an ordinary move, if there is one. */
const mayPay = ({ view, way }: Arrival): boolean => way === 'own' && view.left >= 2;

/** R15 — Nobody holds it open. */
export const isBolted = (view: View, seat: Seat, tile: TileView): boolean =>
  isKind(tile, 'deadbolt') &&
  !tile.crowbarred &&
  !isGuardOn(view, tile.at) &&
  !crewAt(view, tile.at).some((other) => other !== seat);

const CHECKS: Readonly<Record<Risk, (arrival: Arrival) => boolean>> = {
  'leaves-motion': leavesMotion,
  'new-floor': ({ view, tile }) => floorAt(view, tile.at).guard === 'unplaced',
  keypad: ({ tile }) => isKind(tile, 'keypad') && !tile.unlocked && !tile.crowbarred,
  deadbolt: ({ view, seat, tile, way }) => way === 'climb' && isBolted(view, seat, tile),
  guard: meetsGuard,
  seen: isSeen,
  captured: (arrival) =>
    Number(meetsGuard(arrival)) + Number(isSeen(arrival)) > arrival.me.stealth + arrival.tile.refuge,
  hackable: (arrival) => isFingerprint(arrival) || (isLaser(arrival) && !mayPay(arrival)),
  laser: (arrival) => isLaser(arrival) && mayPay(arrival),
  scanner: (arrival) => rings(arrival, 'scanner') && arrival.me.tools.length + arrival.me.loot.length > 0,
  camera: (arrival) => rings(arrival, 'camera') && isWatched(arrival),
  motion: (arrival) =>
    isKind(arrival.tile, 'motion') &&
    !arrival.tile.crowbarred &&
    (arrival.way === 'own' || arrival.way === 'slip') &&
    arrival.me.ability !== 'jammer',
  thermo: (arrival) => rings(arrival, 'thermo') && arrival.way !== 'orders' && !arrival.me.loot.includes('isotope'),
  isotope: (arrival) => rings(arrival, 'thermo') && arrival.me.loot.includes('isotope'),
  tool: ({ tile }) => isKind(tile, 'laboratory') && !tile.taken,
};

/** R26 — A guard sees through it: whoever comes here sets off an alarm. */
export const isLive = (view: View, tile: TileView): boolean =>
  isWorkingCamera(tile) && !isSilent(view, tile) && isWatched({ view, tile });

/** R8, R15 — What a move to a tile costs for certain: a Deadbolt that nobody holds open, and the Gemstone's action. */
export function priceOf(view: View, seat: Seat, to: Square, way: 'own' | 'slip'): number {
  const tile = tileAt(view, to);
  const company = crewAt(view, to).some((other) => other !== seat);
  const gem = view.crew[seat]!.loot.includes('gemstone') && company ? 1 : 0;
  if (way === 'slip') return gem + (CHECKS.keypad({ view, seat, me: view.crew[seat]!, tile, way }) ? 1 : 0);
  return gem + (isBolted(view, seat, tile) ? 3 : 1);
}

/** R16 — Dice of the next attempt at a Keypad. */
export const keypadDice = (view: View, seat: Seat, at: Square): number =>
  view.tries.filter((tried) => tried === at).length + 1 + (view.crew[seat]!.ability === 'steady-hands' ? 1 : 0);

/** R17 — A Thermo rings when actions end on it. */
export const ringsAtEnd = (view: View, at: Square): boolean => {
  const tile = tileAt(view, at);
  return tile.tile !== '?' && kindOf(tile.tile) === 'thermo' && !isSilent(view, tile);
};
