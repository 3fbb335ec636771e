import type { Immutable, Seat, Tell } from '#table/game.ts';
import { loot } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { type Cell, floorOf, posOf, squareOf } from '../components/squares.ts';
import { ATRIUM, FOYER } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import { distance } from '../path.ts';
import { type Shift, WAYS, type Way } from '../pending.ts';
import { above, below, guardOn, planFor, playedBy, type State, shows } from '../state.ts';

const FLEXIBILITY = role('flexibility');
const TIARA = loot('tiara');

/** R54 — Neither guards nor Cameras notice the moves of whoever wears the Invisible Suit, in their own turn. */
export const isInSuit = (state: Immutable<State>, seat: Seat): boolean => state.suit === 1 && seat === state.turn;

/** R25, R94 — Somebody has arrived: one Stealth for a guard on the tile, at most one more for being seen from another. */
export function loseOnArrival(state: State, seat: Seat, how: Way | Shift): void {
  if (isInSuit(state, seat)) return;
  const at = state.at[seat]!;
  if (isSeen(state, seat, how)) hit(state, at, 1 << seat);
  if (how !== 'slip' && guardOn(state, at)) hit(state, at, 1 << seat);
}

/** R27, R28, R30 — By a guard next to the Foyer, above or below the Atrium, or next to whoever wears the Tiara. */
function isSeen(state: Immutable<State>, seat: Seat, how: Way | Shift): boolean {
  const at = state.at[seat]!;
  if (shows(state, at, ATRIUM) && (guardOn(state, above(state, at)) || guardOn(state, below(at)))) return true;
  const guard = state.guard[floorOf(at)]!;
  if (guard < 0 || distance(planFor(state, at), posOf(at), posOf(guard)) !== 1) return false;
  return shows(state, at, FOYER) || (state.lootAt[TIARA] === seat && isMove(how));
}

/** R30, R93 — The Tiara counts for moves, not for falls and swaps. */
const isMove = (how: Way | Shift): boolean => WAYS.some((way) => way === how);

/**
 * R25, R27, R28 — A guard has come onto a tile: everybody on it, on a Foyer beside it and on an Atrium above or below
 * it loses a Stealth.
 */
export function loseToGuard(state: State, floor: number): void {
  const guard = state.guard[floor]!;
  let who = 0;
  for (let seat = 0; seat < state.seats; seat++) if (sees(state, guard, state.at[seat]!)) who |= 1 << seat;
  for (let rest = who; rest !== 0; ) {
    const at = state.at[lowest(rest)]!;
    const together = rest & standingOn(state, at);
    hit(state, at, together);
    rest &= ~together;
  }
}

function sees(state: Immutable<State>, guard: Cell, at: Cell): boolean {
  if (at === guard) return true;
  if (floorOf(at) === floorOf(guard))
    return shows(state, at, FOYER) && distance(planFor(state, at), posOf(at), posOf(guard)) === 1;
  return shows(state, at, ATRIUM) && (above(state, at) === guard || below(at) === guard);
}

function standingOn(state: Immutable<State>, cell: Cell): number {
  let who = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.at[seat] === cell) who |= 1 << seat;
  return who;
}

/** R40 — A guard leaves the tile where the Acrobat slipped in beside him: answers whether he did, and forgets it. */
export function partsFromSlipper(state: State, floor: number): boolean {
  if (state.slipped === 0 || state.at[playedBy(state, FLEXIBILITY)] !== state.guard[floor]) return false;
  state.slipped = 0;
  return true;
}

/** R40 — Before his step the guard notices him. */
export function noticeSlipper(state: State): void {
  const acrobat = playedBy(state, FLEXIBILITY);
  hit(state, state.at[acrobat]!, 1 << acrobat);
}

const hit = (state: State, at: Cell, who: number): void => {
  state.pending.push({ do: 'lose', at, who });
};

/** The first seat of a sum of 1 << seat. */
export const lowest = (who: number): Seat => (31 - Math.clz32(who & -who)) as Seat;
const countOf = (who: number): number => (who === 0 ? 0 : 1 + countOf(who & (who - 1)));

/**
 * R29 — Whoever stands on a tile with tokens may give one of those instead. If several lose at once and there are too
 * few, R86, the player in turn says who gets one.
 */
export function lose(state: State, { at, who }: { readonly at: Cell; readonly who: number }, tell: Tell<Event>): void {
  for (let rest = who; rest !== 0 && state.result === 'playing'; rest &= rest - 1) {
    const [seat, room] = [lowest(rest), state.refuge[at]!];
    if (room === 0) loseOwn(state, seat, tell);
    else if (room < countOf(rest)) {
      state.pending.push({ ask: 'shelter', seat: state.turn, at, who: rest });
      return;
    } else if (state.stealth[seat] === 0) loseRoom(state, seat, tell);
    else {
      if ((rest & (rest - 1)) !== 0) hit(state, at, rest & (rest - 1));
      state.pending.push({ ask: 'stealth', seat });
      return;
    }
  }
}

/** R32, R95 — Nobody left to hide behind: captured, and the game is over on the spot. */
export function loseOwn(state: State, seat: Seat, tell: Tell<Event>): void {
  if (state.stealth[seat] === 0) {
    state.result = 'captured';
    state.captured = seat;
    tell({ type: 'captured', seat, at: squareOf(state.at[seat]!) });
    tell({ type: 'lost', because: 'captured' });
    return;
  }
  state.stealth[seat]! -= 1;
  tell({ type: 'stealthLost', seat, from: 'own', left: state.stealth[seat]! });
}

export function loseRoom(state: State, seat: Seat, tell: Tell<Event>): void {
  state.refuge[state.at[seat]!]! -= 1;
  tell({ type: 'stealthLost', seat, from: 'room', left: state.stealth[seat]! });
}

export function gainStealth(state: State, seat: Seat, tell: Tell<Event>): void {
  state.stealth[seat]! += 1;
  tell({ type: 'stealthGained', seat, left: state.stealth[seat]! });
}
