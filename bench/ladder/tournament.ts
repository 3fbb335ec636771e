import type { Cast } from '#bots/chooser.ts';
import { type Lot, lotsOf, type Skill, skillIn } from '#bots/luckless.ts';
import { type Match, type Player, playGame, seatIn } from '#bots/match.ts';
import { Tally, wilson } from '#bots/tally.ts';
import type { AnyValuing } from '#table/account.ts';
import type { Outcome } from '#table/game.ts';
import { onThreads, queueOf, tasksOf } from '../../scripts/queue.ts';
import type { Duel } from './duels.ts';
import { ENTRANTS, type Entrant, type Glass, glass } from './entrants.ts';
import type { Heist } from './heists.ts';

/** Reporting seeds: nothing was ever tuned with them. */
const SEED = 'ladder';

/** Hears how many games of a row have been played. */
export type Follow = (games: number) => void;

export interface Share {
  /** So many were played. */
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

/** Plays the games of a row and says what became of each. */
export type Games<T> = (hear: (game: T) => void) => Promise<unknown>;

/** What became of game number `n`. */
export interface Bout {
  readonly n: number;
  readonly outcome: Outcome;
  /** What the one who is asked about got, and by luck; of as many games as are accounted for. */
  readonly lot?: Lot;
}

export interface Duelled extends Share {
  /** With luck taken out, of as many games; undefined where none was accounted for. */
  readonly skill: (Skill & { readonly games: number }) | undefined;
}

/** The share of games that one wins against all others. */
export async function duelled({ seats }: Duel, bouts: Games<Bout>, follow: Follow): Promise<Duelled> {
  const bots = Array.from({ length: seats }, (_, bot) => `${bot}`);
  const tally = new Tally(bots);
  const lots: Lot[] = [];
  await bouts(({ n, outcome, lot }) => {
    if (lot !== undefined) lots.push(lot);
    tally.add(outcome, (bot) => seatIn({ ...ROTATING, bots }, n, bot));
    follow(tally.games);
  });
  const { share, interval } = tally.scores()[0]!;
  const skill = lots.length === 0 ? undefined : { ...skillIn(lots), games: lots.length };
  return { games: tally.games, share, interval, skill };
}

/** Plays the games of a duel that nobody else plays, in this thread. */
export const boutsOf =
  (
    cast: Cast & { readonly valuing?: AnyValuing | undefined },
    { who, against, seats, games, iterations, accounted = 0 }: Duel,
    queue = queueOf({ tasks: games }),
  ): Games<Bout> =>
  async (hear) => {
    const table = glass(cast, iterations);
    const bots = Array.from({ length: seats }, (_, i) => entrant(table, i === 0 ? who : against));
    const match = matchOf(table, bots, {});
    for (const n of tasksOf(queue)) {
      const valuing = n < accounted ? cast.valuing : undefined;
      const { outcome, record } = await playGame(match, n, valuing !== undefined);
      const lot = valuing && lotsOf(cast.game, valuing, record!)[seatIn(match, n, 0)]!;
      hear({ n, outcome, ...(lot && { lot }) });
    }
  };

export interface Haul extends Share {
  readonly safes: number;
  /** How many games were lost, by the cause. */
  readonly causes: Readonly<Record<string, number>>;
}

/** What became of one job. */
export interface JobDone {
  readonly won: boolean;
  readonly safes: number;
  readonly because: string | undefined;
}

/** The share of jobs that a crew pulls off, and what became of the others. */
export async function pulledOff(jobs: Games<JobDone>, follow: Follow): Promise<Haul> {
  const causes: Record<string, number> = {};
  let [done, won, safes] = [0, 0, 0];
  await jobs((job) => {
    if (job.won) won += 1;
    safes += job.safes;
    if (job.because !== undefined) causes[job.because] = (causes[job.because] ?? 0) + 1;
    done += 1;
    follow(done);
  });
  const share = won / done;
  return { games: done, share, interval: wilson(share, done), safes: safes / done, causes };
}

/** On how many threads a row is played, and for how long games of it are begun. */
export interface Limits {
  readonly threads: number;
  readonly seconds?: number;
}

/** Whoever is free takes the next game. */
export const sharedOut =
  <T>(id: string, row: Duel | Heist, { threads, seconds }: Limits): Games<T> =>
  (hear) => {
    const queue = queueOf({ tasks: row.games, ...(seconds === undefined ? {} : { seconds }) });
    return onThreads(
      new URL('./hand.ts', import.meta.url).href,
      Math.min(row.games, threads),
      { id, row, queue },
      hear,
    );
  };

/** Plays the jobs of a row that nobody else plays, in this thread. */
export const jobsOf =
  (cast: Cast, heist: Heist, queue = queueOf({ tasks: heist.games })): Games<JobDone> =>
  async (hear) => {
    const { who, job, seats, iterations } = heist;
    const table = glass(cast, iterations);
    const bots = Array.from({ length: seats }, () => entrant(table, who));
    let [safes, because]: [number, string | undefined] = [0, undefined];
    const match: Match = {
      ...matchOf(table, bots, { job }),
      // All are alike, so that nobody has to sit elsewhere: every game is another one.
      duplicate: false,
      hear: (event) => {
        if (event.type === 'safeOpened') safes += 1;
        if (event.type === 'lost') ({ because } = event as { readonly type: string; readonly because: string });
      },
    };
    for (const n of tasksOf(queue)) {
      [safes, because] = [0, undefined];
      const { outcome } = await playGame(match, n, false);
      hear({ won: outcome.winners.length > 0, safes, because });
    }
  };

const entrant = (table: Glass, name: Entrant): Player => ({ name, choose: ENTRANTS[name](table) });

const matchOf = ({ cast: { game } }: Glass, bots: readonly Player[], options: object): Match => ({
  game,
  options: game.options(options, bots.length),
  bots,
  seed: SEED,
  ...ROTATING,
});

/** Everybody sits everywhere, and every shuffle is played in each rotation. */
const ROTATING = { rotate: true, duplicate: true } as const;
