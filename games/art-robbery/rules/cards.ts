import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { BOSS, CARDS, type CardIndex, RAID_COUNT, THIEF, TOKENS, TOKENS_PER_RAID } from '../components.ts';
import { boxOf, CENTRE, handSlot, type Move, type Place, type State } from '../state.ts';
import { firstToken } from './setup.ts';

/**
 * S3, S4 — What a seat may do. R6, R31 — A card that can take a token must; R7 — one that cannot may still be played.
 * Moves are made once and handed out again and again.
 */
export function legalMoves(state: Immutable<State>, seat: Seat): readonly Move[] {
  const question = state.pending[0];
  if (question !== undefined) return question.victim === seat ? ANSWERS : [];
  const moves: Move[] = [];
  if (state.turn !== seat || state.raid === RAID_COUNT) return moves;
  for (let card = 0; card < CARDS.length; card++) {
    if (state.hands[handSlot(seat, card)]! === 0) continue;
    const before = moves.length;
    if (card === THIEF) offerAnyInCentre(state, moves);
    else if (card <= BOSS) offerNumber(state, seat, card, moves);
    if (moves.length === before) moves.push(PLAY[card]!);
  }
  return moves;
}

/** R11 — The greedy thief takes any token of the centre, the Boss included, but never from players, and never the dog. */
function offerAnyInCentre(state: Immutable<State>, moves: Move[]): void {
  const { name } = boxOf(state);
  const first = firstToken(state.raid);
  for (let token = first; token < first + TOKENS_PER_RAID; token++) {
    if (isFirstAlike(state, token, CENTRE)) moves.push(TAKE[THIEF]![name[token]!]!);
  }
}

/**
 * R2 — A number card takes from the centre while a matching token is there, and only then from people. R4 — With
 * several victims the thief chooses. R12 — The Boss card alone takes the Boss, for its token has no number.
 */
function offerNumber(state: Immutable<State>, seat: Seat, card: CardIndex, moves: Move[]): void {
  const { number, name } = boxOf(state);
  const first = firstToken(state.raid);
  const before = moves.length;
  for (let token = first; token < first + TOKENS_PER_RAID; token++) {
    if (number[token] === card && isFirstAlike(state, token, CENTRE)) moves.push(TAKE[card]![name[token]!]!);
  }
  if (moves.length > before) return;
  for (let token = first; token < first + TOKENS_PER_RAID; token++) {
    if (number[token] !== card) continue;
    const victim = state.places[token]!;
    if (victim === seat) continue; // R5 — nobody takes from himself
    if (isFirstAlike(state, token, victim)) moves.push(STEAL[card]![name[token]!]![victim]!);
  }
}

/** R3 — The taker picks the token, but of tokens in one place that are alike in number and alibis only the first is offered. */
function isFirstAlike(state: Immutable<State>, token: number, place: Place): boolean {
  if (state.places[token] !== place) return false;
  const { number, alibis } = boxOf(state);
  for (let other = token - 1; other >= firstToken(state.raid) && number[other] === number[token]; other--) {
    if (state.places[other] === place && alibis[other] === alibis[token]) return false;
  }
  return true;
}

const PLAY: readonly Move[] = CARDS.map((card) => ({ type: 'play', card }));
const TAKE: readonly (readonly Move[])[] = CARDS.map((card) => TOKENS.map((token) => ({ type: 'take', card, token })));
const STEAL: readonly (readonly (readonly Move[])[])[] = CARDS.map((card) =>
  TOKENS.map((token) => seatsOf(5).map((from) => ({ type: 'steal', card, token, from }))),
);
const ANSWERS: readonly Move[] = [
  { type: 'give', what: 'token' },
  { type: 'give', what: 'dog' },
];
