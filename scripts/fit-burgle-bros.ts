// Fits a crew's chance to win when a turn begins, from games of planners, and writes games/burgle-bros/bot/fitted.ts:
// `node scripts/fit-burgle-bros.ts 80`, the number of games for each job and number of players.

import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { TRAITS, traitsOf } from '#games/burgle-bros/bot/prospect.ts';
import { Rehearsal } from '#games/burgle-bros/bot/rehearsal.ts';
import { game } from '#games/burgle-bros/index.ts';
import type { Options } from '#games/burgle-bros/options.ts';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { fit, rounded, type Sample } from './regression.ts';

const GAMES = Number(argv[2] ?? 80);
const JOBS = ['bank', 'office'] as const;
const CREWS = [1, 2, 3, 4];
/** A crew that hides for so long is not worth following. */
const MOST_TURNS = 400;
const BUILDING = TRAITS.map(() => 0);

/** One game: what is known when each turn begins, and whether the crew won. The building is the other side. */
function played(job: string, seats: number, n: number): readonly Sample[] {
  const chance = quick(`fit ${job} ${seats} ${n}`);
  const state = game.setup(game.options({ job }, seats) as Options, seats, chance);
  const rehearsal = new Rehearsal(state, chance);
  const turns: number[][] = [];
  while (state.result === 'playing' && state.turns < MOST_TURNS) {
    const traits = traitsOf(reading(state));
    turns.push(TRAITS.map((trait) => traits[trait]));
    rehearsal.until(state.turns + 1);
  }
  const won = state.result === 'won' ? 1 : 0;
  return turns.map((traits) => ({ traits: [traits, BUILDING], wins: [won, 1 - won] }));
}

const samples = JOBS.flatMap((job) =>
  CREWS.flatMap((seats) => {
    const games = Array.from({ length: GAMES }, (_, n) => played(job, seats, n));
    const won = games.filter((turns) => turns.at(-1)!.wins[0] === 1).length;
    console.log(`${job}, ${seats} seats: ${won} of ${GAMES} won`);
    return games.flat();
  }),
);
const weights = fit(samples);
const lines = TRAITS.map((trait, i) => `  ${trait}: ${rounded(weights[i]!)},`);
console.log(lines.join('\n'));
writeFileSync(
  'games/burgle-bros/bot/fitted.ts',
  `// Written by scripts/fit-burgle-bros.ts.

import type { Traits } from './prospect.ts';

/** What each trait of a crew's position adds to its chance to win, from the results of games that planners played. */
export const FITTED: Readonly<Traits> = {
${lines.join('\n')}
};
`,
);
