import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { COLUMNS, ROWS, SPACES } from '../components.ts';
import { columnOf, EMPTY, type Event, NOWHERE, rowOf, type State, shown, spaceAt } from '../state.ts';
import { drawTop } from './decks.ts';

/**
 * R11 — A card was won: other tokens move down first, then its space is filled again, then the row above gets a card.
 * R31 — Tokens that have nowhere to go below wait until that is done.
 */
export function vacate(state: State, space: number, chance: Chance, tell: Tell<Event>): void {
  const others = tokensOn(state, space);
  state.display[space] = EMPTY;
  const below = others.length > 0 ? cardBelow(state, space) : NOWHERE;
  if (below !== NOWHERE) move(state, others, { from: space, to: below }, tell);
  refill(state, space, chance, tell);
  revealAbove(state, space, chance, tell);
  if (others.length > 0 && below === NOWHERE) placeWaiting(state, others, space, tell);
}

/** R29 — All who still have to roll and lie on this card; they move together. */
const tokensOn = (state: Immutable<State>, space: number): readonly Seat[] =>
  state.order.filter((seat) => state.tokens[seat] === space);

/**
 * R11 — The same column of the next row down. R12 — No card there: the nearest in that row, the left one of two; the
 * row is empty: the next one down.
 */
function cardBelow(state: Immutable<State>, space: number): number {
  for (let row = rowOf(space) - 1; row >= 0; row--) {
    const near = nearestInRow(state, row, columnOf(space));
    if (near !== NOWHERE) return near;
  }
  return NOWHERE;
}

/** R12, R14 — The space with a card in this row that is nearest to the column, the left one of two. */
function nearestInRow(state: Immutable<State>, row: number, column: number): number {
  for (let distance = 0; distance < COLUMNS; distance++) {
    for (const near of [column - distance, column + distance]) {
      if (near >= 0 && near < COLUMNS && state.display[spaceAt(row, near)] !== EMPTY) return spaceAt(row, near);
    }
  }
  return NOWHERE;
}

/**
 * R13 — Tokens of row 2 get the new card of their space. R14 — There is none: the nearest card of the lowest row that
 * has any, and without any card these players will fail.
 */
function placeWaiting(state: State, seats: readonly Seat[], space: number, tell: Tell<Event>): void {
  for (let row = 0; row < ROWS.length; row++) {
    const near = nearestInRow(state, row, columnOf(space));
    if (near !== NOWHERE) {
      move(state, seats, { from: space, to: near }, tell);
      return;
    }
  }
  for (const seat of seats) state.tokens[seat] = NOWHERE;
  tell({ type: 'stranded', seats });
}

/** R29 — All of them together. */
function move(state: State, seats: readonly Seat[], { from, to }: Way, tell: Tell<Event>): void {
  for (const seat of seats) state.tokens[seat] = to;
  const card = shown(state, state.display[to]!);
  if (from === to) tell({ type: 'stayed', seats, space: SPACES[to]!, ...card });
  else tell({ type: 'displaced', seats, from: SPACES[from]!, to: SPACES[to]!, ...card });
}

/** From space to space. */
interface Way {
  readonly from: number;
  readonly to: number;
}

/** R15, R30 — A card from the deck of the row, or from the next higher deck that has any; otherwise the space stays empty. */
function refill(state: State, space: number, chance: Chance, tell: Tell<Event>): void {
  const card = drawFor(state, rowOf(space), chance);
  if (card === EMPTY) {
    tell({ type: 'notRefilled', space: SPACES[space]! });
    return;
  }
  state.display[space] = card;
  tell({ type: 'refilled', space: SPACES[space]!, ...shown(state, card) });
}

/** R16 — One card more for the row above if it has fewer than three, in its leftmost gap; above row 5 there is nothing. */
function revealAbove(state: State, space: number, chance: Chance, tell: Tell<Event>): void {
  const row = rowOf(space) + 1;
  if (row === ROWS.length) return;
  for (let column = 0; column < COLUMNS; column++) {
    const gap = spaceAt(row, column);
    if (state.display[gap] !== EMPTY) continue;
    const card = drawFor(state, row, chance);
    if (card === EMPTY) return;
    state.display[gap] = card;
    tell({ type: 'revealed', space: SPACES[gap]!, ...shown(state, card) });
    return;
  }
}

/** R15 — The top card of the row's own deck or the next higher one. The 0 deck is the first in the list, so row 0 has deck 1. */
function drawFor(state: State, row: number, chance: Chance): number {
  for (let deck = row + 1; deck < state.decks.length; deck++) {
    if (state.decks[deck]!.length > 0) return drawTop(state, deck, chance);
  }
  return EMPTY;
}
