import type { Immutable, Seat, Tell } from '#table/game.ts';
import { LOOT_CARDS, TOOLS } from '../components/cards.ts';
import type { Event } from '../event.ts';
import type { Card } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { onCell, type State } from '../state.ts';
import { whyNotWith } from './aim.ts';
import { mayHold } from './loot.ts';

/** A tool or loot card as one number: tools first, then loot. */
export const CARD_COUNT = TOOLS.length + LOOT_CARDS.length;
const NAMES: readonly Card[] = [...TOOLS, ...LOOT_CARDS];
const isTool = (card: number): boolean => card < TOOLS.length;

export const cardName = (card: number): Card => NAMES[card]!;

export const placeOf = (state: Immutable<State>, card: number): number =>
  isTool(card) ? state.toolAt[card]! : state.lootAt[card - TOOLS.length]!;

/** R56 — May this seat come by this card? */
export const mayGet = (state: Immutable<State>, seat: number, card: number): boolean =>
  mayHold(state, seat, card - TOOLS.length);

/** The card of this name that is in this place, or -1. */
export const cardAt = (state: Immutable<State>, name: Card, place: number): number =>
  NAMES.findIndex((each, card) => each === name && placeOf(state, card) === place);

const isAt = (state: Immutable<State>, name: Card, place: number): boolean => cardAt(state, name, place) >= 0;

/** R56 — The other of two Gold Bars is as good as the one. */
const whyNotGet = (state: Immutable<State>, seat: number, name: Card): Refusal | undefined =>
  mayGet(state, seat, NAMES.indexOf(name)) ? undefined : 'one-bar';

/** R74 — Only with somebody on one's tile. */
const whyNotTogether = (state: Immutable<State>, seat: number, other: number): Refusal | undefined =>
  whyNotWith(state, seat, other) ?? (state.at[other] === state.at[seat] ? undefined : 'not-together');

/** R74 — Giving what one has, taking what the other has, picking up what lies there. */
export const whyNotGive = (state: Immutable<State>, seat: number, name: Card, to: number): Refusal | undefined =>
  isAt(state, name, seat) ? (whyNotTogether(state, seat, to) ?? whyNotGet(state, to, name)) : 'not-in-hand';

export const whyNotTake = (state: Immutable<State>, seat: number, name: Card, from: number): Refusal | undefined =>
  whyNotTogether(state, seat, from) ?? (isAt(state, name, from) ? whyNotGet(state, seat, name) : 'not-theirs');

export const whyNotPickUp = (state: Immutable<State>, seat: number, name: Card): Refusal | undefined =>
  isAt(state, name, onCell(state.at[seat]!)) ? whyNotGet(state, seat, name) : 'not-here';

/** R74 — The player in turn proposes to give or to take; the other is asked. */
export function propose(
  state: State,
  { card, giver, taker }: { readonly card: number; readonly giver: Seat; readonly taker: Seat },
  tell: Tell<Event>,
): void {
  const gives = giver === state.turn;
  if (gives) tell({ type: 'offered', seat: giver, card: cardName(card), to: taker });
  else tell({ type: 'requested', seat: taker, card: cardName(card), from: giver });
  // Gold Bars are alike, so the question does not say which of the two it is about.
  state.pending.push({ ask: 'trade', seat: gives ? taker : giver, card: firstNamed(card), giver, taker });
}

const firstNamed = (card: number): number => (cardName(card - 1) === cardName(card) ? card - 1 : card);

/** R74 — The other agrees. */
export function trade(
  state: State,
  { card, giver, taker }: { readonly card: number; readonly giver: Seat; readonly taker: Seat },
  tell: Tell<Event>,
): void {
  handOver(state, { card: cardAt(state, cardName(card), giver), giver, taker }, tell);
}

export function handOver(
  state: State,
  { card, giver, taker }: { readonly card: number; readonly giver: Seat; readonly taker: Seat },
  tell: Tell<Event>,
): void {
  carry(state, card, taker);
  tell({ type: 'handedOver', card: cardName(card), from: giver, to: taker });
}

function carry(state: State, card: number, seat: Seat): void {
  if (isTool(card)) state.toolAt[card] = seat;
  else state.lootAt[card - TOOLS.length] = seat;
}

/** What lies on one's tile is picked up for nothing. */
export function pickUp(state: State, seat: Seat, card: number, tell: Tell<Event>): void {
  carry(state, card, seat);
  tell({ type: 'pickedUp', seat, card: cardName(card) });
}
