import type { Cast } from '#bots/chooser.ts';
import { type Match, type Player, playGame, seatIn } from '#bots/match.ts';
import { Tally, wilson } from '#bots/tally.ts';
import type { Duel } from './duels.ts';
import { ENTRANTS, type Entrant, type Glass, glass } from './entrants.ts';
import type { Heist } from './heists.ts';

/** Reporting seeds: nothing was ever tuned with them. */
const SEED = 'ladder';

/** Hears how many games of a row have been played. */
export type Follow = (games: number) => void;

export interface Standing {
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

/** The share of games that one wins against all others. */
export async function duelled(cast: Cast, duel: Duel, follow: Follow): Promise<Standing> {
  const { who, against, seats, games, iterations } = duel;
  const table = glass(cast, iterations);
  const bots = Array.from({ length: seats }, (_, i) => entrant(table, i === 0 ? who : against));
  const tally = new Tally(bots.map(({ name }) => name));
  const match = matchOf(table, bots, {});
  for (let n = 0; n < games; n++) {
    const { outcome } = await playGame(match, n, false);
    tally.add(outcome, (bot) => seatIn(match, n, bot));
    follow(n + 1);
  }
  const { share, interval } = tally.scores()[0]!;
  return { share, interval };
}

export interface Haul extends Standing {
  readonly safes: number;
  /** How many games were lost, by the cause. */
  readonly causes: Readonly<Record<string, number>>;
}

/** The share of jobs that a crew pulls off, and what became of the others. */
export async function pulledOff(cast: Cast, heist: Heist, follow: Follow): Promise<Haul> {
  const { who, job, seats, games, iterations } = heist;
  const table = glass(cast, iterations);
  const bots = Array.from({ length: seats }, () => entrant(table, who));
  const causes: Record<string, number> = {};
  let [won, safes] = [0, 0];
  const match: Match = {
    ...matchOf(table, bots, { job }),
    // All are alike, so that nobody has to sit elsewhere: every game is another one.
    duplicate: false,
    hear: (event) => {
      if (event.type === 'safeOpened') safes += 1;
      if (event.type !== 'lost') return;
      const { because } = event as { readonly type: string; readonly because: string };
      causes[because] = (causes[because] ?? 0) + 1;
    },
  };
  for (let n = 0; n < games; n++) {
    const { outcome } = await playGame(match, n, false);
    if (outcome.winners.length > 0) won += 1;
    follow(n + 1);
  }
  const share = won / games;
  return { share, interval: wilson(share, games), safes: safes / games, causes };
}

const entrant = (table: Glass, name: Entrant): Player => ({ name, choose: ENTRANTS[name](table) });

const matchOf = ({ cast: { game } }: Glass, bots: readonly Player[], options: object): Match => ({
  game,
  options: game.options(options, bots.length),
  bots,
  seed: SEED,
  rotate: true,
  duplicate: true,
});
