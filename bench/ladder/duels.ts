import type { Entrant } from './entrants.ts';

/** One against the others at a table, all of them alike. */
export interface Duel {
  readonly who: Entrant;
  readonly against: Entrant;
  readonly seats: number;
  readonly games: number;
  /** Iterations of the hard bot, if it searches. */
  readonly iterations?: number;
  /** So many of the games are accounted for, to take luck out: that takes longer than playing them. */
  readonly accounted?: number;
  /** The share of wins that has to be reached. */
  readonly bar?: number;
}

const duel = (who: Entrant, against: Entrant, rest: Pick<Duel, 'games'> & Partial<Duel>): Duel => ({
  who,
  against,
  seats: 2,
  ...rest,
});

/** So few that hundreds of games can be played; in play it is up to sixteen thousand. */
const SEARCH = { games: 200, iterations: 1600 } as const;
const LONGER = { games: 200, iterations: 4000 } as const;
const GLANCE = { games: 200 } as const;
const EXACT = { games: 4000 } as const;

/** Games in which everybody plays for themselves: each against greedy, the one below, less time, and one who cheats. */
export const DUELS: Readonly<Record<string, readonly Duel[]>> = {
  'art-robbery': [
    duel('hard', 'greedy', { ...LONGER, bar: 0.9 }),
    duel('hard', 'greedy', { ...LONGER, seats: 4, bar: 0.65 }),
    duel('hard', 'normal', { ...SEARCH, bar: 0.6 }),
    duel('hard', 'hard with a quarter of its iterations', SEARCH),
    duel('hard', 'hard, cheating', SEARCH),
    duel('normal', 'greedy', GLANCE),
    duel('normal', 'easy', { ...GLANCE, bar: 0.6 }),
    duel('normal', 'normal with a quarter of its iterations', GLANCE),
    duel('normal', 'normal, cheating', GLANCE),
    duel('easy', 'greedy', GLANCE),
  ],
  beutezug: [
    duel('hard', 'greedy', { ...EXACT, bar: 0.56 }),
    duel('hard', 'greedy', { ...EXACT, seats: 4, bar: 0.31 }),
    duel('hard', 'normal', EXACT),
    duel('hard', 'hard, cheating', EXACT),
    duel('normal', 'greedy', EXACT),
    duel('normal', 'easy', EXACT),
    duel('easy', 'greedy', EXACT),
  ],
};
