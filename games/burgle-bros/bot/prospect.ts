import type { Immutable } from '#table/game.ts';
import { ROOF, type State } from '../state.ts';
import { type Judge, judge } from './judge.ts';
import { isStranded } from './tasks.ts';
import { traitsOf } from './traits.ts';

/** The crew's chance to win when a turn begins, as games went that this judge has learnt from. */
export function prospect(state: Immutable<State>, by: Judge = judge): number {
  if (state.result !== 'playing') return state.result === 'won' ? 1 : 0;
  if (state.at.includes(ROOF) && isStranded(state)) return 0;
  return by(traitsOf(state));
}
