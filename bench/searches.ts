import { search } from '#bots/search.ts';
import { guide } from '#games/art-robbery/bot.ts';
import { game } from '#games/art-robbery/index.ts';
import { type Chance, reading } from '#table/game.ts';
import { options, SEATS } from './playouts.ts';

/** Searches for the first move of a new game, with so many iterations. */
export type Search = (chance: Chance, iterations: number) => void;

export const hideoutSearch: Search = (chance, iterations) => {
  const state = reading(game.setup(options, SEATS, chance));
  const seat = game.toAct(state)[0]!;
  search(game, guide, { seat, view: game.view(state, seat), moves: game.moves(state, seat), chance }, { iterations });
};
