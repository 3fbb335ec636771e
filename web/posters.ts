import artRobberyCover from './home/art/art-robbery.svg';
import beutezugCover from './home/art/beutezug.svg';
import burgleBrosCover from './home/art/burgle-bros.svg';
import artRobberyStamp from './stamps/art-robbery.svg';
import beutezugStamp from './stamps/beutezug.svg';
import burgleBrosStamp from './stamps/burgle-bros.svg';

/** From the least to the most. */
export type Range = readonly [min: number, max: number];

/** What is known of a game before anything of it is loaded. */
export interface Poster {
  /** Names are the same in every language. */
  readonly title: string;
  readonly seats: Range;
  readonly minutes: Range;
  /** How many sit down when somebody plays at once, bots included. */
  readonly atOnce: number;
  readonly cover: string;
  readonly stamp: string;
}

/** In the order of the home page. */
export const POSTERS = {
  'burgle-bros': {
    title: 'Burgle Bros.',
    seats: [1, 4],
    minutes: [45, 90],
    atOnce: 2,
    cover: burgleBrosCover,
    stamp: burgleBrosStamp,
  },
  beutezug: {
    title: 'Beutezug',
    seats: [2, 5],
    minutes: [20, 20],
    atOnce: 4,
    cover: beutezugCover,
    stamp: beutezugStamp,
  },
  'art-robbery': {
    title: 'Art Robbery',
    seats: [2, 5],
    minutes: [20, 20],
    atOnce: 4,
    cover: artRobberyCover,
    stamp: artRobberyStamp,
  },
} as const satisfies Readonly<Record<string, Poster>>;

export type GameId = keyof typeof POSTERS;
export const GAMES = Object.keys(POSTERS) as readonly GameId[];

export const isGame = (id: string): id is GameId => Object.hasOwn(POSTERS, id);

/** The poster of a game that may have come from anywhere. */
export const posterOf = (id: string): Poster | undefined => (isGame(id) ? POSTERS[id] : undefined);

/** "2–5", or just "20". */
export const span = ([min, max]: Range): string => (min === max ? `${min}` : `${min}–${max}`);
