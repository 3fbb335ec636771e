import type { Entrant } from './entrants.ts';

/** One against the others at a table, all of them alike. */
export interface Duel {
  readonly who: Entrant;
  readonly against: Entrant;
  readonly seats: number;
  readonly games: number;
  /** Iterations of the hard bot, if it searches. */
  readonly iterations?: number;
  /** The share of wins that has to be reached. */
  readonly bar?: number;
}

/** So few that hundreds of games can be played; in play it is up to sixteen thousand. */
export const FEW_ITERATIONS = 400;

const duel = (who: Entrant, against: Entrant, rest: Pick<Duel, 'games'> & Partial<Duel>): Duel => ({
  who,
  against,
  seats: 2,
  ...rest,
});

/** Games in which everybody plays for themselves. */
export const DUELS: Readonly<Record<string, readonly Duel[]>> = {
  'art-robbery': [
    duel('hard', 'greedy', { games: 200, seats: 4, iterations: 4000, bar: 0.65 }),
    duel('hard', 'greedy', { games: 200, iterations: 1600, bar: 0.9 }),
    duel('hard', 'greedy', { games: 200, iterations: FEW_ITERATIONS }),
    duel('normal', 'easy', { games: 200, bar: 0.6 }),
    duel('hard', 'normal', { games: 200, iterations: FEW_ITERATIONS, bar: 0.6 }),
    duel('normal', 'greedy', { games: 200 }),
    duel('easy', 'greedy', { games: 200 }),
    duel('normal', 'normal with a quarter of its iterations', { games: 200 }),
    duel('hard', 'hard with a quarter of its iterations', { games: 200, iterations: FEW_ITERATIONS }),
    duel('hard', 'hard, cheating', { games: 200, iterations: FEW_ITERATIONS }),
  ],
  beutezug: [
    duel('hard', 'greedy', { games: 4000, bar: 0.56 }),
    duel('hard', 'greedy', { games: 4000, seats: 4, bar: 0.31 }),
    duel('hard', 'normal', { games: 4000 }),
    duel('normal', 'easy', { games: 4000 }),
    duel('normal', 'greedy', { games: 4000 }),
    duel('easy', 'greedy', { games: 4000 }),
    duel('hard', 'hard, cheating', { games: 4000 }),
  ],
};

/** A crew of one strength against the building. */
export interface Heist {
  readonly who: Entrant;
  readonly job: string;
  readonly seats: number;
  readonly games: number;
  readonly bar?: number;
}

const BARS: Readonly<Record<string, number>> = { office: 0.8, bank: 0.5 };
const CREWS = [1, 2, 3, 4];

/** Games in which all win or lose together: by job and number of seats. */
export const HEISTS: Readonly<Record<string, readonly Heist[]>> = {
  'burgle-bros': [
    ...['office', 'bank', 'fort-knox'].flatMap((job) =>
      CREWS.map((seats): Heist => {
        const bar = seats === 1 ? undefined : BARS[job];
        return { who: 'hard', job, seats, games: 100, ...(bar === undefined ? {} : { bar }) };
      }),
    ),
    ...(['normal', 'easy', 'greedy'] as const).map((who): Heist => ({ who, job: 'office', seats: 3, games: 100 })),
  ],
};
