import type { Immutable, Seat } from '#table/game.ts';
import { type Cell, cellOf, floorOf } from '../components/squares.ts';
import type { Move } from '../move.ts';
import type { Sketch } from '../sketch.ts';
import { has, isUp, NO_TILE, SAFE_OPEN, type State } from '../state.ts';
import type { Point } from './point.ts';
import { type Field, Routes } from './routes.ts';
import { WEIGHTS } from './weights.ts';

/** What somebody asks of a seat. */
export interface Wish extends Sketch {
  readonly by: Seat;
}

/** A wish as the seat it was made to goes about it. */
export class Errand {
  readonly wish: Wish;
  private readonly world: Immutable<State>;
  private readonly seat: Seat;
  private readonly target: Cell;
  /** The price of the way there, by cell. */
  private readonly field: Field;

  constructor(world: Immutable<State>, seat: Seat, wish: Wish, routes: Routes = new Routes(world, seat)) {
    this.wish = wish;
    this.world = world;
    this.seat = seat;
    this.target = wish.intent === 'come' ? world.at[wish.by]! : cellOf(wish.at);
    const ends =
      wish.intent === 'leave' ? cellsOf(world).filter((cell) => floorOf(cell) !== floorOf(this.target)) : [this.target];
    this.field = routes.fieldTo(ends.filter((cell) => cell >= 0).map((cell) => ({ cell, extra: 0 })));
  }

  /** How far it still is, as prices go; endless where no way is known. */
  away(state: Immutable<State>): number {
    if (this.isDone(state)) return 0;
    const at = state.at[this.seat]!;
    return at < 0 ? Number.POSITIVE_INFINITY : this.field[at]!;
  }

  /** There is nothing left to do of it but to stay. */
  isDone(state: Immutable<State>): boolean {
    const at = state.at[this.seat]!;
    switch (this.wish.intent) {
      case 'peek':
        return isUp(state, this.target);
      case 'crack':
        return at === this.target || has(state, this.target, SAFE_OPEN);
      case 'leave':
        return at >= 0 && floorOf(at) !== floorOf(this.target);
      default:
        return at === this.target;
    }
  }

  /** Whether a move is made because of it: a step on the way, a look, work on the safe. */
  isServedBy(move: Move, state: Immutable<State>): boolean {
    if (move.type === 'go') return this.wish.intent !== 'wait' && !this.isDone(state);
    if (move.type === 'peek') return this.wish.intent === 'peek' && cellOf(move.at) === this.target;
    return (move.type === 'crack' || move.type === 'add-die') && this.wish.intent === 'crack';
  }

  /** What it is worth to end the turn here, in actions: a word that is given counts for more than haste, and for less than a life. */
  worth({ state, peeked, rolls }: Point): number {
    if (peeked.includes(this.target) && this.wish.intent === 'peek') return 0;
    const short = WEIGHTS.word * Math.min(WEIGHTS.far, this.away(state));
    if (this.wish.intent !== 'crack') return -short;
    const dice = state.tokens[this.target]! - this.world.tokens[this.target]!;
    return WEIGHTS.word * (rolls + ACTIONS_FOR_DIE * Math.max(0, dice)) - short;
  }
}

const ACTIONS_FOR_DIE = 2;

const cellsOf = (world: Immutable<State>): readonly Cell[] =>
  world.tiles.flatMap((tile, cell) => (tile === NO_TILE ? [] : [cell]));
