import type { Immutable } from '#table/game.ts';
import { ROOF, type State } from '../state.ts';
import { judge } from './judge.ts';
import { isStranded } from './tasks.ts';
import { traitsOf } from './traits.ts';

/** The crew's chance to win when a turn begins, as games of planners went. */
export function prospect(state: Immutable<State>): number {
  if (state.result !== 'playing') return state.result === 'won' ? 1 : 0;
  if (state.at.includes(ROOF) && isStranded(state)) return 0;
  return judge(traitsOf(state));
}
