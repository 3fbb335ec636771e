import { search } from '#bots/search.ts';
import { guide } from '#games/art-robbery/bot.ts';
import { game } from '#games/art-robbery/index.ts';
import { type Chance, reading } from '#table/game.ts';
import { options, SEATS } from './playouts.ts';

/** Moves at random before a search: they lead to all raids. */
export const LEAD = 60;

/**
 * Plays a new game for some moves at random and then searches for the next one, with so many iterations. Answers how
 * many there were: none if the game is over. The moves at random have dice of their own, so that the same dice lead to
 * the same position on all sides.
 */
export type Search = (lead: Chance, chance: Chance, iterations: number) => number;

export const hideoutSearch: Search = (lead, chance, iterations) => {
  const state = game.setup(options, SEATS, lead);
  for (let left = lead.below(LEAD); ; left--) {
    const [seat] = game.toAct(reading(state));
    if (seat === undefined) return 0;
    const moves = game.moves(reading(state), seat);
    if (left === 0) {
      search(game, guide, { seat, view: game.view(reading(state), seat), moves, chance }, { iterations });
      return iterations;
    }
    game.step(state, seat, moves[lead.below(moves.length)]!, lead, () => {});
  }
};
