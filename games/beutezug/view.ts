import { type Immutable, type Seat, seatsOf, type Veiled, type Viewer } from '#table/game.ts';
import { type Box, BUILT_IN } from './box.ts';
import { BONUSES, type Bonus, type CardSet, COLOURS, type Colour, SPACES, type Space } from './components.ts';
import { leastFaces } from './rules/burglary.ts';
import { pointsOf } from './rules/order.ts';
import {
  acting,
  boxOf,
  type CardNumber,
  EMPTY,
  type Event,
  NO_TOKEN,
  NOWHERE,
  type Phase,
  type State,
  targetOf,
} from './state.ts';

/** A die of the running burglary. */
export interface ThrownDie {
  readonly colour: Colour;
  readonly shows: number;
  /** What it has to show at least, the burglar's +1 taken off. */
  readonly least: number;
  readonly fits: boolean;
}

/** R25 — What one viewer may know: everything but the order of the decks. Cards go by their ids. */
export interface View {
  readonly viewer: Viewer;
  readonly cards: typeof BUILT_IN | CardSet;
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  /** Who is in turn, as a place in `order`. */
  readonly turn: number;
  /** Place 1 first; when the game is over, the final ranking. */
  readonly order: readonly Seat[];
  /** What each place brings, place 1 first: its turn order token, and for the last the reroll token. */
  readonly placeBonuses: readonly (readonly Bonus[])[];
  /** The twelve spaces, row 2 first. */
  readonly display: readonly (string | 'empty')[];
  /** The 0 deck first, each from the top card down. What was put back under the 0 deck is known, and a card that is alone in hiding. */
  readonly decks: readonly (readonly Veiled<string>[])[];
  /** How many of the last cards of the 0 deck were put back there. */
  readonly under: number;
  /** Where each seat's token lies. */
  readonly tokens: readonly (Space | 'none')[];
  /** What each die of that card has to show at least for this seat, its +1 taken off; nothing without a token. */
  readonly least: readonly (readonly number[])[];
  readonly loot: readonly (readonly string[])[];
  /** The points of each seat's loot token. */
  readonly lootTokens: readonly (number | 'none')[];
  /** Points of the loot tokens nobody has yet. */
  readonly lootTokensLeft: readonly number[];
  /** Points of each seat. */
  readonly points: readonly number[];
  readonly burglary:
    | { readonly dice: readonly ThrownDie[]; readonly rerollsOne: number; readonly rerollsAll: number }
    | 'none';
  /** The two 0 cards of which one is to be kept. */
  readonly drawn: readonly string[];
}

export function view(state: Immutable<State>, viewer: Viewer): View {
  const box = boxOf(state);
  const seats = seatsOf(state.seats);
  const ids = (cards: readonly CardNumber[]): string[] => cards.map((card) => box.id[card]!);
  const taken = state.lootTokens.filter((token) => token !== NO_TOKEN).length;
  return {
    viewer,
    cards: state.cards === BUILT_IN ? BUILT_IN : box.set,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    order: state.order.slice(),
    placeBonuses: box.placeBonuses[state.seats]!.map((bonuses) => bonuses.map((bonus) => BONUSES[bonus]!)),
    display: state.display.map((card) => (card === EMPTY ? 'empty' : box.id[card]!)),
    decks: state.decks.map((cards, deck) => fromTheTop(box, cards, deck === 0 ? state.under : 0)),
    under: state.under,
    tokens: state.tokens.map((space) => (space === NOWHERE ? 'none' : SPACES[space]!)),
    least: seats.map((seat) => (state.tokens[seat] === NOWHERE ? [] : leastFaces(state, seat, targetOf(state, seat)))),
    loot: state.loot.map(ids),
    lootTokens: state.lootTokens.map((token) => (token === NO_TOKEN ? 'none' : box.lootTokens[token]!)),
    lootTokensLeft: box.lootTokens.slice(taken),
    points: seats.map((seat) => pointsOf(state, seat)),
    burglary:
      state.phase === 'bonus'
        ? { dice: thrown(state), rerollsOne: state.rerollsOne, rerollsAll: state.rerollsAll }
        : 'none',
    drawn: ids(state.drawn),
  };
}

/** R25 — A deck from the top: unknown cards, then those that were put under it. One unknown card alone can be told from all others. */
function fromTheTop(box: Box, cards: readonly CardNumber[], under: number): Veiled<string>[] {
  const known = cards.length - under === 1 ? cards.length : under;
  return cards.map((card, i) => (i < known ? box.id[card]! : '?')).reverse();
}

function thrown(state: Immutable<State>): ThrownDie[] {
  const colours = boxOf(state).colours[targetOf(state, acting(state))]!;
  return state.least.map((least, die) => {
    const shows = state.dice[die]!;
    return { colour: COLOURS[colours[die]!]!, shows, least, fits: shows >= least };
  });
}

/** R25 — Nothing is told to some and not to others. */
export const redact = (event: Event): Event => event;

/** Dice show something new, and so does a card from a deck. Picking and keeping tell what everybody sees already. */
export const reveals: Readonly<Record<Event['type'], boolean>> = {
  picked: false,
  rolled: true,
  rerolledAll: true,
  rerolledOne: true,
  stopped: false,
  succeeded: false,
  displaced: false,
  stayed: false,
  stranded: false,
  refilled: true,
  notRefilled: false,
  revealed: true,
  failed: false,
  drew: true,
  kept: false,
  putUnder: false,
  gotNothing: false,
  tookLootToken: false,
  roundEnded: false,
  ordered: false,
  won: false,
};
