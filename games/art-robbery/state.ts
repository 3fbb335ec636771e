import type { Immutable, Seat, Veiled } from '#table/game.ts';
import { type Refused, refused } from '#table/refusal.ts';
import {
  BOXES,
  type Box,
  CARDS,
  type Card,
  type CardIndex,
  RAID_COUNT,
  TOKEN_SETS,
  TOKENS_PER_RAID,
  type Token,
  type TokenSet,
} from './components.ts';

export interface Options {
  /** C2 — Which tokens are played with. */
  readonly tokens: TokenSet;
  /** R15 — Whether everybody sees what lies in the safe stacks, or has to remember what went in. */
  readonly safes: 'open' | 'hidden';
}

/** Where a token is: in front of a seat (0 to 4), or one of the places below. */
export type Whereabouts = number;
export const CENTRE: Whereabouts = 5;
/** Not in this raid yet, or back in the box for good. */
export const BOX: Whereabouts = 6;
/** In the safe stack of seat 0; that of seat n is n further on. */
export const SAFE: Whereabouts = 7;
export const safeOf = (seat: number): Whereabouts => SAFE + seat;

/** R30 — The one question put to somebody who is not in turn. */
export interface Pending {
  readonly ask: 'token-or-dog';
  readonly thief: Seat;
  readonly victim: Seat;
  readonly token: number;
}

/** What has no place yet in a world that is imagined: which it is, is settled when it is turned up. The whole draw pile is open there. */
export interface Open {
  /** Whose cards may be any of those that are open. */
  readonly hands: readonly Seat[];
  /** How many cards at the bottom of the discard pile are open as well. */
  readonly discards: number;
  /** Tokens that may lie in any safe stack of their raid. */
  readonly tokens: readonly number[];
}

/** Small integers in flat arrays, because bots play millions of games; what leaves the state speaks names. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** 0 to 3; 4 when the game is over. */
  raid: number;
  turn: Seat;
  /** Where each of the 36 tokens is. */
  places: Whereabouts[];
  /** C3 — A seat, or `CENTRE`. */
  dog: Whereabouts;
  /** How many cards of each kind a seat has: `hands[seat × 9 + card]`. */
  hands: number[];
  /** Face down; drawn from the end. */
  draw: CardIndex[];
  /** Face up; the last one is on top. */
  discard: CardIndex[];
  pending: Pending[];
  /** Only in an imagined world. */
  open?: Open;
}

export type Move =
  /** Put a card down that takes nothing: the guard dog, or a card without effect. */
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'take'; readonly card: Card; readonly token: Token }
  | { readonly type: 'steal'; readonly card: Card; readonly token: Token; readonly from: Seat }
  /** The victim's answer. */
  | { readonly type: 'give'; readonly what: 'token' | 'dog' };

export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'took'; readonly seat: Seat; readonly token: Token }
  | { readonly type: 'asked'; readonly seat: Seat; readonly thief: Seat; readonly token: Token }
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly token: Token }
  | { readonly type: 'gaveDog'; readonly seat: Seat; readonly to: Seat; readonly token: Token }
  | { readonly type: 'fetchedDog'; readonly seat: Seat; readonly from: Seat | 'centre' }
  | { readonly type: 'noEffect'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Veiled<Card> }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'raidEnded'; readonly raid: number; readonly seat: Seat }
  | { readonly type: 'bossKept'; readonly seat: Seat; readonly with: Token }
  | { readonly type: 'bossReturned'; readonly seat: Seat }
  | { readonly type: 'secured'; readonly seat: Seat; readonly tokens: readonly Token[] }
  | { readonly type: 'raidBegan'; readonly raid: number; readonly seat: Seat; readonly because: 'dog' | 'next' }
  | { readonly type: 'alibisCounted'; readonly alibis: readonly number[] }
  | { readonly type: 'arrested'; readonly seats: readonly Seat[]; readonly alibis: number }
  | { readonly type: 'fined'; readonly seat: Seat; readonly points: number; readonly tokens: readonly Loot[] }
  | { readonly type: 'pointsCounted'; readonly points: readonly number[] }
  | { readonly type: 'won'; readonly seats: readonly Seat[] };

/** A token outside its raid, where its name alone would not do. */
export interface Loot {
  readonly raid: number;
  readonly token: Token;
}

const NOWHERE: readonly Whereabouts[] = Array.from({ length: RAID_COUNT * TOKENS_PER_RAID }, () => BOX);
const NO_CARDS: readonly number[] = Array.from({ length: 5 * CARDS.length }, () => 0);

/** Everything out of the box but not in a raid yet, with the cards still to be shuffled. */
export function emptyTable(options: Options, seats: number): State {
  return {
    options,
    seats,
    raid: 0,
    turn: 0 as Seat,
    places: NOWHERE.slice(),
    dog: CENTRE,
    hands: NO_CARDS.slice(0, handSlot(seats, 0)),
    draw: [],
    discard: [],
    pending: [],
  };
}

export function clone(state: Immutable<State>): State {
  const copy: State = {
    options: { tokens: state.options.tokens, safes: state.options.safes },
    seats: state.seats,
    raid: state.raid,
    turn: state.turn,
    places: state.places.slice(),
    dog: state.dog,
    hands: state.hands.slice(),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    pending: state.pending.map(({ ask, thief, victim, token }) => ({
      ask,
      thief,
      victim,
      token,
    })),
  };
  if (state.open !== undefined) copy.open = state.open;
  return copy;
}

export const boxOf = (state: Immutable<State>): Box => BOXES[state.options.tokens];

export const handSlot = (seat: number, card: CardIndex): number => seat * CARDS.length + card;

/** The next seat round the table. */
export const clockwise = (state: Immutable<State>, seat: Seat): Seat => ((seat + 1) % state.seats) as Seat;

export const VALUES = { tokens: TOKEN_SETS, safes: ['open', 'hidden'] } as const;
export const USUAL: Options = { tokens: 'base', safes: 'open' };

/** Fills in what is left out, and refuses anything that is not an option. */
export function parseOptions(raw: unknown): Options | Refused {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('bad-options', 'not an object');
  const given = { ...USUAL, ...raw };
  for (const [name, value] of Object.entries(given)) {
    const values: readonly unknown[] | undefined = Object.hasOwn(VALUES, name)
      ? VALUES[name as keyof Options]
      : undefined;
    if (values === undefined) return refused('bad-options', `there is no option "${name}"`);
    if (!values.includes(value)) return refused('bad-options', `"${name}" can be ${values.join(' or ')}`);
  }
  return given as Options;
}
