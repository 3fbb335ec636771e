import { type Immutable, reading, type Seat, type Veiled } from '#table/game.ts';
import { DECKS, type Deck, SPACES, type Space } from './components.ts';
import { deckOfHidden, fate, ifDisplaced, isHidden, type Landing } from './fate.ts';
import { notate } from './notation.ts';
import { prizeOf } from './prize.ts';
import { chanceAfter, chanceNow, winChance } from './reroll.ts';
import { legalMoves } from './rules/turn.ts';
import { acting, boxOf, EMPTY, NOWHERE, type State } from './state.ts';
import type { View } from './view.ts';
import { imagine } from './worlds.ts';

export { luckOf as luck } from './luck.ts';
export { oddsText } from './text/odds.ts';

/** A card to roll for, and the chance to win it with best play. */
export interface Target {
  readonly space: Space | 'none';
  /** A card that is still to be revealed is unknown but for its deck. */
  readonly card: Veiled<string>;
  readonly deck: Deck;
  readonly win: number;
}

/** A face-up card, as this seat may come to roll for it. */
export interface WindowOdds {
  readonly space: Space;
  readonly card: string;
  readonly points: number;
  readonly win: number;
  /** What is left to roll for if somebody else wins it first. */
  readonly displaced: Target;
}

/** … and as it may pick it. */
export interface PickOdds extends WindowOdds {
  /** Those who are still to pick after this seat, and so roll before it: how likely each would win the card. */
  readonly rivals: readonly { readonly seat: Seat; readonly win: number }[];
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
  /** Every face-up card for this seat while cards are picked; later there is nothing to pick, and bonuses are used up. */
  readonly picks: readonly PickOdds[];
  /** Every face-up card after the picks, as long as this seat has to roll: it may be moved there. */
  readonly windows: readonly WindowOdds[];
  /** R10 — Cards in sight, face up or drawn, that would bring this seat a loot token now, and its points. */
  readonly prizes: readonly { readonly card: string; readonly points: number }[];
  /** For whoever is deciding about rerolls. */
  readonly uses: readonly UseOdds[];
  /** Everybody who has picked and not rolled. */
  readonly fates: readonly Fate[];
}

/** Exact chances for a seat. Nothing hidden enters, so any world of the view will do. */
export function odds(view: View, seat: Seat): Odds {
  const state = reading(imagine(view));
  const using = state.phase === 'bonus' ? legalMoves(state, acting(state)) : [];
  const faceUp = [...SPACES.keys()].filter((space) => state.display[space] !== EMPTY);
  const picking = state.phase === 'pick';
  const rolling = !picking && state.tokens[seat] !== NOWHERE;
  return {
    seat,
    picks: picking ? faceUp.map((space) => pickOdds(state, seat, space)) : [],
    windows: rolling ? faceUp.map((space) => windowOdds(state, seat, space)) : [],
    prizes: prizesOf(state, seat),
    uses: using.map((move) => ({ move: notate(move), win: chanceAfter(state, move) })),
    fates: state.order.filter((each) => state.tokens[each] !== NOWHERE).map((each) => fateOf(state, each)),
  };
}

function pickOdds(state: Immutable<State>, seat: Seat, space: number): PickOdds {
  const card = state.display[space]!;
  const behind = state.order.slice(state.order.indexOf(seat) + 1);
  const later = behind.filter((other) => state.tokens[other] === NOWHERE);
  return {
    ...windowOdds(state, seat, space),
    rivals: later.map((rival) => ({ seat: rival, win: winChance(state, rival, card) })),
  };
}

function windowOdds(state: Immutable<State>, seat: Seat, space: number): WindowOdds {
  const card = state.display[space]!;
  const box = boxOf(state);
  const midway = state.phase === 'bonus' && acting(state) === seat && state.tokens[seat] === space;
  return {
    space: SPACES[space]!,
    card: box.id[card]!,
    points: box.points[card]!,
    win: midway ? chanceNow(state) : winChance(state, seat, card),
    displaced: target(state, ifDisplaced(state, seat, space)),
  };
}

function prizesOf(state: Immutable<State>, seat: Seat): Odds['prizes'] {
  const drawn = state.phase === 'keep' && acting(state) === seat ? state.drawn : [];
  const inSight = [...state.display.filter((card) => card !== EMPTY), ...drawn];
  return inSight.flatMap((card) => {
    const { token } = prizeOf(state, seat, card);
    return token === 0 ? [] : [{ card: boxOf(state).id[card]!, points: token }];
  });
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
