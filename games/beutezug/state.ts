import type { Immutable, Seat } from '#table/game.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { type Box, BUILT_IN, boxNamed, type Shown } from './box.ts';
import { parseCardSet } from './cards.ts';
import { type CardSet, COLUMNS, type Die, ROUNDS, type Space } from './components.ts';

export type { Shown };

export interface Options {
  /** C8 — The cards that are played with: ours, or somebody's own. */
  readonly cards: typeof BUILT_IN | CardSet;
}

/** What the table waits for: somebody to pick, to roll, to use a bonus or stop, to keep one of two 0 cards; or nothing. */
const PHASES = ['pick', 'roll', 'bonus', 'keep', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A card by its number in the `Box`. */
export type CardNumber = number;
/** No card on a space of the display. */
export const EMPTY: CardNumber = -1;
/** A token that lies on no card. */
export const NOWHERE = -1;
/** A player without a loot token. */
export const NO_TOKEN = -1;

/** Small integers in flat arrays, because bots play millions of games; what leaves the state speaks names. */
export interface State {
  /** The card set by its name, see `Box`. */
  readonly cards: string;
  readonly seats: number;
  /** 1 to 7. */
  round: number;
  phase: Phase;
  /** Who is in turn, as a place in `order`. */
  turn: number;
  /** Place 1 first; the last one has the reroll token. When the game is over, the final ranking. */
  order: Seat[];
  /** The twelve spaces, row 2 first; see `spaceAt`. */
  display: CardNumber[];
  /** Face down, the 0 deck first; drawn from the end. */
  decks: CardNumber[][];
  /** R25 — How many cards were put back under the 0 deck, openly, and are still there. */
  under: number;
  /** The space each character token lies on, or `NOWHERE`. */
  tokens: number[];
  /** The loot cards of each seat, in the order in which they came. */
  loot: CardNumber[][];
  /** The loot token of each seat as its place among the five, or `NO_TOKEN`. */
  lootTokens: number[];
  /** What the dice of the running burglary show, in the order of the card. */
  dice: number[];
  /** What each of them has to show at least, the burglar's +1 taken off. */
  least: number[];
  /** Reroll bonuses that the burglar has not used yet. */
  rerollsOne: number;
  rerollsAll: number;
  /** The two 0 cards of which one is to be kept. */
  drawn: CardNumber[];
}

export type Move =
  | { readonly type: 'pick'; readonly space: Space }
  | { readonly type: 'roll' }
  | { readonly type: 'rerollAll' }
  /** The die's place on the card, from 0. */
  | { readonly type: 'rerollOne'; readonly die: number }
  | { readonly type: 'stop' }
  | { readonly type: 'keep'; readonly card: string };

export type Event =
  | ({ readonly type: 'picked'; readonly seat: Seat; readonly space: Space } & Shown)
  /** Each die as its colour and what it shows. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Die[] }
  | { readonly type: 'rerolledAll'; readonly seat: Seat; readonly dice: readonly Die[] }
  | { readonly type: 'rerolledOne'; readonly seat: Seat; readonly die: number; readonly shows: Die }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | ({ readonly type: 'succeeded'; readonly seat: Seat; readonly space: Space } & Shown)
  /** To a card below, or to whatever card is left. */
  | ({ readonly type: 'displaced'; readonly seats: readonly Seat[]; readonly from: Space; readonly to: Space } & Shown)
  /** On the card that is new in the same space. */
  | ({ readonly type: 'stayed'; readonly seats: readonly Seat[]; readonly space: Space } & Shown)
  | { readonly type: 'stranded'; readonly seats: readonly Seat[] }
  | ({ readonly type: 'refilled'; readonly space: Space } & Shown)
  | { readonly type: 'notRefilled'; readonly space: Space }
  | ({ readonly type: 'revealed'; readonly space: Space } & Shown)
  | { readonly type: 'failed'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Shown[] }
  | ({ readonly type: 'kept'; readonly seat: Seat } & Shown)
  | ({ readonly type: 'putUnder' } & Shown)
  | { readonly type: 'gotNothing'; readonly seat: Seat }
  | { readonly type: 'tookLootToken'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'roundEnded'; readonly round: number; readonly points: readonly number[] }
  /** The new order, and who were tied and drew lots. */
  | { readonly type: 'ordered'; readonly order: readonly Seat[]; readonly drew: readonly (readonly Seat[])[] }
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly points: readonly number[];
      readonly by: 'points' | 'cards' | 'lot';
    };

/** Everybody seated, nothing dealt yet. */
export function emptyTable(cards: string, seats: number): State {
  return {
    cards,
    seats,
    round: 1,
    phase: 'pick',
    turn: 0,
    order: [],
    display: Array<CardNumber>(12).fill(EMPTY),
    decks: [[], [], [], [], []],
    under: 0,
    tokens: Array<number>(seats).fill(NOWHERE),
    loot: Array.from({ length: seats }, () => []),
    lootTokens: Array<number>(seats).fill(NO_TOKEN),
    dice: [],
    least: [],
    rerollsOne: 0,
    rerollsAll: 0,
    drawn: [],
  };
}

export function clone(state: Immutable<State>): State {
  return {
    cards: state.cards,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    order: state.order.slice(),
    display: state.display.slice(),
    decks: state.decks.map((deck) => deck.slice()),
    under: state.under,
    tokens: state.tokens.slice(),
    loot: state.loot.map((cards) => cards.slice()),
    lootTokens: state.lootTokens.slice(),
    dice: state.dice.slice(),
    least: state.least.slice(),
    rerollsOne: state.rerollsOne,
    rerollsAll: state.rerollsAll,
    drawn: state.drawn.slice(),
  };
}

export const boxOf = (state: Immutable<State>): Box => boxNamed(state.cards);

/** A card as events show it. */
export const shown = (state: Immutable<State>, card: CardNumber): Shown => boxOf(state).shown[card]!;

/** R30 — The number of a space; row 0 is the row of the 2 cards. */
export const spaceAt = (row: number, column: number): number => row * COLUMNS + column;
export const rowOf = (space: number): number => Math.floor(space / COLUMNS);
export const columnOf = (space: number): number => space % COLUMNS;

/** Whose turn it is. */
export const acting = (state: Immutable<State>): Seat => state.order[state.turn]!;

/** The card this seat's token lies on. */
export const targetOf = (state: Immutable<State>, seat: Seat): CardNumber => state.display[state.tokens[seat]!]!;

export const isLastRound = (state: Immutable<State>): boolean => state.round === ROUNDS;

export const VALUES = { cards: [BUILT_IN] } as const;
export const USUAL: Options = { cards: BUILT_IN };

/** Fills in what is left out, and refuses anything that is not an option. */
export function parseOptions(raw: unknown): Options | Refused {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('bad-options', 'not an object');
  const { cards = USUAL.cards, ...others } = raw as Readonly<Record<string, unknown>>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return refused('bad-options', `there is no option "${unknown}"`);
  if (cards === BUILT_IN) return { cards };
  if (typeof cards !== 'object') return refused('bad-options', `"cards" can be ${BUILT_IN} or a card set`);
  const set = parseCardSet(cards);
  return isRefused(set) ? set : { cards: set };
}
