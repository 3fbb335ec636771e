import { type Cast, ITERATIONS, playerOf } from '#bots/chooser.ts';
import { greedy } from '#bots/greedy.ts';
import { Outlook } from '#games/beutezug/bot/outlook.ts';
import { rated } from '#games/beutezug/bot/player.ts';
import { ahead, think } from '#games/burgle-bros/bot/player.ts';
import type { State } from '#games/burgle-bros/state.ts';
import type { AnyBot, Budget, Strength } from '#table/bot.ts';
import { type AnyGame, reading } from '#table/game.ts';

/** A table at which bots meet; its states can be found again by the views that were made of them, for those who cheat. */
export interface Glass {
  readonly cast: Cast;
  /** Iterations of the hard bot where they are not those of play. */
  readonly iterations: number | undefined;
  readonly truth: (view: object) => unknown;
}

export function glass({ game, bot }: Cast, iterations?: number): Glass {
  const states = new WeakMap<object, unknown>();
  const noted = <V extends object>(view: V, state: unknown): V => {
    states.set(view, state);
    return view;
  };
  const { recall } = game;
  const open: AnyGame = {
    ...game,
    view: (state, viewer) => noted(game.view(state, viewer), state),
    ...(recall === undefined ? {} : { recall: (state, viewer) => noted(recall(state, viewer), state) }),
  };
  return { cast: { game: open, bot }, iterations, truth: (view) => game.clone(reading(states.get(view))) };
}

/** The players of the ladder, by name. */
export const ENTRANTS = {
  greedy: ({ cast: { game, bot } }) => greedy(game, bot.evaluate, bot.advice),
  easy: ({ cast }) => playerOf(cast, 'easy', {}),
  normal: ({ cast }) => playerOf(cast, 'normal', {}),
  hard: (table) => playerOf(table.cast, 'hard', budgetOf(table)),
  'normal with a quarter of its iterations': ({ cast }) =>
    playerOf(cast, 'normal', { iterations: ITERATIONS.normal / 4 }),
  'hard with a quarter of its iterations': ({ cast, iterations = ITERATIONS.hard }) =>
    playerOf(cast, 'hard', { iterations: iterations / 4 }),
  'normal, cheating': (table) => cheating(table, 'normal', {}),
  'hard, cheating': (table) => cheating(table, 'hard', budgetOf(table)),
} as const satisfies Record<string, (table: Glass) => AnyBot>;
export type Entrant = keyof typeof ENTRANTS;

const budgetOf = ({ iterations }: Glass): Budget => (iterations === undefined ? {} : { iterations });

/** Sees the whole state: what is hidden from all others, and the cards to come. Only dice and shuffles to come are not in it. */
function cheating(table: Glass, strength: Strength, budget: Budget): AnyBot {
  const { cast, truth } = table;
  const { game, bot } = cast;
  if (bot.guide === undefined) return (CHEATS[game.id] ?? nobody(game))(table);
  return playerOf({ game, bot: { ...bot, guide: { ...bot.guide, world: truth } } }, strength, budget);
}

function nobody({ id }: AnyGame): never {
  throw new Error(`nobody cheats at ${id}`);
}

/** How to cheat where the hard bot does not search by a guide. */
const CHEATS: Readonly<Record<string, (table: Glass) => AnyBot>> = {
  /** The planner as it is, whose plans are played out in the building as it is. */
  'burgle-bros': (table) => (seen) =>
    seen.moves.length === 1
      ? seen.moves[0]
      : ahead(think(seen, 'hard').plans, seen, { ...budgetOf(table), world: () => table.truth(seen.view) as State }),
  beutezug:
    ({ truth }) =>
    ({ seat, view, moves }) =>
      moves.length === 1 ? moves[0] : rated(new Outlook(reading(truth(view)) as never, 'open'), seat, moves)[0]!.move,
};
