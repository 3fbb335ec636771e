import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { BOSS, type Box, CARDS, type CardIndex, RAID_COUNT, THIEF, TOKENS, TOKENS_PER_RAID } from '../components.ts';
import { boxOf, CENTRE, handSlot, type Move, type Place, type State } from '../state.ts';
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
  const first = handSlot(seat, 0);
  for (let card = 0; card < CARDS.length; card++) {
    if (state.hands[first + card] === 0) continue;
    const before = moves.length;
    if (card <= BOSS) offerNumber(state, box, seat, card, moves);
    else if (card === THIEF) offerAnyInCentre(state, box, moves);
    if (moves.length === before) moves.push(PLAY[card]!);
  }
  return moves;
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
    const victim = places[token]!; // R5 — nobody takes from himself
    if (victim !== seat && isFirstAlike(places, box, token)) moves.push(STEAL[box.name[token]!]![victim]!);
  }
}

/** R11 — The greedy thief takes any token of the centre, the Boss included, but never from players, and never the dog. */
function offerAnyInCentre({ places, raid }: Immutable<State>, box: Box, moves: Move[]): void {
  const first = firstToken(raid);
  for (let token = first; token < first + TOKENS_PER_RAID; token++) {
    if (places[token] === CENTRE && isFirstAlike(places, box, token)) moves.push(TAKE_ANY[box.name[token]!]!);
  }
}

/** R3 — The taker picks the token, but of tokens in one place that are alike in number and alibis only the first is offered. */
function isFirstAlike(places: readonly Place[], box: Box, token: number): boolean {
  const alike = box.alike[token]!;
  for (let i = 0; i < alike.length; i++) if (places[alike[i]!] === places[token]) return false;
  return true;
}

/** The card whose number a token has. */
const cardFor = (token: (typeof TOKENS)[number]) => CARDS.find((card) => token.startsWith(card))!;

const NONE: readonly Move[] = [];
const PLAY: readonly Move[] = CARDS.map((card) => ({ type: 'play', card }));
const TAKE: readonly Move[] = TOKENS.map((token) => ({ type: 'take', card: cardFor(token), token }));
const TAKE_ANY: readonly Move[] = TOKENS.map((token) => ({ type: 'take', card: 'thief', token }));
const STEAL: readonly (readonly Move[])[] = TOKENS.map((token) =>
  seatsOf(5).map((from) => ({ type: 'steal', card: cardFor(token), token, from })),
);
const ANSWERS: readonly Move[] = [
  { type: 'give', what: 'token' },
  { type: 'give', what: 'dog' },
];
