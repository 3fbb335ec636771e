import type { Chance, Immutable, Seat } from '#table/game.ts';
import { FACES, type Face } from '../components.ts';
import type { Options, State } from '../state.ts';

/** C1, S1 — Everybody gets the same number of dice and rolls. R1 — Chance says who begins. */
export function setup(options: Options, seats: number, chance: Chance): State {
  const cups = Array.from({ length: seats }, () => Array<Face>(options.dice).fill(1));
  const state: State = { options: { ...options }, seats, cups, bid: 'none', turn: 0 as Seat, out: [] };
  roll(state, chance);
  state.turn = chance.below(seats) as Seat;
  return state;
}

/** S1 — All roll the dice that they still have, each under a cup of their own. */
export function roll(state: State, chance: Chance): void {
  for (const cup of state.cups) {
    for (let die = 0; die < cup.length; die++) cup[die] = FACES[chance.below(FACES.length)]!;
    cup.sort();
  }
}

/** S2, R6 — The next seat clockwise that still has dice. */
export function next(state: Immutable<State>, seat: Seat): Seat {
  for (let step = 1; ; step++) {
    const other = ((seat + step) % state.seats) as Seat;
    if (state.cups[other]!.length > 0) return other;
  }
}

export const diceInPlay = (cups: readonly { readonly length: number }[]): number =>
  cups.reduce((sum, cup) => sum + cup.length, 0);
