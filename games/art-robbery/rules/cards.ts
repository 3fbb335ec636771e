import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import {
  type Box,
  CARDS,
  type CardIndex,
  DOG,
  RAID_COUNT,
  THIEF,
  TOKENS,
  TOKENS_PER_RAID,
  type Token,
} from '../components.ts';
import type { Refusal } from '../refusal.ts';
import { boxOf, CENTRE, handSlot, type Move, type State, type Whereabouts } from '../state.ts';
import { firstToken } from './setup.ts';

/**
 * S3, S4 — What a seat may do. R6, R31 — A card that can take a token must; R7 — one that cannot may still be played.
 * Moves are made once and handed out again and again.
 */
export function legalMoves(state: Immutable<State>, seat: Seat): readonly Move[] {
  if (state.pending.length > 0) return state.pending[0]!.victim === seat ? ANSWERS : NONE;
  if (state.turn !== seat || state.raid === RAID_COUNT) return NONE;
  const moves: Move[] = [];
  const box = boxOf(state);
  const only = box.only[state.raid]!;
  const offers = OFFERS[seat]!;
  // From the lowest bit set to the highest: the cards in hand, in the order of `CARDS`.
  for (let kinds = kindsOf(state, seat); kinds !== 0; kinds &= kinds - 1) {
    const card = 31 - Math.clz32(kinds & -kinds);
    const token = only[card]!;
    if (token >= 0) moves.push(offers[card]![state.places[token]!]!);
    else if (card === THIEF) offerAnyInCentre(state, box, moves);
    else if (card === DOG) moves.push(PLAY[DOG]!);
    else offerNumber(state, box, seat, card, moves);
  }
  return moves;
}

/**
 * The first thing that is wrong with a move of the seat that has to act: the dog's question before all else, then the card,
 * what it takes, and where that is. Nothing is, exactly if it is among `legalMoves`.
 */
export function whyNot(state: Immutable<State>, seat: Seat, move: Move): Refusal | undefined {
  if (state.pending.length > 0) return move.type === 'give' ? undefined : 'answer-first'; // R30
  if (move.type === 'give') return 'no-question';
  const [first] = legalMoves(state, seat).filter((legal) => legal.type !== 'give' && legal.card === move.card);
  if (first === undefined) return 'not-in-hand';
  if (move.type === 'play') return first.type === 'play' ? undefined : 'must-take'; // R6
  if (move.card !== 'thief' && move.card !== cardFor(move.token)) return 'wrong-token'; // R12
  if (move.type === 'take') return whyNotFrom(state, CENTRE, move.token);
  if (move.card === 'thief') return 'thief-centre-only'; // R11
  if (move.from === seat) return 'own-token'; // R5
  return first.type === 'take' ? 'centre-first' : whyNotFrom(state, move.from, move.token); // R2
}

/** R3 — A token that lies there, the first of those alike. */
function whyNotFrom(state: Immutable<State>, place: Whereabouts, name: Token): Refusal | undefined {
  const box = boxOf(state);
  const token = box.named[state.raid]![name];
  if (token === undefined || state.places[token] !== place) return 'not-there';
  return isFirstAlike(state.places, box, token) ? undefined : 'alike';
}

/** The kinds of card that a seat has, a bit for each. Without branches: in random play they are guessed wrong, and that took most of the time here. */
function kindsOf({ hands }: Immutable<State>, seat: Seat): number {
  const first = handSlot(seat, 0);
  let kinds = 0;
  for (let card = 0; card < CARDS.length; card++) kinds |= (-hands[first + card]! >>> 31) << card;
  return kinds;
}

/**
 * R2 — A number card takes from the centre while a matching token is there, and only then from people. R4 — With
 * several victims the thief chooses. R12 — The Boss card alone takes the Boss, for its token has no number.
 */
function offerNumber(state: Immutable<State>, box: Box, seat: Seat, card: CardIndex, moves: Move[]): void {
  const { places } = state;
  const matching = box.taken[state.raid]![card]!;
  const before = moves.length;
  for (let i = 0; i < matching.length; i++) {
    const token = matching[i]!;
    if (places[token] === CENTRE && isFirstAlike(places, box, token)) moves.push(TAKE[box.name[token]!]!);
  }
  if (moves.length > before) return;
  for (let i = 0; i < matching.length; i++) {
    const token = matching[i]!;
    const victim = places[token]!; // R5 — nobody steals from themselves
    if (victim !== seat && isFirstAlike(places, box, token)) moves.push(STEAL[box.name[token]!]![victim]!);
  }
  if (moves.length === before) moves.push(PLAY[card]!);
}

/** R11 — The greedy thief takes any token of the centre, the Boss included, but never from players, and never the dog. */
function offerAnyInCentre({ places, raid }: Immutable<State>, box: Box, moves: Move[]): void {
  const first = firstToken(raid);
  for (let token = first; token < first + TOKENS_PER_RAID; token++) {
    if (places[token] === CENTRE && isFirstAlike(places, box, token)) moves.push(TAKE_ANY[box.name[token]!]!);
  }
}

/** R3 — The taker picks the token, but of tokens in one place that are alike in number and alibis only the first is offered. */
function isFirstAlike(places: readonly Whereabouts[], box: Box, token: number): boolean {
  const alike = box.alike[token]!;
  for (let i = 0; i < alike.length; i++) if (places[alike[i]!] === places[token]) return false;
  return true;
}

/** The card whose number a token has. */
const cardFor = (token: Token) => CARDS.find((card) => token.startsWith(card))!;

const NONE: readonly Move[] = [];
const PLAY: readonly Move[] = CARDS.map((card) => ({ type: 'play', card }));
const TAKE: readonly Move[] = TOKENS.map((token) => ({ type: 'take', card: cardFor(token), token }));
const TAKE_ANY: readonly Move[] = TOKENS.map((token) => ({ type: 'take', card: 'thief', token }));
const STEAL: readonly (readonly Move[])[] = TOKENS.map((token) =>
  seatsOf(5).map((from) => ({ type: 'steal', card: cardFor(token), token, from })),
);
/** R2, R5 — What a card offers a seat when only one token has its number, by where that token is. */
const OFFERS: readonly (readonly (readonly Move[])[])[] = seatsOf(5).map((seat) =>
  CARDS.map((card, index) => {
    const name = TOKENS.findIndex((token) => token.startsWith(card));
    if (name < 0) return [];
    return [...STEAL[name]!.map((steal, from) => (from === seat ? PLAY[index]! : steal)), TAKE[name]!];
  }),
);
const ANSWERS: readonly Move[] = [
  { type: 'give', what: 'token' },
  { type: 'give', what: 'dog' },
];
