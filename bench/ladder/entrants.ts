import type { Cast } from '#bots/chooser.ts';
import { playerOf } from '#bots/chooser.ts';
import { greedy } from '#bots/greedy.ts';
import { Outlook } from '#games/beutezug/bot/outlook.ts';
import { rated } from '#games/beutezug/bot/player.ts';
import type { AnyBot, Strength } from '#table/bot.ts';
import { type AnyGame, reading } from '#table/game.ts';

/**
 * Iterations of a search in the ladder: so few that hundreds of games can be played. In play the hard bot has sixteen
 * thousand.
 */
export const LADDER_ITERATIONS = { normal: 60, hard: 1000 } as const;

/** A game whose states can be found again by the views that were made of them: for those who cheat. */
export interface Glass {
  readonly cast: Cast;
  readonly truth: (view: object) => unknown;
}

export function glass({ game, bot }: Cast): Glass {
  const states = new WeakMap<object, unknown>();
  const open: AnyGame = {
    ...game,
    view: (state, viewer) => {
      const view = game.view(state, viewer);
      states.set(view, state);
      return view;
    },
  };
  return { cast: { game: open, bot }, truth: (view) => game.clone(reading(states.get(view))) };
}

/** The players of the ladder, by name. */
export const ENTRANTS = {
  greedy: ({ cast: { game, bot } }) => greedy(game, bot.evaluate, bot.advice),
  easy: ({ cast }) => playerOf(cast, 'easy', {}),
  normal: ({ cast }) => searching(cast, 'normal', 1),
  hard: ({ cast }) => searching(cast, 'hard', 1),
  'normal with a quarter of the iterations': ({ cast }) => searching(cast, 'normal', 4),
  'hard with a quarter of the iterations': ({ cast }) => searching(cast, 'hard', 4),
  'hard, cheating': cheating,
} as const satisfies Record<string, (glass: Glass) => AnyBot>;
export type Entrant = keyof typeof ENTRANTS;

const searching = (cast: Cast, strength: Exclude<Strength, 'easy'>, part: number): AnyBot =>
  playerOf(cast, strength, { iterations: LADDER_ITERATIONS[strength] / part });

/** Sees the whole state: what is hidden from all others, and the cards to come. Only dice and shuffles to come are not in it. */
function cheating({ cast, truth }: Glass): AnyBot {
  const { game, bot } = cast;
  if (bot.guide !== undefined)
    return searching({ game, bot: { ...bot, guide: { ...bot.guide, world: truth } } }, 'hard', 1);
  if (game.id !== 'beutezug') throw new Error(`nobody cheats at ${game.id}`);
  return ({ seat, view, moves }) =>
    moves.length === 1 ? moves[0] : rated(new Outlook(reading(truth(view)) as never, 'open'), seat, moves)[0]!.move;
}
