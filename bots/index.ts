import type { AnyBot } from '#table/bot.ts';
import { type Cast, chooser } from './chooser.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { adviser, type Cast, chooser } from './chooser.ts';

/** The bots that play any game, by name. */
export const BOTS = {
  random: () => random,
  greedy: ({ game, bot }) => greedy(game, bot.evaluate, bot.advice),
  easy: (cast) => chooser(cast, 'easy'),
  normal: (cast) => chooser(cast, 'normal'),
  hard: (cast) => chooser(cast, 'hard'),
} as const satisfies Record<string, (cast: Cast) => AnyBot>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
