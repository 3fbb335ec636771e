import type { Immutable } from '#table/game.ts';
import type { Cell } from '../components/squares.ts';
import type { Move } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { isInside, NO_TILE, type State } from '../state.ts';

/** Does this building have a room here? */
export const isTile = (state: Immutable<State>, cell: Cell): boolean => (state.tiles[cell] ?? NO_TILE) !== NO_TILE;

/** A kind of move that is aimed at a room. What is offered and why something is not come from the same three answers. */
export interface Aim {
  /** The rooms that are near enough. */
  reach(state: Immutable<State>, seat: number): readonly Cell[];
  /** Why another room is not. */
  beyond(state: Immutable<State>, seat: number, cell: Cell): Refusal;
  /** What is wrong with a room in reach, if anything. */
  wrong(state: Immutable<State>, seat: number, cell: Cell): Refusal | undefined;
}

/** Adds the moves that nothing speaks against; `made` has one for each cell. */
export function offerAt(aim: Aim, made: readonly Move[], state: Immutable<State>, seat: number, moves: Move[]): void {
  for (const cell of aim.reach(state, seat)) if (aim.wrong(state, seat, cell) === undefined) moves.push(made[cell]!);
}

/** Distance comes before what is there. */
export const whyNotAt = (aim: Aim, state: Immutable<State>, seat: number, cell: Cell): Refusal | undefined =>
  aim.reach(state, seat).includes(cell) ? aim.wrong(state, seat, cell) : aim.beyond(state, seat, cell);

/** A move that concerns somebody: another player, on the board. */
export function whyNotWith(state: Immutable<State>, seat: number, other: number): Refusal | undefined {
  if (other === seat) return 'needs-another';
  return isInside(state, other) ? undefined : 'not-inside';
}
