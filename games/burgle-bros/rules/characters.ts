import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { EVENTS } from '../components/cards.ts';
import { ROLES, role } from '../components/characters.ts';
import { type Cell, floorOf, squareOf } from '../components/squares.ts';
import type { DeckName, Event } from '../event.ts';
import { ABILITY_USED, ALARM, cardIn, markSeen, OFF, ORDERS_DECLINED, remove, type State } from '../state.ts';
import { raise } from './alarms.ts';
import { settle } from './decks.ts';
import { newDestination } from './guard.ts';
import { approach, spend } from './moving.ts';
import { patrolName } from './patrol.ts';
import { reveal } from './tiles.ts';

const CLAIRVOYANCE = role('clairvoyance');

const tellAbility = (state: Immutable<State>, seat: Seat, tell: Tell<Event>): void =>
  tell({ type: 'abilityUsed', seat, ability: ROLES[state.role[seat]!]! });

/** R41 — Three actions, the others are lost, and the actions end on the other side. */
export function climb(state: State, seat: Seat, to: Cell, chance: Chance, tell: Tell<Event>): void {
  tellAbility(state, seat, tell);
  spend(state, 3);
  state.left = 0;
  state.pending.push({ do: 'end-actions' });
  approach(state, { seat, to, way: 'climb' }, chance, tell);
}

/** R42 — One token on the laptop, for anybody's Fingerprint, Laser or Motion. */
export function loadLaptop(state: State, seat: Seat, tell: Tell<Event>): void {
  spend(state, 1);
  state.laptop = 1;
  tell({ type: 'laptopLoaded', seat });
}

/** R43 — Either way it is a peek, free, once a turn. */
export function hawkPeek(state: State, seat: Seat, cell: Cell, chance: Chance, tell: Tell<Event>): void {
  state.done |= ABILITY_USED;
  tellAbility(state, seat, tell);
  reveal(state, cell, chance, tell);
}

/** R44, R82 — Reroute: the alarm of one's tile onto the card, off the board; the guard looks for another or draws. */
export function takeAlarm(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const at = state.at[seat]!;
  state.done |= ABILITY_USED;
  state.juice = 1;
  remove(state, at, ALARM);
  tell({ type: 'alarmTaken', seat, at: squareOf(at) });
  newDestination(state, floorOf(at), chance, tell);
}

/** R44 — … and from the card onto one's tile. */
export function placeHeldAlarm(state: State, seat: Seat, tell: Tell<Event>): void {
  state.done |= ABILITY_USED;
  state.juice = 0;
  tellAbility(state, seat, tell);
  raise(state, state.at[seat]!, 'reroute', tell);
}

/** R46 — The crow goes where it is sent. */
export function placeCrow(state: State, seat: Seat, cell: Cell, tell: Tell<Event>): void {
  state.crow = cell;
  tell({ type: 'crowPlaced', seat, at: squareOf(cell) });
}

/** R47 — Tinker: a Stealth of one's own for a tool. */
export function tinker(state: State, seat: Seat, tell: Tell<Event>): void {
  tellAbility(state, seat, tell);
  state.stealth[seat]! -= 1;
  tell({ type: 'stealthLost', seat, from: 'own', left: state.stealth[seat]! });
  state.pending.push({ do: 'find-tool', seat, on: OFF });
}

/** R48 — The Rook proposes; nothing is paid yet. */
export function order(state: State, seat: Seat, { target, to }: { target: Seat; to: Cell }, tell: Tell<Event>): void {
  tell({ type: 'ordered', seat, target, to: squareOf(to) });
  state.pending.push({ ask: 'orders', seat: target, to });
}

/** R48 — The other agrees: the Rook pays an action, the other moves. */
export function obey(state: State, target: Seat, to: Cell, chance: Chance, tell: Tell<Event>): void {
  state.done |= ABILITY_USED;
  spend(state, 1);
  approach(state, { seat: target, to, way: 'orders' }, chance, tell);
}

/** R79 — The other declines: nothing is paid, and the Rook may ask again. */
export function declineOrders(state: State, target: Seat, tell: Tell<Event>): void {
  state.done |= ORDERS_DECLINED;
  tell({ type: 'declined', seat: target });
}

/** R49 — Disguise: two players change places, and neither enters. */
export function disguise(state: State, seat: Seat, other: Seat, tell: Tell<Event>): void {
  tellAbility(state, seat, tell);
  spend(state, 1);
  state.pending.push({ do: 'shift', seat: other, to: state.at[seat]!, by: 'disguise' });
  state.pending.push({ do: 'shift', seat, to: state.at[other]!, by: 'disguise' });
}

/** R50 — The deck a Spotter looks into: the patrol deck of the own floor, or the events (`OFF`). */
export const spottedFloor = (state: Immutable<State>, seat: number): number =>
  state.role[seat] === CLAIRVOYANCE ? floorOf(state.at[seat]!) : OFF;

export const deckOf = <S extends Immutable<State>>(state: S, floor: number): S['eventDeck'] =>
  floor === OFF ? state.eventDeck : state.patrol[floor]!;

const deckName = (floor: number): DeckName => (floor === OFF ? 'events' : (`${floor + 1}` as DeckName));

/** R50 — One card, for the Spotter's eyes; then it stays on top or goes under. With a single card there is nothing to choose. */
export function spot(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  spend(state, 1);
  state.done |= ABILITY_USED;
  const floor = spottedFloor(state, seat);
  const deck = deckOf(state, floor);
  const top = deck.length - 1;
  settle(deck, top, chance, state.takenAway[floor]);
  deck[top] = markSeen(deck[top]!, seat);
  const card = cardIn(deck[top]!);
  tell({ type: 'looked', seat, deck: deckName(floor), cards: [floor === OFF ? EVENTS[card]! : patrolName(card)] });
  if (deck.length > 1) state.pending.push({ ask: 'spotter', seat, floor });
}

export function putBack(
  state: State,
  { seat, floor, where }: { readonly seat: Seat; readonly floor: number; readonly where: 'top' | 'bottom' },
  tell: Tell<Event>,
): void {
  const deck = deckOf(state, floor);
  if (where === 'bottom') deck.unshift(deck.pop()!);
  tell({ type: 'putBack', seat, deck: deckName(floor), where });
}
