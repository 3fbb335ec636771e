import type { Immutable, Seat, Tell } from '#table/game.ts';
import { role } from '../components/characters.ts';
import { type Cell, cellAt, floorOf, posOf, squareOf } from '../components/squares.ts';
import { COMPUTER_FOR } from '../components/tiles.ts';
import type { AlarmCause, Event } from '../event.ts';
import { distance } from '../path.ts';
import type { Refusal } from '../refusal.ts';
import { ALARM, EMP, guardOn, has, inForce, kindAt, planAt, put, remove, roleOn, type State } from '../state.ts';
import { setDestination } from './patrol.ts';

const JAMMER = role('jammer');

/** R23 — Never under E.M.P., never twice on a tile, never beside a guard. */
export const whySilent = (state: Immutable<State>, cell: Cell): Refusal | undefined =>
  inForce(state, EMP)
    ? 'emp'
    : has(state, cell, ALARM)
      ? 'rings-already'
      : guardOn(state, cell)
        ? 'guard-there'
        : undefined;
export const canRing = (state: Immutable<State>, cell: Cell): boolean => whySilent(state, cell) === undefined;

/** R23 — A token on the tile, and the die on the nearest alarm. */
export function raise(state: State, cell: Cell, because: AlarmCause, tell: Tell<Event>): void {
  if (placeAlarm(state, cell, because, tell)) aim(state, floorOf(cell), tell);
}

/** R23 — Only the token: for effects that raise several alarms at once and let the guards choose afterwards. */
export function placeAlarm(state: State, cell: Cell, because: AlarmCause, tell: Tell<Event>): boolean {
  if (!canRing(state, cell)) return false;
  put(state, cell, ALARM);
  tell({ type: 'alarmRaised', at: squareOf(cell), because });
  return true;
}

/** R66 — The token comes off. */
export function silence(state: State, cell: Cell, tell: Tell<Event>): void {
  remove(state, cell, ALARM);
  tell({ type: 'alarmOff', at: squareOf(cell) });
}

/** R63 — How many alarms ring on a floor. */
export function alarmsOn(state: Immutable<State>, floor: number): number {
  let count = 0;
  for (const pos of planAt(state, floor).places) if (has(state, cellAt(floor, pos), ALARM)) count += 1;
  return count;
}

/** R67 — The guard heads for the alarm nearest on foot; R86 — of several equally near the players choose one. */
export function aim(state: State, floor: number, tell: Tell<Event>): void {
  const [nearest, ...others] = nearestAlarms(state, floor);
  if (nearest === undefined) return;
  if (others.length === 0) setDestination(state, floor, { to: nearest, because: 'alarm' }, tell);
  else state.pending.push({ ask: 'nearest-alarm', seat: state.turn, floor });
}

/** R67 — All alarms at the smallest distance; none while there is no guard. */
export function nearestAlarms(state: Immutable<State>, floor: number): Cell[] {
  const guard = state.guard[floor]!;
  const found: Cell[] = [];
  if (guard < 0) return found;
  const plan = planAt(state, floor);
  let best = Number.POSITIVE_INFINITY;
  for (const pos of plan.places) {
    const cell = cellAt(floor, pos);
    if (!has(state, cell, ALARM)) continue;
    const far = distance(plan, posOf(guard), pos);
    if (far > best) continue;
    if (far < best) found.length = 0;
    best = far;
    found.push(cell);
  }
  return found;
}

/** R42 — The Jammer covers the Hacker, and whoever is on a tile with him. */
export const isJammed = (state: Immutable<State>, seat: number, cell: Cell): boolean =>
  state.role[seat] === JAMMER || roleOn(state, cell, JAMMER);

/** R24, R98 — An alarm that a token may stop: the one who would cause it is asked, if there is a token. */
export function threaten(state: State, seat: Seat, cell: Cell, tell: Tell<Event>): void {
  if (!canRing(state, cell) || isJammed(state, seat, cell)) return;
  if (computerWithToken(state, cell) !== undefined || state.laptop > 0)
    state.pending.push({ ask: 'hack', seat, at: cell });
  else raise(state, cell, causeAt(state, cell), tell);
}

/** The three alarms that a token can stop are named after their tiles. */
export function causeAt(state: Immutable<State>, cell: Cell): 'fingerprint' | 'laser' | 'motion' {
  return HACKABLE[COMPUTER_FOR[kindAt(state, cell)]! - FIRST_COMPUTER]!;
}
const HACKABLE = ['fingerprint', 'laser', 'motion'] as const;
const FIRST_COMPUTER = Math.min(...COMPUTER_FOR.flatMap((computer) => computer ?? []));

/** R24 — The Computer Room that can stop the alarm of this tile, face up and with a token on it. */
export function computerWithToken(state: Immutable<State>, cell: Cell): Cell | undefined {
  const wanted = COMPUTER_FOR[kindAt(state, cell)];
  for (let other = 0; other < state.tokens.length; other++) {
    if (state.tokens[other]! > 0 && kindAt(state, other) === wanted) return other;
  }
  return undefined;
}

/** R24 — A token is spent, and the alarm stays silent. */
export function spendToken(
  state: State,
  seat: Seat,
  { at, on }: { readonly at: Cell; readonly on: 'computer' | 'laptop' },
  tell: Tell<Event>,
): void {
  if (on === 'laptop') state.laptop -= 1;
  else state.tokens[computerWithToken(state, at)!]! -= 1;
  tell({ type: 'alarmPrevented', seat, at: squareOf(at), with: on });
}
