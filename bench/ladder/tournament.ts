import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Cast } from '#bots/chooser.ts';
import { type Match, type Player, playGame, seatIn } from '#bots/match.ts';
import { Tally, wilson } from '#bots/tally.ts';
import type { Outcome } from '#table/game.ts';
import type { Duel } from './duels.ts';
import { ENTRANTS, type Entrant, type Glass, glass } from './entrants.ts';
import type { Heist } from './heists.ts';

/** Reporting seeds: nothing was ever tuned with them. */
const SEED = 'ladder';

/** Hears how many games of a row have been played. */
export type Follow = (games: number) => void;

export interface Share {
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

/** Plays the games of a row and says what became of each. */
export type Games<T> = (hear: (game: T) => void) => Promise<unknown>;

/** What became of game number `n`. */
export interface Bout {
  readonly n: number;
  readonly outcome: Outcome;
}

/** The share of games that one wins against all others. */
export async function duelled({ seats, games }: Duel, bouts: Games<Bout>, follow: Follow): Promise<Share> {
  const bots = Array.from({ length: seats }, (_, bot) => `${bot}`);
  const tally = new Tally(bots);
  await bouts(({ n, outcome }) => {
    tally.add(outcome, (bot) => seatIn({ ...ROTATING, bots }, n, bot));
    follow(tally.games);
  });
  if (tally.games !== games) throw new Error(`${tally.games} of ${games} games were played`);
  const { share, interval } = tally.scores()[0]!;
  return { share, interval };
}

/** Plays the games of a duel that nobody else plays, in this thread: `next` is the first that is not taken. */
export const boutsOf =
  (cast: Cast, { who, against, seats, games, iterations }: Duel, next: Int32Array = new Int32Array(1)): Games<Bout> =>
  async (hear) => {
    const table = glass(cast, iterations);
    const bots = Array.from({ length: seats }, (_, i) => entrant(table, i === 0 ? who : against));
    const match = matchOf(table, bots, {});
    for (let n = Atomics.add(next, 0, 1); n < games; n = Atomics.add(next, 0, 1))
      hear({ n, outcome: (await playGame(match, n, false)).outcome });
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
export async function pulledOff({ games }: Heist, jobs: Games<JobDone>, follow: Follow): Promise<Haul> {
  const causes: Record<string, number> = {};
  let [done, won, safes] = [0, 0, 0];
  await jobs((job) => {
    if (job.won) won += 1;
    safes += job.safes;
    if (job.because !== undefined) causes[job.because] = (causes[job.because] ?? 0) + 1;
    done += 1;
    follow(done);
  });
  if (done !== games) throw new Error(`${done} of ${games} games were played`);
  const share = won / games;
  return { share, interval: wilson(share, games), safes: safes / games, causes };
}

/** A thread for each core; whoever is free takes the next game. */
export const onAllCores =
  <T>(id: string, row: Duel | Heist): Games<T> =>
  (hear) => {
    const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const hands = Math.min(row.games, availableParallelism());
    return Promise.all(
      Array.from({ length: hands }, async () => {
        const hand = new Worker(new URL('./hand.ts', import.meta.url), { workerData: { id, row, next } });
        hand.on('message', hear);
        await once(hand, 'exit');
      }),
    );
  };

/** Plays the jobs of a row that nobody else plays, in this thread: `next` is the first that is not taken. */
export const jobsOf =
  (cast: Cast, heist: Heist, next: Int32Array = new Int32Array(1)): Games<JobDone> =>
  async (hear) => {
    const { who, job, seats, games, iterations } = heist;
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
    for (let n = Atomics.add(next, 0, 1); n < games; n = Atomics.add(next, 0, 1)) {
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
