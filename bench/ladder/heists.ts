import type { Entrant } from './entrants.ts';

/** A crew of one strength against the building. */
export interface Heist {
  readonly who: Entrant;
  readonly job: string;
  readonly seats: number;
  readonly games: number;
  /** Iterations of the hard bot, if it searches and these are not those of play. */
  readonly iterations?: number;
  /** The share of wins that has to be reached. */
  readonly bar?: number;
}

const BARS: Readonly<Record<string, number>> = { office: 0.8, bank: 0.5 };
const CREWS = [1, 2, 3, 4];
const GAMES = 100;
/** The planner alone is quick: where a bar is to be reached, chance has little to say. */
const MANY = 400;

const planner = (job: string, seats: number): Heist => {
  const bar = seats === 1 ? undefined : BARS[job];
  const crew = { who: 'hard', job, seats, iterations: 0 } as const;
  return bar === undefined ? { ...crew, games: GAMES } : { ...crew, games: MANY, bar };
};

/** With the look ahead a game takes a minute or two of one core: as many Bank Jobs as there was time for, by number of players. */
const AS_PLAYED: readonly (readonly [seats: number, games: number, bar: number])[] = [
  [1, 16, 0.6],
  [2, 27, 0.78],
  [3, 29, 0.78],
  [4, 23, 0.78],
];

/** Games in which all win or lose together: by job and number of seats, at first without the look ahead, then as in play. */
export const HEISTS: Readonly<Record<string, readonly Heist[]>> = {
  'burgle-bros': [
    ...['office', 'bank', 'fort-knox'].flatMap((job) => CREWS.map((seats) => planner(job, seats))),
    ...AS_PLAYED.map(([seats, games, bar]): Heist => ({ who: 'hard', job: 'bank', seats, games, bar })),
    ...(['normal', 'easy', 'greedy'] as const).map((who): Heist => ({ who, job: 'office', seats: 3, games: GAMES })),
  ],
};
