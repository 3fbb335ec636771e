import { type Chance, type Immutable, reading, type Seat, type Veiled } from '#table/game.ts';
import { DECKS, type Deck, SPACES, type Space } from './components.ts';
import { deckOfHidden, fate, ifDisplaced, isHidden, type Landing } from './fate.ts';
import { notate } from './notation.ts';
import { bestUse, chanceAfter, winChance } from './reroll.ts';
import { legalMoves } from './rules/turn.ts';
import { acting, boxOf, EMPTY, NOWHERE, type State } from './state.ts';
import { determinize, type View } from './view.ts';

export { oddsText } from './text/odds.ts';

/** A card to roll for, and the chance to win it with best play. */
export interface Target {
  readonly space: Space | 'none';
  /** A card that is still to be revealed is unknown but for its deck. */
  readonly card: Veiled<string>;
  readonly deck: Deck;
  readonly win: number;
}

/** A face-up card, as this seat may pick it. */
export interface PickOdds {
  readonly space: Space;
  readonly card: string;
  readonly points: number;
  readonly win: number;
  /** Those who are still to pick after this seat, and so roll before it: how likely each would win the card. */
  readonly rivals: readonly { readonly seat: Seat; readonly win: number }[];
  /** What is left to roll for if one of them does. */
  readonly displaced: Target;
}

/** One use of a bonus in mid-burglary. */
export interface UseOdds {
  readonly move: string;
  readonly win: number;
}

/** What can happen to somebody before the roll. */
export interface Fate {
  readonly seat: Seat;
  readonly on: Space;
  readonly ways: readonly (Target & { readonly chance: number })[];
  /** The chance to win any card this round. */
  readonly win: number;
}

/** All chances that can be worked out from what one seat knows. */
export interface Odds {
  readonly seat: Seat;
  /** Every face-up card for this seat. */
  readonly picks: readonly PickOdds[];
  /** For whoever is deciding about rerolls, the best first in `best`. */
  readonly uses: readonly UseOdds[];
  readonly best: string | 'none';
  /** Everybody who has picked and not rolled. */
  readonly fates: readonly Fate[];
}

/** The chance of a seat to win any card, on display or not, with the bonuses it has now and best play. */
export function winOdds(view: View, seat: Seat, card: string): number {
  const state = reading(anyWorld(view));
  return winChance(state, seat, boxOf(state).numberOf.get(card)!);
}

/** Exact chances for a seat. Nothing hidden enters, so any world of the view will do. */
export function odds(view: View, seat: Seat): Odds {
  const state = reading(anyWorld(view));
  const using = state.phase === 'bonus' ? legalMoves(state, acting(state)) : [];
  return {
    seat,
    picks: SPACES.flatMap((_, space) => (state.display[space] === EMPTY ? [] : [pickOdds(state, seat, space)])),
    uses: using.map((move) => ({ move: notate(move), win: chanceAfter(state, move) })),
    best: using.length === 0 ? 'none' : notate(bestUse(state, using)),
    fates: state.order.filter((each) => state.tokens[each] !== NOWHERE).map((each) => fateOf(state, each)),
  };
}

const anyWorld = (view: View): State => determinize(view, FIRST);
const FIRST: Chance = { below: () => 0 };

function pickOdds(state: Immutable<State>, seat: Seat, space: number): PickOdds {
  const card = state.display[space]!;
  const box = boxOf(state);
  const toPick = state.phase === 'pick' ? state.order.slice(state.order.indexOf(seat) + 1) : [];
  const later = toPick.filter((other) => state.tokens[other] === NOWHERE);
  return {
    space: SPACES[space]!,
    card: box.id[card]!,
    points: box.points[card]!,
    win: winChance(state, seat, card),
    rivals: later.map((rival) => ({ seat: rival, win: winChance(state, rival, card) })),
    displaced: target(state, ifDisplaced(state, seat, space)),
  };
}

function fateOf(state: Immutable<State>, seat: Seat): Fate {
  const landings = fate(state, seat);
  return {
    seat,
    on: SPACES[state.tokens[seat]!]!,
    ways: landings.map((landing) => ({ ...target(state, landing), chance: landing.chance })),
    win: landings.reduce((sum, { chance, win }) => sum + chance * win, 0),
  };
}

function target(state: Immutable<State>, { space, card, win }: Landing): Target {
  if (space === NOWHERE) return { space: 'none', card: '?', deck: 0, win };
  const at = SPACES[space]!;
  if (isHidden(card)) return { space: at, card: '?', deck: DECKS[deckOfHidden(card)]!, win };
  const { id, set } = boxOf(state);
  return { space: at, card: id[card]!, deck: set.cards[card]!.deck, win };
}
