import { never } from '#table/game.ts';
import { parse } from './notation.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** Why a move is not legal; the text has a sentence and a rule number for each. */
export const REFUSALS = [
  'unclear',
  'pick-first',
  'already-picked',
  'no-card-there',
  'roll-first',
  'already-rolled',
  'no-reroll-one',
  'no-reroll-all',
  'no-such-die',
  'keep-first',
  'nothing-drawn',
  'not-drawn',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The reason, from what the viewer sees. Only asked about moves that are not legal, so it decides nothing. */
export function refusal(v: View, notation: string): Refusal {
  const move = parse(notation);
  if (move === undefined) return 'unclear';
  switch (v.phase) {
    case 'pick':
      return move.type === 'pick' ? 'no-card-there' : move.type === 'keep' ? 'nothing-drawn' : 'pick-first';
    case 'roll':
      return move.type === 'pick' ? 'already-picked' : move.type === 'keep' ? 'nothing-drawn' : 'roll-first';
    case 'bonus':
      return notRerolled(v, move);
    case 'keep':
      return move.type === 'keep' ? 'not-drawn' : 'keep-first';
    case 'over':
      return 'unclear';
    default:
      return never(v.phase);
  }
}

function notRerolled(v: View, move: Move): Refusal {
  switch (move.type) {
    case 'pick':
      return 'already-picked';
    case 'roll':
    case 'stop':
      return 'already-rolled';
    case 'keep':
      return 'nothing-drawn';
    case 'rerollAll':
      return 'no-reroll-all';
    case 'rerollOne':
      return v.burglary !== 'none' && v.burglary.rerollsOne > 0 ? 'no-such-die' : 'no-reroll-one';
    default:
      return never(move);
  }
}
