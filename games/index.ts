import type { AnyCardPainter } from '#board/card.ts';
import type { AnyGameBoard, AnyLore, Cards } from '#board/contract.ts';
import type { AnyValuing } from '#table/account.ts';
import type { AnyBotPart } from '#table/bot.ts';
import type { AnyGame, Seat } from '#table/game.ts';
import type { Course, TaughtLesson } from '#table/lesson.ts';
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
  readonly foresight?: () => Promise<ForesightPart | undefined>;
  /** Exact chances, in a game that can work them out. */
  readonly odds?: () => Promise<OddsPart | undefined>;
  /** Cards of one's own, in a game that takes them. */
  readonly cards?: () => Promise<CardsPart>;
  /** Games played for all that can happen in them, in a game with more in its box than anybody can look for by hand. */
  readonly cover?: () => Promise<CoverPart>;
  /** What decided a game, in one where that can be said. */
  readonly account?: () => Promise<{ readonly valuing: AnyValuing }>;
  /** Its lessons as they are played, by their ids. */
  readonly courses?: () => Promise<{ readonly courses: Readonly<Record<string, Course>> }>;
}

/** What it takes to tell of a game and to show it. */
export interface Face {
  readonly text: () => Promise<{ readonly text: Readonly<Record<Language, AnyGameText>> }>;
  /** What is seen of it in a browser. */
  readonly board?: () => Promise<{ readonly board: AnyGameBoard }>;
  /** A picture of a game that is over, to show around. */
  readonly card?: () => Promise<{ readonly card: AnyCardPainter }>;
  /** All its cards, on a page of their own. */
  readonly allCards?: () => Promise<{ readonly Cards: Cards }>;
  /** What is said of its pieces. */
  readonly lore?: () => Promise<{ readonly lore: AnyLore }>;
  /** What can be learnt by playing, the first lesson first. */
  readonly lessons?: () => Promise<{ readonly lessons: readonly TaughtLesson[] }>;
}

/**
 * What is kept of a version, so that tables which began with it are played to their end by it: everything in one file, which
 * `npm run freeze` has made. What it does not have is said and shown by the game as it is today, or not offered.
 */
export interface Frozen {
  readonly game: AnyGame;
  readonly bot: AnyBotPart;
  readonly text?: Readonly<Record<Language, AnyGameText>>;
  readonly foresight?: ForesightPart;
  readonly odds?: OddsPart;
}

export interface ForesightPart {
  /** Plain data: what each of these moves of the view's seat would do, in their order. */
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly meanings: (view: any, moves: readonly any[]) => readonly object[];
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
  /** What chance gave each seat in all that happened, where that can be counted. */
  // biome-ignore lint/suspicious/noExplicitAny: see AnyGame
  readonly luck?: (story: readonly any[], view: any) => readonly number[];
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
 * the two lists below. Its pictures and colours are found in its folder: `cover.svg`, `stamp.svg`, `palette.css`, `preview.png`.
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
  'art-robbery': { rules: () => import('./art-robbery/index.ts'), bot: () => import('./art-robbery/bot.ts'), foresight: () => import('./art-robbery/foresight.ts'), account: () => import('./art-robbery/account.ts'), courses: () => import('./art-robbery/lessons/courses.ts') },
  // biome-ignore format: one line per game
  beutezug: { rules: () => import('./beutezug/index.ts'), bot: () => import('./beutezug/bot.ts'), foresight: () => import('./beutezug/foresight.ts'), odds: () => import('./beutezug/odds.ts'), cards: () => import('./beutezug/cards.ts'), account: () => import('./beutezug/account.ts'), courses: () => import('./beutezug/lessons/courses.ts') },
  // biome-ignore format: one line per game
  'burgle-bros': { rules: () => import('./burgle-bros/index.ts'), bot: () => import('./burgle-bros/bot.ts'), foresight: () => import('./burgle-bros/foresight.ts'), odds: () => import('./burgle-bros/odds.ts'), cover: () => import('./burgle-bros/cover/index.ts'), account: () => import('./burgle-bros/account.ts'), courses: () => import('./burgle-bros/lessons/courses.ts') },
  // biome-ignore format: one line per game
  'liars-dice': { rules: () => import('./liars-dice/index.ts'), bot: () => import('./liars-dice/bot.ts') },
};

/** Apart from that, so that pages are built without rules, and the worker behind them without boards. */
export const faces: Readonly<Record<string, Face>> = {
  // biome-ignore format: one line per game
  'art-robbery': { text: () => import('./art-robbery/text/index.ts'), board: () => import('./art-robbery/board/index.tsx'), card: () => import('./art-robbery/board/card/index.tsx'), lore: () => import('./art-robbery/board/lore/index.ts'), lessons: () => import('./art-robbery/lessons/index.ts') },
  // biome-ignore format: one line per game
  beutezug: { text: () => import('./beutezug/text/index.ts'), board: () => import('./beutezug/board/index.tsx'), card: () => import('./beutezug/board/card/index.tsx'), lore: () => import('./beutezug/board/lore/index.ts'), lessons: () => import('./beutezug/lessons/index.ts') },
  // biome-ignore format: one line per game
  'burgle-bros': { text: () => import('./burgle-bros/text/index.ts'), board: () => import('./burgle-bros/board/index.tsx'), allCards: () => import('./burgle-bros/board/book/cards.tsx'), card: () => import('./burgle-bros/board/card/index.tsx'), lore: () => import('./burgle-bros/board/lore/index.ts'), lessons: () => import('./burgle-bros/lessons/index.ts') },
  // biome-ignore format: one line per game
  'liars-dice': { text: () => import('./liars-dice/text/index.ts'), board: () => import('./liars-dice/board/index.tsx') },
};

/** Each version before those of the catalogue; loaded when a table needs it. A version goes up when the one before is here. */
export const kept: Readonly<Record<string, Readonly<Record<number, () => Promise<Frozen>>>>> = {
  'burgle-bros': { 1: () => import('./burgle-bros/frozen/v1.js') },
};

const frozenOf = (id: string, version: number | undefined): (() => Promise<Frozen>) | undefined =>
  version !== undefined && Object.hasOwn(kept, id) ? kept[id]![version] : undefined;

/** What it takes to play by a version of the rules; today's parts if that one was not kept, or need not be. */
export function partsOf(id: string, version?: number): Parts | undefined {
  const frozen = frozenOf(id, version);
  if (frozen === undefined) return Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  return {
    rules: frozen,
    bot: async () => (await frozen()).bot,
    foresight: async () => (await frozen()).foresight,
    odds: async () => (await frozen()).odds,
  };
}

/** What it takes to tell of a version and to show it: the board is today's, which shows all that are kept. */
export function faceOf(id: string, version?: number): Face | undefined {
  const face = Object.hasOwn(faces, id) ? faces[id] : undefined;
  const frozen = frozenOf(id, version);
  if (face === undefined || frozen === undefined) return face;
  return {
    ...face,
    text: async () => {
      const { text } = await frozen();
      return text === undefined ? face.text() : { text };
    },
  };
}

/** The rules of a version; undefined if they are not here. */
export async function rulesOf(id: string, version: number): Promise<AnyGame | undefined> {
  const game = (await partsOf(id, version)?.rules())?.game;
  return game?.version === version ? game : undefined;
}

/** The versions whose rules are here, the newest first. */
export async function versionsOf(id: string): Promise<readonly number[]> {
  const { game } = await catalogue[id]!.rules();
  const before = Object.keys(kept[id] ?? {}).map(Number);
  return [game.version, ...before.sort((a, b) => b - a)];
}

/** The poster of a game that may have come from anywhere. */
export const posterOf = (id: string): Poster | undefined =>
  Object.hasOwn(posters, id) ? posters[id as GameId] : undefined;

/** The games that people are offered; the others are examples. A function, so that pages are built without the catalogue. */
export const offered = (): readonly string[] => Object.keys(catalogue).filter((id) => !posterOf(id)?.example);
