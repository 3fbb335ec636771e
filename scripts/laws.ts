// Checks the laws over many random games: `npm run laws -- art-robbery 100000` (games per seat count).
//
// Every game is played to its end within its bound and checked there; the laws about single points are checked at
// about one point per game, those about whole games and the dearest one in every fiftieth.

import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';
import { LAWS } from '#table/lawbook.ts';
import { type AnyCustoms, type Trial, walk } from '#table/walk.ts';

const POINTS_BETWEEN_CHECKS = 80;
const GAMES_BETWEEN_DEAR_CHECKS = 50;
/** Law 8 draws dozens of worlds for every viewer. */
const DEAR = 8;

interface Tally {
  games: number;
  moves: number;
  longest: number;
  points: number;
  broken: string[];
}

function check(trial: Trial, number: number, tally: Tally): void {
  const dear = number % GAMES_BETWEEN_DEAR_CHECKS === 0;
  const atPoints = LAWS.filter((law) => law.at !== undefined && (dear || law.number !== DEAR));
  try {
    const { state, moves } = walk(trial, (spot) => {
      if (spot.chance.below(POINTS_BETWEEN_CHECKS) > 0) return;
      tally.points += 1;
      for (const law of atPoints) law.at!(spot);
    });
    const flaw = trial.customs.flaw(state);
    if (flaw !== undefined) throw new Error(`at the end: ${flaw}`);
    if (trial.game.outcome(state) === undefined) throw new Error('no outcome');
    if (dear) for (const law of LAWS) law.over?.(trial);
    tally.moves += moves;
    tally.longest = Math.max(tally.longest, moves);
  } catch (error) {
    tally.broken.push(`"${trial.seed}": ${error instanceof Error ? error.message : error}`);
  }
  tally.games += 1;
}

function soak(game: AnyGame, customs: AnyCustoms, seats: number, games: number): Tally {
  const tally: Tally = { games: 0, moves: 0, longest: 0, points: 0, broken: [] };
  for (let n = 0; n < games; n++) {
    const options = customs.options[n % customs.options.length];
    check({ game, customs, options, seats, seed: `soak ${game.id} ${seats} ${n}` }, n, tally);
  }
  return tally;
}

const [id = '', count = '1000'] = argv.slice(2);
if (!Object.hasOwn(catalogue, id) || !/^[1-9]\d*$/.test(count)) {
  console.error(`usage: npm run laws -- ${Object.keys(catalogue).join('|')} [games per seat count]`);
  exit(2);
}
const { game } = await catalogue[id]!.rules();
const { customs }: { customs: AnyCustoms } = await import(pathToFileURL(`games/${id}/test/customs.ts`).href);
let broken = 0;
for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
  const tally = soak(game, customs, seats, Number(count));
  const mean = (tally.moves / tally.games).toFixed(1);
  console.log(
    `${id}, ${seats} seats: ${tally.games} games, ${mean} moves on average, ${tally.longest} at most; ` +
      `laws checked at ${tally.points} points; ${tally.broken.length} broken`,
  );
  for (const line of tally.broken.slice(0, 5)) console.log(`  ${line}`);
  broken += tally.broken.length;
}
exit(broken === 0 ? 0 : 1);
