import type { Advice, AnyGame, Evaluate } from '#table/game.ts';
import type { AnyGameText, Language } from '#table/text.ts';

/** A game's parts, each loaded when it is first needed: a board needs no rules, a server no board. */
export interface Parts {
  readonly rules: () => Promise<{ readonly game: AnyGame }>;
  readonly text: () => Promise<{ readonly text: Readonly<Record<Language, AnyGameText>> }>;
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly bot: () => Promise<{ readonly evaluate: Evaluate<any>; readonly advice?: Advice<any, any> }>;
}

/** The catalogue: a game is one folder and one line here. */
export const catalogue: Readonly<Record<string, Parts>> = {
  // biome-ignore format: one line per game
  'art-robbery': { rules: () => import('./art-robbery/index.ts'), text: () => import('./art-robbery/text/index.ts'), bot: () => import('./art-robbery/bot.ts') },
  // biome-ignore format: one line per game
  beutezug: { rules: () => import('./beutezug/index.ts'), text: () => import('./beutezug/text/index.ts'), bot: () => import('./beutezug/bot.ts') },
};
