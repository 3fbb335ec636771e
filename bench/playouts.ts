import { game } from '#games/art-robbery/index.ts';
import type { Options } from '#games/art-robbery/state.ts';
import type { Chance, Outcome } from '#table/game.ts';
import { playout } from '#table/play.ts';

export const SEATS = 4;
export const options = game.options({}, SEATS) as Options;

/** What a random game came to: enough to tell whether two engines play by the same rules. */
export interface Result {
  readonly moves: number;
  readonly winners: Outcome['winners'];
  readonly scores: Outcome['scores'];
}

/** Plays one whole game at random: setup, legal moves, choice, steps, outcome. */
export type Playout = (chance: Chance) => Result;

export const hideout: Playout = (chance) => {
  const state = game.setup(options, SEATS, chance);
  const moves = playout(game, state, (legal) => legal[chance.below(legal.length)]!, chance);
  const { winners, scores } = game.outcome(state)!;
  return { moves, winners, scores };
};
