import { shuffle } from '../chance.ts';
import {
  type Chance,
  type Game,
  type Immutable,
  never,
  type Outcome,
  type Seat,
  seatsOf,
  type Tell,
  type Veiled,
  type Viewer,
} from '../game.ts';
import { refused } from '../refusal.ts';
import type { Customs } from '../walk.ts';

/**
 * Coffers, a toy. Everybody hides one card in a coffer. In turn, first mark colours or not, then swap the card or roll
 * the die. Even numbers are red, odd ones blue: the die counts one more if its colour is marked and one less if the
 * other is. When everyone has had their turns the coffers are opened, and points and card together decide.
 */
export type Coffers = Game<State, Move, Event, View, Options>;

const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

const KINDS = [1, 2, 3, 4];
const COPIES = 6; // so many that what lies hidden can never be all of one kind
export const DECK: readonly number[] = KINDS.flatMap((card) => Array<number>(COPIES).fill(card));
const SIDES = 6;

export interface Options {
  readonly rounds: 1 | 2;
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** How many turns are over. */
  turn: number;
  /** Marked in this turn. */
  marks: Colour[];
  hands: number[];
  /** Face down; drawn from the end. */
  deck: number[];
  /** Face up. */
  discard: number[];
  scores: number[];
}

export type Move = { readonly type: 'mark'; readonly colour: Colour } | { readonly type: 'swap' | 'roll' };

export type Event =
  | { readonly type: 'marked'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Veiled<number> }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly points: number }
  | { readonly type: 'opened'; readonly hands: readonly number[] };

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly turn: number;
  readonly marks: readonly Colour[];
  readonly hands: readonly Veiled<number>[];
  readonly deck: readonly '?'[];
  readonly discard: readonly number[];
  readonly scores: readonly number[];
}

export const toy: Coffers = {
  id: 'coffers',
  version: 1,
  seats: { min: 2, max: 4 },

  options(raw) {
    const { rounds = 2, ...others } = (raw ?? {}) as { readonly rounds?: unknown };
    if (Object.keys(others).length > 0) return refused('bad-options', 'there is only the option "rounds"');
    return rounds === 1 || rounds === 2 ? { rounds } : refused('bad-options', '"rounds" can be 1 or 2');
  },

  setup(options, seats, chance) {
    const deck = [...DECK];
    shuffle(deck, chance);
    const hands = deck.splice(0, seats);
    return { options, seats, turn: 0, marks: [], hands, deck, discard: [], scores: hands.map(() => 0) };
  },

  toAct: (s) => (isOver(s) ? [] : [inTurn(s)]),

  moves(s, seat) {
    if (isOver(s) || seat !== inTurn(s)) return [];
    const unmarked = COLOURS.filter((colour) => !s.marks.includes(colour));
    return [...unmarked.map((colour) => ({ type: 'mark', colour }) as const), { type: 'swap' }, { type: 'roll' }];
  },

  step(state, seat, move, chance, tell) {
    if (move.type === 'mark') {
      state.marks.push(move.colour);
      tell({ type: 'marked', seat, colour: move.colour });
      return;
    }
    if (move.type === 'swap') swap(state, seat, chance, tell);
    else if (move.type === 'roll') roll(state, seat, chance, tell);
    else never(move.type);
    state.marks = [];
    state.turn += 1;
    if (!isOver(state)) return;
    for (const [other, card] of state.hands.entries()) state.hands[other] = settled(state, card, chance);
    tell({ type: 'opened', hands: [...state.hands] });
  },

  outcome: (s) => (isOver(s) ? result(s.scores.map((score, seat) => score + s.hands[seat]!)) : undefined),

  clone: ({ options, seats, turn, marks, hands, deck, discard, scores }) => ({
    options: { ...options },
    seats,
    turn,
    marks: [...marks],
    hands: [...hands],
    deck: [...deck],
    discard: [...discard],
    scores: [...scores],
  }),

  view: (s, viewer) => ({
    viewer,
    options: { ...s.options },
    seats: s.seats,
    turn: s.turn,
    marks: [...s.marks],
    hands: s.hands.map((card, seat) => (seat === viewer || isOver(s) ? card : '?')),
    deck: s.deck.map(() => '?'),
    discard: [...s.discard],
    scores: [...s.scores],
  }),

  redact(event, viewer) {
    if (event.type !== 'drew' || event.seat === viewer) return event;
    return viewer === 'audience' ? undefined : { ...event, card: '?' };
  },

  reveals: { marked: false, laid: true, drew: true, rolled: false, opened: true },

  determinize(v, chance) {
    const unseen = [...DECK];
    for (const card of [...v.discard, ...v.hands]) if (card !== '?') unseen.splice(unseen.indexOf(card), 1);
    shuffle(unseen, chance);
    return {
      options: { ...v.options },
      seats: v.seats,
      turn: v.turn,
      marks: [...v.marks],
      hands: v.hands.map((card) => (card === '?' ? unseen.pop()! : card)),
      deck: unseen.slice(0, v.deck.length),
      discard: [...v.discard],
      scores: [...v.scores],
    };
  },

  imagine: (v) => ({
    options: { ...v.options },
    seats: v.seats,
    turn: v.turn,
    marks: [...v.marks],
    hands: v.hands.map((card) => (card === '?' ? OPEN : card)),
    deck: v.deck.map(() => OPEN),
    discard: [...v.discard],
    scores: [...v.scores],
  }),

  notate: (move) => (move.type === 'mark' ? `mark ${move.colour}` : move.type),

  refusal: (v, notation) =>
    v.marks.some((colour) => notation === `mark ${colour}`) ? 'marked-already' : 'no-such-move',
};

export const isOver = (s: Immutable<State>): boolean => s.turn === s.seats * s.options.rounds;

export const inTurn = (s: Immutable<State>): Seat => (s.turn % s.seats) as Seat;

/** In an imagined world: a card that nobody has seen. */
export const OPEN = 0;

/** The card; if it is open, any of those that are nowhere else. */
function settled(state: State, card: number, chance: Chance): number {
  if (card !== OPEN) return card;
  const seen = [...state.hands, ...state.deck, ...state.discard];
  return KINDS[chance.pick!(() => KINDS.map((kind) => COPIES - seen.filter((other) => other === kind).length))]!;
}

function swap(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const laid = state.hands[seat]!;
  const card = settled(state, state.deck.pop()!, chance);
  state.discard.push(laid);
  state.hands[seat] = card;
  tell({ type: 'laid', seat, card: laid });
  tell({ type: 'drew', seat, card });
}

function roll(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const die = 1 + chance.below(SIDES);
  const shown = die % 2 === 0 ? 'red' : 'blue';
  const points = state.marks.reduce((sum, colour) => sum + (colour === shown ? 1 : -1), die);
  state.scores[seat]! += points;
  tell({ type: 'rolled', seat, die, points });
}

function result(scores: readonly number[]): Outcome {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { winners: seatsOf(scores.length).filter((seat) => places[seat] === 1), places, scores };
}

/** What the laws need to know about Coffers. */
export const customs: Customs<State, Options> = {
  options: [{ rounds: 1 }, { rounds: 2 }],
  bound: 24, // four seats, two rounds, two marks and a swap or roll each

  /** Hidden are the deck and the cards of the others. */
  scramble(s, viewer, chance) {
    const state = toy.clone(s);
    const others = seatsOf(s.seats).filter((seat) => seat !== viewer);
    const unseen = [...state.deck, ...others.map((seat) => state.hands[seat]!)];
    shuffle(unseen, chance);
    for (const seat of others) state.hands[seat] = unseen.pop()!;
    state.deck = unseen;
    return state;
  },

  flaw(s) {
    const cards = [...s.deck, ...s.discard, ...s.hands].sort();
    if (cards.join() !== DECK.join()) return `${cards.length} cards: ${cards.join()}`;
    if (s.hands.length !== s.seats || s.scores.length !== s.seats) return 'not one card and one score to each seat';
    if (s.scores.some((score) => score < 0)) return `scores ${s.scores.join()}`;
    return s.turn > s.seats * s.options.rounds ? `turn ${s.turn}` : undefined;
  },
};
