import { quick } from '#table/chance.ts';
import { Rehearsal } from '../../bot/rehearsal.ts';
import { game } from '../../index.ts';
import type { Options } from '../../options.ts';
import type { State } from '../../state.ts';

/** The beginnings of the first turns of a game that planners play. */
export function* turnsOf(job: string, seats: number, turns: number): Generator<State> {
  const chance = quick(`${job} ${seats}`);
  const state = game.setup(game.options({ job }, seats) as Options, seats, chance);
  const rehearsal = new Rehearsal(state, chance);
  while (state.result === 'playing' && state.turns < turns) {
    rehearsal.until(state.turns + 1);
    if (state.result === 'playing') yield state;
  }
}
