import type { AnyBot, AnyBotPart, Budget, Hint, Reason, Situation, Strength, Think } from '#table/bot.ts';
import type { AnyGame } from '#table/game.ts';
import { greedy } from './greedy.ts';
import { glance, search } from './search.ts';

/** What it takes to play a game: its rules, and what its `bot.ts` offers. */
export interface Cast {
  readonly game: AnyGame;
  readonly bot: AnyBotPart;
}

/** Milliseconds. */
export type Timer = () => number;

/** How long a move may take where there is a clock: well within 300 ms, and a second for the hard bot. */
const MILLISECONDS = { easy: 250, normal: 250, hard: 900 } as const satisfies Record<Strength, number>;

/** How often a search tries: what takes a modern processor a few milliseconds, or a good part of a second. */
export const ITERATIONS = { normal: 60, hard: 16_000 } as const;

/**
 * The bot of this strength: the game's own player, or a search by the game's guide, or else the greedy one. Without a
 * clock it thinks for a fixed number of iterations, so that the same dice give the same move.
 */
export function chooser(cast: Cast, strength: Strength, now?: Timer): AnyBot {
  if (now === undefined) return playerOf(cast, strength, {});
  let end = Number.NEGATIVE_INFINITY;
  const player = playerOf(cast, strength, { more: () => now() < end });
  return (seen) => {
    end = now() + MILLISECONDS[strength];
    return player(seen);
  };
}

/** The same with a budget of one's own. */
export function playerOf({ game, bot }: Cast, strength: Strength, budget: Budget): AnyBot {
  const { evaluate, advice, guide, player } = bot;
  if (player !== undefined) return player(strength, budget);
  if (guide === undefined) return greedy(game, evaluate, advice);
  if (strength === 'easy') return onlyIfAsked((seen) => glance(game, guide, seen));
  const limits = { iterations: ITERATIONS[strength], ...budget };
  const isAttentive = strength === 'hard';
  return onlyIfAsked((seen) => search(game, guide, isAttentive ? attentive(seen) : seen, limits)[0]!.move);
}

/** The hard bot reads the log; the others go by what lies on the table. */
const attentive = (seen: Situation<unknown, unknown>): Situation<unknown, unknown> => ({
  ...seen,
  view: seen.recalled ?? seen.view,
});

/** One move is no choice. */
const onlyIfAsked =
  (choose: (seen: Situation<unknown, unknown>) => unknown): AnyBot =>
  (seen) =>
    seen.moves.length === 1 ? seen.moves[0] : choose(seen);

/** Somebody who says what the hard bot would do, and why; nobody in a game that gives no reasons. */
export function adviser({ game, bot }: Cast, budget: Budget = {}): Adviser | undefined {
  const { guide, hint } = bot;
  if (hint === undefined) return undefined;
  const think: Think<unknown, unknown> = (seen) => {
    if (guide === undefined) throw new Error(`${game.id} has no guide to search by`);
    return search(game, guide, seen, { iterations: ITERATIONS.hard, ...budget });
  };
  return (seen) => hint(attentive(seen), think);
}

export type Adviser = (seen: Situation<unknown, unknown>) => Hint<unknown, Reason>;
