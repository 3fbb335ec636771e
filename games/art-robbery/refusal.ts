import { type Seat, seatsOf } from '#table/game.ts';
import type { Card, Token } from './components.ts';
import { parse } from './notation.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** Why a move is not legal; the text has a sentence and a rule number for each. */
export const REFUSALS = [
  'unclear',
  'answer-first',
  'no-question',
  'not-in-hand',
  'wrong-token',
  'not-there',
  'own-token',
  'centre-first',
  'thief-centre-only',
  'must-take',
  'alike',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The reason, from what the viewer sees. Only asked about moves that are not legal, so it decides nothing. */
export function refusal(v: View, notation: string): Refusal {
  const move = parse(notation);
  if (move === undefined) return 'unclear';
  if (v.question !== 'none') return 'answer-first';
  if (move.type === 'give') return 'no-question';
  const me = v.viewer as Seat;
  if (!v.hands[me]!.includes(move.card)) return 'not-in-hand';
  if (move.type === 'play') return 'must-take';
  if (!fits(move.card, move.token)) return 'wrong-token';
  return move.type === 'take' ? notTaken(v, move) : notStolen(v, me, move);
}

const fits = (card: Card, token: Token): boolean =>
  card === 'thief' || token === card || (card !== 'boss' && token.startsWith(card));

const notTaken = (v: View, move: Extract<Move, { type: 'take' }>): Refusal =>
  v.centre.includes(move.token) ? 'alike' : 'not-there';

function notStolen(v: View, me: Seat, move: Extract<Move, { type: 'steal' }>): Refusal {
  if (move.card === 'thief') return 'thief-centre-only';
  if (move.from === me) return 'own-token';
  if (v.centre.some((token) => fits(move.card, token))) return 'centre-first';
  const there = seatsOf(v.seats).includes(move.from) && v.held[move.from]!.includes(move.token);
  return there ? 'alike' : 'not-there';
}
