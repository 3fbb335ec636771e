import type { AnyGameBoard } from '#board/contract.ts';
import type { AnyBotPart } from '#table/bot.ts';
import type { AnyGame, Seat } from '#table/game.ts';
import type { Poster } from '#table/poster.ts';
import type { AnyGameText, Language, Names, Section } from '#table/text.ts';
import { poster as artRobbery } from './art-robbery/poster.ts';
import { poster as beutezug } from './beutezug/poster.ts';
import { poster as burgleBros } from './burgle-bros/poster.ts';
import { poster as liarsDice } from './liars-dice/poster.ts';

/** What it takes to play a game, each part loaded when it is first needed. */
export interface Parts {
  readonly rules: () => Promise<{ readonly game: AnyGame }>;
  readonly bot: () => Promise<AnyBotPart>;
  /** What moves would do. */
  readonly foresight?: () => Promise<ForesightPart>;
  /** Exact chances, in a game that can work them out. */
  readonly odds?: () => Promise<OddsPart>;
  /** Cards of one's own, in a game that takes them. */
  readonly cards?: () => Promise<CardsPart>;
  /** Games played for all that can happen in them, in a game with more in its box than anybody can look for by hand. */
  readonly cover?: () => Promise<CoverPart>;
}

/** What it takes to tell of a game and to show it. */
export interface Face {
  readonly text: () => Promise<{ readonly text: Readonly<Record<Language, AnyGameText>> }>;
  /** What is seen of it in a browser. */
  readonly board?: () => Promise<{ readonly board: AnyGameBoard }>;
}

export interface ForesightPart {
  /** Plain data: what each of these moves of the view's seat would do, in their order. */
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly meanings: (view: any, moves: readonly any[]) => readonly object[];
  /** … and what they would lead to if the turn were ended right after them, where that may be thought of. */
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly sequels?: (view: any, moves: readonly any[]) => readonly (object | undefined)[];
  /** What is so before anybody moves. */
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly standing?: (view: any) => object;
}

export interface OddsPart {
  /** Plain data: all chances that follow from what this seat knows. */
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly odds: (view: any, seat: Seat) => object;
  /** The same in words. */
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly oddsText: (odds: any, view: any, language: Language, names: Names) => readonly Section[];
}

export interface CardsPart {
  /** Everything that is wrong with a card set, a line for each thing. */
  readonly complaintsAbout: (raw: unknown, language: Language) => readonly string[];
  /** The built-in set as a file that can be edited. */
  readonly template: () => string;
}

export interface CoverPart {
  /** The names of everything that has to happen in some game. */
  readonly wanted: readonly string[];
  /** Plays one game out of a series that goes through all options and seat counts, naming what happens in it. */
  readonly play: (seed: string, number: number, see: (name: string) => void) => void;
}

/**
 * The only list of games there is: a game is one folder, an entry here, in the order of the home page, and a line in each of
 * the two lists below. Its pictures and colours are found in its folder: `cover.svg`, `stamp.svg`, `palette.css`.
 */
export const posters = {
  'burgle-bros': burgleBros,
  beutezug,
  'art-robbery': artRobbery,
  'liars-dice': liarsDice,
} as const satisfies Readonly<Record<string, Poster>>;

export type GameId = keyof typeof posters;

/** All that it takes to play each. */
export const catalogue: Readonly<Record<string, Parts>> = {
  // biome-ignore format: one line per game
  'art-robbery': { rules: () => import('./art-robbery/index.ts'), bot: () => import('./art-robbery/bot.ts') },
  // biome-ignore format: one line per game
  beutezug: { rules: () => import('./beutezug/index.ts'), bot: () => import('./beutezug/bot.ts'), odds: () => import('./beutezug/odds.ts'), cards: () => import('./beutezug/cards.ts') },
  // biome-ignore format: one line per game
  'burgle-bros': { rules: () => import('./burgle-bros/index.ts'), bot: () => import('./burgle-bros/bot.ts'), foresight: () => import('./burgle-bros/foresight.ts'), odds: () => import('./burgle-bros/odds.ts'), cover: () => import('./burgle-bros/cover/index.ts') },
  // biome-ignore format: one line per game
  'liars-dice': { rules: () => import('./liars-dice/index.ts'), bot: () => import('./liars-dice/bot.ts') },
};

/** Apart from that, so that pages are built without rules, and the worker behind them without boards. */
export const faces: Readonly<Record<string, Face>> = {
  // biome-ignore format: one line per game
  'art-robbery': { text: () => import('./art-robbery/text/index.ts'), board: () => import('./art-robbery/board/index.tsx') },
  // biome-ignore format: one line per game
  beutezug: { text: () => import('./beutezug/text/index.ts'), board: () => import('./beutezug/board/index.tsx') },
  // biome-ignore format: one line per game
  'burgle-bros': { text: () => import('./burgle-bros/text/index.ts'), board: () => import('./burgle-bros/board/index.tsx') },
  // biome-ignore format: one line per game
  'liars-dice': { text: () => import('./liars-dice/text/index.ts'), board: () => import('./liars-dice/board/index.tsx') },
};

/** The poster of a game that may have come from anywhere. */
export const posterOf = (id: string): Poster | undefined =>
  Object.hasOwn(posters, id) ? posters[id as GameId] : undefined;

/** The games that people are offered; the others are examples. A function, so that pages are built without the catalogue. */
export const offered = (): readonly string[] => Object.keys(catalogue).filter((id) => !posterOf(id)?.example);
