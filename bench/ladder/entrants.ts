import type { Cast } from '#bots/chooser.ts';
import { ITERATIONS, playerOf } from '#bots/chooser.ts';
import { greedy } from '#bots/greedy.ts';
import { Outlook } from '#games/beutezug/bot/outlook.ts';
import { rated } from '#games/beutezug/bot/player.ts';
import type { AnyBot } from '#table/bot.ts';
import { type AnyGame, reading } from '#table/game.ts';

/** A table at which bots meet; its states can be found again by the views that were made of them, for those who cheat. */
export interface Glass {
  readonly cast: Cast;
  /** Iterations of the hard bot, where it searches. */
  readonly iterations: number;
  readonly truth: (view: object) => unknown;
}

export function glass({ game, bot }: Cast, iterations: number): Glass {
  const states = new WeakMap<object, unknown>();
  const open: AnyGame = {
    ...game,
    view: (state, viewer) => {
      const view = game.view(state, viewer);
      states.set(view, state);
      return view;
    },
  };
  return { cast: { game: open, bot }, iterations, truth: (view) => game.clone(reading(states.get(view))) };
}

/** The players of the ladder, by name. */
export const ENTRANTS = {
  greedy: ({ cast: { game, bot } }) => greedy(game, bot.evaluate, bot.advice),
  easy: ({ cast }) => playerOf(cast, 'easy', {}),
  normal: ({ cast }) => playerOf(cast, 'normal', {}),
  hard: ({ cast, iterations }) => playerOf(cast, 'hard', { iterations }),
  'normal with a quarter of its iterations': ({ cast }) =>
    playerOf(cast, 'normal', { iterations: ITERATIONS.normal / 4 }),
  'hard with a quarter of its iterations': ({ cast, iterations }) =>
    playerOf(cast, 'hard', { iterations: iterations / 4 }),
  'hard, cheating': cheating,
} as const satisfies Record<string, (glass: Glass) => AnyBot>;
export type Entrant = keyof typeof ENTRANTS;

/** Sees the whole state: what is hidden from all others, and the cards to come. Only dice and shuffles to come are not in it. */
function cheating({ cast: { game, bot }, iterations, truth }: Glass): AnyBot {
  if (bot.guide !== undefined) {
    const guide = { ...bot.guide, world: truth };
    return playerOf({ game, bot: { ...bot, guide } }, 'hard', { iterations });
  }
  if (game.id !== 'beutezug') throw new Error(`nobody cheats at ${game.id}`);
  return ({ seat, view, moves }) =>
    moves.length === 1 ? moves[0] : rated(new Outlook(reading(truth(view)) as never, 'open'), seat, moves)[0]!.move;
}
