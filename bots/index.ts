import type { Advice, AnyGame, Evaluate } from '#table/game.ts';
import type { AnyBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots that play any game, by name. */
export const BOTS = {
  random: () => random,
  greedy,
} as const satisfies Record<
  string,
  (game: AnyGame, evaluate: Evaluate<unknown>, advice?: Advice<unknown, unknown>) => AnyBot
>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
