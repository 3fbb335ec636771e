import type { AnyBot } from '#table/bot.ts';
import { type Advising, type AnyGame, type Evaluate, reading } from '#table/game.ts';

/** How many worlds a move is tried in. */
const WORLDS = 4;

/**
 * Tries each move in a few worlds that the view allows and takes the one that leaves it best off, by the game's own
 * evaluation. Looks no further than its own move. Where the game knows the best move it makes that, and where it names
 * some moves it tries no others.
 */
export function greedy(game: AnyGame, evaluate: Evaluate<unknown>, advice?: Advising<unknown, unknown>): AnyBot {
  return ({ seat, view, moves, chance }) => {
    if (moves.length === 1) return moves[0];
    const advised = advice?.(view, moves) ?? moves;
    const tried: readonly unknown[] = Array.isArray(advised) ? advised : [advised];
    if (tried.length === 1) return tried[0];
    const worlds = Array.from({ length: WORLDS }, () => game.determinize(view, chance));
    let [best, bestWorth] = [tried[0], Number.NEGATIVE_INFINITY];
    for (const move of tried) {
      let worth = 0;
      for (const world of worlds) {
        const next = game.clone(world);
        game.step(next, seat, move, chance, () => {});
        worth += evaluate(reading(next), seat);
      }
      if (worth > bestWorth) [best, bestWorth] = [move, worth];
    }
    return best;
  };
}
