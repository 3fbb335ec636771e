// What accounts of many games come to: `npm run account -- beutezug 10000`. Exits with 1 if something does not hold.

import { argv, exit } from 'node:process';
import type { GameId } from '#games/index.ts';
import { accountRun } from './run.ts';

const [game = '', games = '10000', rounds = '24', seed = 'account'] = argv.slice(2);

/** Parts that add up are off by no more than rounding is. */
const ROUNDING = 1e-9;
/** Of five seats one is so far from 0 by chance once in a hundred times. */
const FAR = 3.1;

const result = await accountRun({
  game: game as GameId,
  games: Number(games),
  rounds: Number(rounds),
  seed,
  progress: (n) => n % 100 === 0 && console.error(`${n} of ${games} games`),
});
const { missed, luckiest, bins, brier, constant, decisions, variance, lessLuck, seconds } = result;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log(`${game}: ${games} games, ${rounds} rounds, ${seconds.toFixed(2)} s of processor time each`);
console.log(
  `the parts miss the result by ${missed.toExponential(1)} at most; luck is ${luckiest.toFixed(1)} errors from 0 at most`,
);
console.log(`Brier ${brier.toFixed(4)}, of a constant ${constant.toFixed(4)}`);
console.log(
  `variance of results ${variance.toFixed(4)}, less luck ${lessLuck.toFixed(4)}: ${percent(lessLuck / variance)}`,
);
for (const [name, [mean, error]] of Object.entries(decisions))
  console.log(`decisions of ${name}: ${percent(mean)} ± ${percent(error)}`);
for (const { count, said, was, error } of bins)
  if (count > 1) console.log(`said ${percent(said)}, was ${percent(was)} ± ${percent(error)} (${count})`);
exit(missed < ROUNDING && luckiest < FAR ? 0 : 1);
