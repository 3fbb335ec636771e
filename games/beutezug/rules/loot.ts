import type { Chance, Seat, Tell } from '#table/game.ts';
import { SPACES } from '../components.ts';
import { boxOf, type CardNumber, type Event, NO_TOKEN, NOWHERE, type State, shown } from '../state.ts';
import { hasAllColours } from './burglary.ts';
import { drawTop } from './decks.ts';
import { vacate } from './display.ts';

/** S3 — Card and token go to the player; others on the card, and the gap, are seen to. R3 — It is the card of the space they are on now. */
export function succeed(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const space = state.tokens[seat]!;
  const card = state.display[space]!;
  state.tokens[seat] = NOWHERE;
  state.loot[seat]!.push(card);
  tell({ type: 'succeeded', seat, space: SPACES[space]!, ...shown(state, card) });
  vacate(state, space, chance, tell);
}

/**
 * S3, R18 — The token comes back, the card stays where it is with whoever else is on it, and nothing is revealed in
 * the display (R17). Two 0 cards are drawn to keep one; the last one alone is simply taken, and none is none (R19).
 */
export function fail(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const zeros = state.decks[0]!;
  state.tokens[seat] = NOWHERE;
  tell({ type: 'failed', seat });
  const cards: CardNumber[] = [];
  while (cards.length < 2 && zeros.length > 0) cards.push(drawTop(state, 0, chance));
  state.under = Math.min(state.under, zeros.length);
  if (cards.length === 0) {
    tell({ type: 'gotNothing', seat });
    return;
  }
  tell({ type: 'drew', seat, cards: cards.map((card) => shown(state, card)) });
  if (cards.length === 2) state.drawn = cards;
  else take(state, seat, cards[0]!, tell);
}

/** R18 — One of the two is kept face up, the other goes under the 0 deck. */
export function keep(state: State, seat: Seat, card: CardNumber, tell: Tell<Event>): void {
  const other = state.drawn[0] === card ? state.drawn[1]! : state.drawn[0]!;
  state.drawn = [];
  take(state, seat, card, tell);
  state.decks[0]!.unshift(other);
  state.under += 1;
  tell({ type: 'putUnder', ...shown(state, other) });
}

function take(state: State, seat: Seat, card: CardNumber, tell: Tell<Event>): void {
  state.loot[seat]!.push(card);
  tell({ type: 'kept', seat, ...shown(state, card) });
}

/** R10 — After the own burglary, won or failed: all four +1 on the own cards bring the highest loot token left, once. */
export function checkLootToken(state: State, seat: Seat, tell: Tell<Event>): void {
  if (state.lootTokens[seat] !== NO_TOKEN || !hasAllColours(state, seat)) return;
  const highest = state.lootTokens.filter((token) => token !== NO_TOKEN).length;
  state.lootTokens[seat] = highest;
  tell({ type: 'tookLootToken', seat, points: boxOf(state).lootTokens[highest]! });
}
