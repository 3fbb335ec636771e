import type { Seat } from '#table/game.ts';
import type { Loot, Tool } from './components/cards.ts';
import type { Side } from './components/characters.ts';
import type { Square } from './components/squares.ts';

/** A card that can be carried. */
export type Card = Tool | Loot;

export type Move =
  /* Actions. */
  | { readonly type: 'go'; readonly to: Square }
  | { readonly type: 'peek'; readonly at: Square }
  /** Add a token to the Computer Room. */
  | { readonly type: 'hack' }
  | { readonly type: 'add-die'; readonly safe: Square }
  | { readonly type: 'crack'; readonly safe: Square }
  | { readonly type: 'escape' }
  | { readonly type: 'end' }
  /** R104 — Propose to give up; alone, do so. */
  | { readonly type: 'give-up' }
  /* Characters. */
  /** Acrobat, Flexibility: to a guard's tile for nothing. */
  | { readonly type: 'slip'; readonly to: Square }
  | { readonly type: 'climb'; readonly to: Square }
  | { readonly type: 'laptop' }
  | { readonly type: 'x-ray'; readonly at: Square }
  | { readonly type: 'enhance'; readonly at: Square }
  | { readonly type: 'crybaby'; readonly at: Square }
  | { readonly type: 'reroute'; readonly what: 'take' | 'place' }
  | { readonly type: 'crow'; readonly at: Square }
  | { readonly type: 'tinker' }
  | { readonly type: 'order'; readonly seat: Seat; readonly to: Square }
  | { readonly type: 'disguise'; readonly seat: Seat }
  | { readonly type: 'spot' }
  /* Tools and loot. */
  | { readonly type: 'use'; readonly tool: Tool }
  | { readonly type: 'use-at'; readonly tool: Tool; readonly at: Square | 'roof' }
  | { readonly type: 'give'; readonly card: Card; readonly to: Seat }
  | { readonly type: 'take'; readonly card: Card; readonly from: Seat }
  | { readonly type: 'pick-up'; readonly card: Card }
  | Answer;

/** What is said to a question. */
export type Answer =
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'choose'; readonly at: Square }
  | { readonly type: 'choose-seat'; readonly seat: Seat }
  | { readonly type: 'none' }
  /** Pay what the tile asks for, or stay away from it. */
  | { readonly type: 'pay' }
  | { readonly type: 'stay' }
  /** Let the alarm ring, or spend a token. */
  | { readonly type: 'ring' }
  | { readonly type: 'token'; readonly on: 'computer' | 'laptop' }
  | { readonly type: 'lose'; readonly what: 'own' | 'room' }
  | { readonly type: 'draw'; readonly count: 1 | 2 }
  | { readonly type: 'keep'; readonly tool: Tool }
  | { readonly type: 'put-back'; readonly where: 'top' | 'bottom' }
  /** The three cards looked at, by number, the new top first. */
  | { readonly type: 'arrange'; readonly order: string }
  | { readonly type: 'set-die'; readonly from: number; readonly to: number }
  | { readonly type: 'as-rolled' }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' };

/** The room that a move names, if it does. */
export function roomIn(move: Move): Square | undefined {
  if ('safe' in move) return move.safe;
  if ('to' in move && typeof move.to === 'string') return move.to;
  return 'at' in move && move.at !== 'roof' ? move.at : undefined;
}
