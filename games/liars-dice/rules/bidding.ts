import type { Immutable, Seat, Tell } from '#table/game.ts';
import { FACES } from '../components.ts';
import type { Bid, Event, Move, State } from '../state.ts';
import { diceInPlay, next } from './round.ts';

const DOUBT: Move = { type: 'doubt' };

/** S2 — Bid higher, or doubt what was bid: there is no passing. The first of a round can only bid. */
export function legalMoves(state: Immutable<State>, seat: Seat): readonly Move[] {
  if (seat !== state.turn || isOver(state)) return [];
  const most = diceInPlay(state.cups); // R3
  const moves: Move[] = state.bid === 'none' ? [] : [DOUBT];
  for (let count = state.bid === 'none' ? 1 : state.bid.count; count <= most; count++)
    for (const face of FACES) if (isHigher({ count, face }, state.bid)) moves.push({ type: 'bid', count, face });
  return moves;
}

/** R2 — More dice of any face, or as many of a higher one. */
export const isHigher = ({ count, face }: Pick<Bid, 'count' | 'face'>, bid: State['bid']): boolean =>
  bid === 'none' || count > bid.count || (count === bid.count && face > bid.face);

/** S2 — The bid is everybody's to hear, and the next one's to answer. */
export function announce(state: State, bid: Bid, tell: Tell<Event>): void {
  state.bid = bid;
  state.turn = next(state, bid.seat);
  tell({ type: 'announced', ...bid });
}

/** S5 — One is left who has dice. */
export const isOver = (state: Immutable<State>): boolean => state.out.length === state.seats - 1;
