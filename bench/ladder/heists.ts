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

/** What a crew that looks ahead has to reach, alone and with others. */
const BARS_AS_PLAYED: Readonly<Record<string, readonly [alone: number, together: number]>> = {
  bank: [0.6, 0.78],
  office: [0.92, 0.96],
  'fort-knox': [0.92, 0.92],
};
/** A game of such a crew takes a core half a minute and more: of the jobs that are easier there are fewer. */
const asPlayed = (job: string, seats: number): Heist => ({
  who: 'hard',
  job,
  seats,
  games: job === 'bank' ? MANY : GAMES,
  bar: BARS_AS_PLAYED[job]![seats === 1 ? 0 : 1],
});

/** Games in which all win or lose together: by job and number of seats, at first without the look ahead, then as in play. */
export const HEISTS: Readonly<Record<string, readonly Heist[]>> = {
  'burgle-bros': [
    ...['office', 'bank', 'fort-knox'].flatMap((job) => CREWS.map((seats) => planner(job, seats))),
    ...['bank', 'office', 'fort-knox'].flatMap((job) => CREWS.map((seats) => asPlayed(job, seats))),
    ...(['normal', 'easy', 'greedy'] as const).map((who): Heist => ({ who, job: 'office', seats: 3, games: GAMES })),
  ],
};
