import { type GameId, posterOf, posters } from '#games/index.ts';
import type { Poster, Range } from '#table/poster.ts';

export { type GameId, posterOf };

/** The pictures lie in the games' folders, each under the same name. */
const COVERS = import.meta.glob<string>('../games/*/cover.svg', { eager: true, query: '?url', import: 'default' });
const STAMPS = import.meta.glob<string>('../games/*/stamp.svg', { eager: true, query: '?url', import: 'default' });

/** All games, those that nobody is offered too. */
export const POSTERS: Readonly<Record<GameId, Poster>> = posters;

/** Those that people are offered, in the order of the home page. */
export const GAMES = (Object.keys(POSTERS) as GameId[]).filter((game) => !POSTERS[game].example);

/** The others, which are there to be copied. */
export const EXAMPLES = (Object.keys(POSTERS) as GameId[]).filter((game) => POSTERS[game].example);

export const isGame = (id: string): id is GameId => posterOf(id) !== undefined;

export const coverOf = (id: string): string | undefined => COVERS[`../games/${id}/cover.svg`];
export const stampOf = (id: string): string | undefined => STAMPS[`../games/${id}/stamp.svg`];

/** "2–5", or just "20". */
export const span = ({ min, max }: Range): string => (min === max ? `${min}` : `${min}–${max}`);
