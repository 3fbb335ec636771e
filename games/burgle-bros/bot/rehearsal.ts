import type { Chance, Immutable, Seat } from '#table/game.ts';
import type { Move } from '../move.ts';
import { legalMoves } from '../rules/moves.ts';
import { step, toAct } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { choose, rated } from './choices.ts';
import { Turn } from './turn.ts';
import type { Wish } from './wish.ts';

/** Somebody who does what they were asked. */
interface Obliging {
  readonly seat: Seat;
  readonly wish: Wish;
}

/** More moves than any turn has: what costs nothing must not go on for ever. */
const MOST_MOVES = 40;

const silence = (): void => {};

/**
 * Plays a world on as a crew of planners would. It is much quicker than asking each of them anew for every move: a turn
 * that was thought through is played as it was thought, until something comes to light.
 */
export class Rehearsal {
  private readonly state: State;
  private readonly chance: Chance;
  private readonly thought: Chance;
  private readonly obliging: Obliging | undefined;
  private plan: { readonly turn: Turn; readonly turns: number; readonly marks: readonly number[] } | undefined;

  /** With dice of their own, planners do not change those of the game by thinking more or less. */
  constructor(state: State, chance: Chance, thought: Chance = chance, obliging?: Obliging) {
    this.obliging = obliging;
    this.state = state;
    this.chance = chance;
    this.thought = thought;
  }

  /** Goes on until so many turns have begun, or until it is over. */
  until(turns: number): void {
    const { state } = this;
    let most = MOST_MOVES * Math.max(1, turns - state.turns);
    while (state.result === 'playing' && most-- > 0) {
      if (state.turns >= turns && state.pending.length === 0) return;
      const seat = toAct(state)[0]!;
      step(state, seat, this.choice(seat), this.chance, silence);
    }
  }

  private choice(seat: Seat): Move {
    const { state, thought } = this;
    const moves = legalMoves(state, seat);
    if (moves.length === 1) return moves[0]!;
    if (state.pending.length > 0) {
      const answer = choose(state, seat, moves);
      if (answer !== undefined) return answer;
      if (seat !== state.turn || state.pending.length > 1) return rated([state], seat, moves, thought)[0]!.move;
    }
    return this.turnOf(seat).plans(state, moves)[0]!.move;
  }

  private turnOf(seat: Seat): Turn {
    const { state, plan } = this;
    if (plan?.turns === state.turns && isSame(plan.marks, state.marks)) return plan.turn;
    // The plan is made for what is there now, while the state goes on.
    const wish = this.obliging?.seat === seat ? this.obliging.wish : undefined;
    const turn = new Turn(state, seat, this.thought, { care: 'likely', wish });
    this.plan = { turn, turns: state.turns, marks: state.marks.slice() };
    return turn;
  }
}

const isSame = (a: readonly number[], b: Immutable<number[]>): boolean => a.every((value, i) => value === b[i]);
