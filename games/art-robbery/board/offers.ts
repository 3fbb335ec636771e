import { never, type Seat } from '#table/game.ts';
import type { Offer as AnyOffer } from '#table/host.ts';
import type { Card, Token } from '../components.ts';
import type { Move } from '../state.ts';
import { kindOf, pieceOf } from '../text/pieces.ts';
import type { View } from '../view.ts';

export type Offer = AnyOffer<Move>;

/** What a card can reach for. A token's name is enough, for within its raid there is only one of it. */
export type Aim = Token | 'dog';

/** Where a token lies. */
export type Spot = Seat | 'centre';

/** What is in the player's fingers: a card of the hand, and what it is to take if that has been said. */
export interface Pick {
  readonly slot: number;
  readonly aim?: Aim;
}

export const cardOf = (move: Move): Card | undefined => (move.type === 'give' ? undefined : move.card);

export function aimOf(move: Move): Aim | undefined {
  switch (move.type) {
    case 'take':
    case 'steal':
      return move.token;
    case 'play':
      return move.card === 'dog' ? 'dog' : undefined;
    case 'give':
      return undefined;
    default:
      return never(move);
  }
}

export const offersOf = (offers: readonly Offer[], card: Card): readonly Offer[] =>
  offers.filter(({ move }) => cardOf(move) === card);

/** The move that is planned: the one aimed at, or the only one there is. */
export function planned(offers: readonly Offer[], card: Card, aim: Aim | undefined): Offer | undefined {
  const own = offersOf(offers, card);
  return own.length === 1 ? own[0] : own.find(({ move }) => aim !== undefined && aimOf(move) === aim);
}

/** Where a token of the running raid lies. */
export function spotOf(view: View, token: Token): Spot {
  const seat = view.held.findIndex((tokens) => tokens.includes(token));
  return seat < 0 ? 'centre' : (seat as Seat);
}

/** Of tokens that nobody could tell apart only one is offered; a click on any of them means that one. */
export function isMeant(view: View, aim: Aim | undefined, token: Token): boolean {
  if (aim === undefined || aim === 'dog') return false;
  if (aim === token) return true;
  const [offered, clicked] = [pieceOf(view, view.raid, aim), pieceOf(view, view.raid, token)];
  const alike = offered.kind === clicked.kind && offered.alibis === clicked.alibis;
  return alike && spotOf(view, aim) === spotOf(view, token);
}

/** The offers that would take this token, its own number before a card that takes anything. */
export function takers(view: View, offers: readonly Offer[], token: Token): readonly Offer[] {
  const own = kindOf(token);
  return offers
    .filter(({ move }) => isMeant(view, aimOf(move), token))
    .toSorted((a, b) => Number(cardOf(b.move) === own) - Number(cardOf(a.move) === own));
}

/** Reaching for a token with a card, legal or not: the answer says why not. */
export const attempt = (card: Card, token: Token, spot: Spot): Move =>
  spot === 'centre' ? { type: 'take', card, token } : { type: 'steal', card, token, from: spot };

/** What stands at the foot of a card: whom it would take from, before any click. */
export type Foot =
  | { readonly to: 'centre' | 'nothing' }
  | { readonly to: 'seat'; readonly seat: Seat }
  | { readonly to: 'several'; readonly count: number };

/** Undefined while the card may not be played. */
export function footOf(view: View, offers: readonly Offer[], card: Card): Foot | undefined {
  const own = offersOf(offers, card);
  const [first] = own;
  if (first === undefined) return undefined;
  if (own.length > 1) return { to: 'several', count: reached(view, own) };
  const { move } = first;
  if (move.type === 'take') return { to: 'centre' };
  if (move.type === 'steal') return { to: 'seat', seat: move.from };
  if (aimOf(move) !== 'dog' || view.dog === view.viewer) return { to: 'nothing' };
  return view.dog === 'centre' ? { to: 'centre' } : { to: 'seat', seat: view.dog };
}

/** How many tokens in sight these offers could take, those included that look like one of them. */
const reached = (view: View, offers: readonly Offer[]): number =>
  [view.centre, ...view.held].flat().filter((token) => offers.some(({ move }) => isMeant(view, aimOf(move), token)))
    .length;

/** Cards of a kind are told apart by counting them, so that one of them can be followed across the table. */
export function handPiece(hand: readonly Card[], slot: number): string {
  const card = hand[slot]!;
  return `hand:${card}#${slot - hand.indexOf(card)}`;
}
