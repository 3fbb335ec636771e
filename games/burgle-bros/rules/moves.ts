import type { Immutable, Seat } from '#table/game.ts';
import { role } from '../components/characters.ts';
import { cellOf } from '../components/squares.ts';
import { type Move, roomIn } from '../move.ts';
import { notate } from '../notation.ts';
import { isQuestion, type Pending, type Question } from '../pending.ts';
import type { Refusal } from '../refusal.ts';
import * as offer from '../repertoire.ts';
import { onCell, type State } from '../state.ts';
import { offerSkill, whyNotSkill } from './abilities.ts';
import { whyNotHack } from './actions.ts';
import { isTile, whyNotAt } from './aim.ts';
import { whyNotEscape, whyNotGiveUp } from './escape.ts';
import { carriesAnything } from './loot.ts';
import { GOING, PEEKING, SLIPPING } from './moving.ts';
import { answers } from './questions.ts';
import { LOADING, ROLLING } from './safes.ts';
import { offerTools, whyNotUse } from './targets.ts';
import { CARD_COUNT, cardName, mayGet, placeOf, whyNotGive, whyNotPickUp, whyNotTake } from './trade.ts';

const FLEXIBILITY = role('flexibility');

/** S7, R1, R87 — What a seat may do now: answer the question put to it, or act in its turn. */
export function legalMoves(state: Immutable<State>, seat: Seat): readonly Move[] {
  if (state.result !== 'playing') return [];
  const { pending } = state;
  if (pending.length > 0) {
    const top = pending[pending.length - 1]!;
    return isQuestion(top) && top.seat === seat ? answers(state, top) : [];
  }
  if (state.turn !== seat) return [];
  const moves: Move[] = [];
  offerSteps(state, seat, moves);
  if (state.left > 0) {
    offerPeeks(state, seat, moves);
    offerWork(state, seat, moves);
  }
  offerSkill(state, seat, moves);
  offerTools(state, seat, moves);
  offerCards(state, seat, moves);
  moves.push(offer.END);
  if (whyNotGiveUp(state) === undefined) moves.push(offer.GIVE_UP);
  return moves;
}

/**
 * The first thing that is wrong with a move of the seat that has to act: the question before all else, then what one is,
 * the way there, what is there, the price. Nothing is, exactly if it is among `legalMoves`.
 */
export function whyNot(state: Immutable<State>, seat: Seat, move: Move): Refusal | undefined {
  const asked = state.pending[state.pending.length - 1] as Pending | undefined;
  if (asked !== undefined && isQuestion(asked)) return whyNoAnswer(state, asked, move);
  const room = roomIn(move);
  if (!offer.isAnswer(move) && room !== undefined && !isTile(state, cellOf(room))) return 'no-room';
  switch (move.type) {
    case 'end':
      return undefined;
    case 'give-up':
      return whyNotGiveUp(state);
    case 'go':
      return whyNotAt(GOING, state, seat, cellOf(move.to));
    case 'peek':
      return whyNotAt(PEEKING, state, seat, cellOf(move.at));
    case 'hack':
      return whyNotHack(state, seat);
    case 'add-die':
      return whyNotAt(LOADING, state, seat, cellOf(move.safe));
    case 'crack':
      return whyNotAt(ROLLING, state, seat, cellOf(move.safe));
    case 'escape':
      return whyNotEscape(state, seat);
    case 'use':
    case 'use-at':
      return whyNotUse(state, seat, move);
    case 'give':
      return whyNotGive(state, seat, move.card, move.to);
    case 'take':
      return whyNotTake(state, seat, move.card, move.from);
    case 'pick-up':
      return whyNotPickUp(state, seat, move.card);
    default:
      return offer.isAnswer(move) ? 'no-question' : whyNotSkill(state, seat, move);
  }
}

/** R86 — Only what was asked for. */
function whyNoAnswer(state: Immutable<State>, asked: Question, move: Move): Refusal | undefined {
  if (!offer.isAnswer(move)) return 'answer-first';
  const name = notate(move);
  return answers(state, asked).some((each) => notate(each) === name) ? undefined : 'wrong-answer';
}

/** R8, R15 — Every connection that can be paid for. R40 — The Acrobat may slip in beside a guard. */
function offerSteps(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  const slips = state.role[seat] === FLEXIBILITY;
  if (state.left === 0 && !slips) return;
  for (const to of GOING.reach(state, seat)) {
    if (GOING.wrong(state, seat, to) === undefined) moves.push(offer.GO[to]!);
    if (slips && SLIPPING.wrong(state, seat, to) === undefined) moves.push(offer.SLIP[to]!);
  }
}

/** R6, R7 — Face-down tiles only. */
function offerPeeks(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  for (const cell of PEEKING.reach(state, seat))
    if (PEEKING.wrong(state, seat, cell) === undefined) moves.push(offer.PEEK[cell]!);
}

/** Computer Room, safe, roof. */
function offerWork(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  if (whyNotHack(state, seat) === undefined) moves.push(offer.HACK);
  for (const safe of LOADING.reach(state, seat)) {
    if (LOADING.wrong(state, seat, safe) === undefined) moves.push(offer.ADD_DIE[safe]!);
    if (ROLLING.wrong(state, seat, safe) === undefined) moves.push(offer.CRACK[safe]!);
  }
  if (whyNotEscape(state, seat) === undefined) moves.push(offer.ESCAPE);
}

/** R74 — Cards to and from everybody on one's tile, and what lies there. R56 — No second Gold Bar. */
function offerCards(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  const at = state.at[seat]!;
  const here = onCell(at);
  if (state.toolAt.includes(here) || state.lootAt.includes(here)) offerPickUps(state, seat, moves);
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && state.at[other] === at) offerTrades(state, seat, other, moves);
}

function offerTrades(state: Immutable<State>, seat: Seat, other: number, moves: Move[]): void {
  if (!carriesAnything(state, seat) && !carriesAnything(state, other)) return;
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = placeOf(state, card);
    if (place === seat && mayGet(state, other, card)) moves.push(offer.GIVE[other]!.get(cardName(card))!);
    if (place === other && mayGet(state, seat, card)) moves.push(offer.TAKE[other]!.get(cardName(card))!);
  }
}

/** Two Gold Bars on one tile are one offer. */
function offerPickUps(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  const here = onCell(state.at[seat]!);
  for (let card = 0; card < CARD_COUNT; card++) {
    if (placeOf(state, card) !== here || !mayGet(state, seat, card)) continue;
    const move = offer.PICK_UP.get(cardName(card))!;
    if (!moves.includes(move)) moves.push(move);
  }
}
