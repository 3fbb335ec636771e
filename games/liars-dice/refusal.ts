import { parse } from './notation.ts';
import { isHigher } from './rules/bidding.ts';
import { diceInPlay } from './rules/round.ts';
import type { View } from './view.ts';

export const REFUSALS = ['unclear', 'nothing-to-doubt', 'too-many', 'too-low'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why this is not a legal move now. */
export function refusal(view: View, notation: string): Refusal {
  const move = parse(notation);
  if (move === undefined) return 'unclear';
  if (move.type === 'doubt') return 'nothing-to-doubt';
  if (move.count > diceInPlay(view.cups)) return 'too-many';
  return isHigher(move, view.bid) ? 'unclear' : 'too-low';
}
