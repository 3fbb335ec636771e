// What accounts of many games come to: `npm run account -- beutezug 10000 --threads 16 --seed account`. With `--rounds N`
// every position is looked at so often, or as often as the game has it; with `--judged N` decisions are judged in one of N
// games alone. With `--planted` a much worse move or much luck is planted in each game instead, and it is counted how often
// it is found. Exits with 1 if the parts do not add up, or luck is somebody's.

import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { type GameId, posters } from '#games/index.ts';
import { castOf } from './casting.ts';
import { type Found, PLANTS, plantedIn } from './planted.ts';
import { accountRun } from './run.ts';
import type { Fit } from './sums.ts';

const { values, positionals } = parseArgs({
  options: {
    threads: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'account' },
    rounds: { type: 'string' },
    judged: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [game = '', games = '10000'] = positionals;
if (!Object.hasOwn(posters, game)) {
  console.error(`there is no game "${game}", only ${Object.keys(posters).join(', ')}`);
  exit(2);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const NINE_IN_TEN = 0.9;
if (values.planted) await blindTest();

/** Parts that add up are off by no more than rounding is. */
const ROUNDING = 1e-9;
/** Of five seats one is so far from 0 by chance once in a hundred times. */
const FAR = 3.1;

const rounds = Number(values.rounds ?? (await castOf(game as GameId)).valuing.rounds);
const order = { game: game as GameId, games: Number(games), rounds, judged: Number(values.judged), seed: values.seed };
const tenth = Math.ceil(order.games / 10);
const began = performance.now();
const result = await accountRun(order, Number(values.threads), (n) => {
  if (n % tenth === 0) console.error(`${n} of ${games} games, ${((performance.now() - began) / 1000).toFixed(0)} s`);
});

const errors = result.lucks.map(({ value, error }) => value / error);
console.log(
  `${game}: ${games} games, ${rounds} rounds; ${result.seconds.toFixed(2)} s of processor time each, ${result.longest.toFixed(2)} at most; a first curve after ${result.first.toFixed(2)} at most`,
);
console.log(`the parts miss the result by ${result.missed.toExponential(1)} at most`);
console.log(`mean luck by seats, in standard errors: ${errors.map((each) => each.toFixed(1)).join(', ')}`);
for (const [name, { value, error }] of result.decisions)
  console.log(`decisions of ${name}: ${percent(value)} ± ${percent(error)}`);
tell('strong players', result.strong);
tell('all sorts', result.mixed);
exit(result.missed < ROUNDING && errors.every((each) => Math.abs(each) < FAR) ? 0 : 1);

/** Half of the games with a move, half with luck. */
async function blindTest(): Promise<never> {
  const cast = await castOf(game as GameId);
  const found: Found[] = [];
  for (let n = 0; n < Number(games); n++) {
    const each = await plantedIn(cast, PLANTS[n % PLANTS.length]!, n, values.seed);
    if (each !== undefined) found.push(each);
  }
  for (const plant of PLANTS) {
    const those = found.filter((each) => each.plant === plant);
    const share = (of: readonly Found[]): string => `${of.length} of ${those.length}`;
    const size = those.reduce((sum, each) => sum + Math.abs(each.size), 0) / those.length;
    console.log(
      `${game}, planted ${plant} of ${percent(size)} on average: named ${share(those.filter(({ named }) => named))}, told among three ${share(those.filter(({ told }) => told))}`,
    );
  }
  const missed = PLANTS.filter((plant) => {
    const those = found.filter((each) => each.plant === plant);
    return those.filter(({ named }) => named).length < NINE_IN_TEN * those.length;
  });
  exit(missed.length === 0 ? 0 : 1);
}

function tell(who: string, { games, bins, brier, constant, variance, lessLuck, noise }: Fit): void {
  console.log(`${who}, ${games} games`);
  console.log(
    `  variance of results ${variance.toFixed(4)}, less luck ${lessLuck.toFixed(4)}: ${percent(lessLuck / variance)}, of that ${percent(noise / variance)} by sampling`,
  );
  console.log(`  Brier ${brier.toFixed(4)}, of a constant ${constant.toFixed(4)}`);
  for (const { count, said, was, error } of bins)
    if (count > 1) console.log(`  said ${percent(said)}, was ${percent(was)} ± ${percent(error)} (${count})`);
}
