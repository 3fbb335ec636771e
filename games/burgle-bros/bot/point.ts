import type { Cell } from '../components/squares.ts';
import type { State } from '../state.ts';

/** A point in the middle of a turn that is thought through. */
export interface Point {
  readonly state: State;
  /** What peeks, dice and the like have brought so far, without looking at what they would show. */
  readonly credit: number;
  /** Tiles that are peeked at in thought: nobody knows what they are. */
  readonly peeked: readonly Cell[];
  /** Rolls for a safe in thought. */
  readonly rolls: number;
  /** A plan walks into one unknown room at most: what comes after that is thought of when it is there. */
  readonly entered: boolean;
}

/** A number that tells lists apart, near enough. */
function digest(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum = (Math.imul(sum, 31) + list[i]! + 1) | 0;
  return sum;
}

/** All that matters for how a turn can go on. */
export function keyOf({ state, peeked, rolls, entered: room }: Point): string {
  const { at, left, spent, stealth, goal, guard, entered, pending, done, toolAt, lootAt } = state;
  const seen = peeked.toSorted((a, b) => a - b);
  const asked = pending.length === 0 ? '' : JSON.stringify(pending);
  return `${at} ${left} ${spent} ${stealth} ${goal} ${guard} ${entered} ${done} ${rolls} ${room} ${seen} ${digest(state.marks)} ${digest(state.tokens)} ${digest(state.tiles)} ${toolAt} ${lootAt} ${asked}`;
}
