import { type GameId, POSTERS, posterOf } from './posters.ts';
import { settings } from './settings.ts';

/** What the reader calls a game; an unknown one has nothing but its id. */
export const titleOf = (game: string): string => posterOf(game)?.title[settings.language.value] ?? game;

/** What it feels like, in the reader's words. */
export const lureOf = (game: GameId): string => POSTERS[game].lure[settings.language.value];
