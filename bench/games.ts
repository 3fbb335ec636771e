// Random playouts of Art Robbery, here and on boardgame.io: the same games on both sides, in turns, one side at a time.
// Then Beutezug with the best use of every reroll, and Burgle Bros. with all rules.
// `--write` adds the figures to results.md. Exits with 1 if a budget of budgets.json is missed.

import { sha256Hex } from '#table/hash.ts';
import { beutezug } from './beutezug.ts';
import { burgleBros } from './burgle-bros.ts';
import { median, type Pace } from './measure.ts';
import { operations } from './operations.ts';
import { type Result, SEATS } from './playouts.ts';
import { judge, short, write } from './report.ts';
import { start } from './side.ts';

const COMPARED = 200;
const ROUNDS = 9;
const SEARCH_ROUNDS = 5;

const { clone, view, determinize } = operations();
const [hideout, peer, production] = [start('hideout'), start('boardgame.io'), start('boardgame.io production')];
const sides = [hideout, peer, production];
const results = [];
for (const side of sides) results.push(await side.results('compare', COMPARED));
const checksum = compare(results[0]!, results[1]!);
for (const side of sides) await side.pace('warm-up', 1000);
const rounds = [];
for (let i = 0; i < ROUNDS; i++) {
  const ours = await hideout.pace(`round ${i}`, 500);
  const theirs = await peer.pace(`round ${i}`, 1000);
  const best = await production.pace(`round ${i}`, 1000);
  rounds.push({ ours, theirs, best, ratio: times(ours, theirs), productionRatio: times(ours, best) });
}
for (const side of sides) await side.searching('warm-up', 1000);
const searches = [];
for (let i = 0; i < SEARCH_ROUNDS; i++) {
  const [own, other] = [await hideout.searching(`round ${i}`, 1000), await peer.searching(`round ${i}`, 1000)];
  searches.push({ own, other, ratio: own / other });
}
await Promise.all(sides.map((side) => side.end()));
const searching = median(searches, (round) => round.ratio);
const { ours, theirs, best, ratio } = median(rounds, (round) => round.ratio);
const productionRatio = median(rounds, (round) => round.productionRatio).productionRatio;

const line = ({ gamesPerSecond, movesPerSecond, microsPerMove }: Pace): string =>
  `${short(gamesPerSecond)} games/s   ${short(movesPerSecond)} moves/s   ${short(microsPerMove)} µs/move`;
console.log(`Art Robbery, ${SEATS} seats, random playouts (the median of ${ROUNDS} rounds)
  the same ${COMPARED} games on both sides, checksum ${checksum}
  hideout                   ${line(ours)}
  boardgame.io as it comes  ${line(theirs)}
  boardgame.io, production  ${line(best)}
  ratio                     ${short(ratio)}   (${rounds.map((round) => short(round.ratio)).join(' ')})
  ratio to production       ${short(productionRatio)}   (${rounds.map((round) => short(round.productionRatio)).join(' ')})
  clone ${short(clone)} µs   view ${short(view)} µs   determinize ${short(determinize)} µs
Searches all through the game (the median of ${SEARCH_ROUNDS} rounds)
  hideout, ISMCTS           ${short(searching.own)} iterations/s
  boardgame.io, MCTS        ${short(searching.other)} iterations/s
  ratio                     ${short(searching.ratio)}   (${searches.map((round) => short(round.ratio)).join(' ')})`);

const dice = beutezug();
console.log(`Beutezug, 4 seats
  ${short(dice['beutezug games/s with best rerolls'])} games/s with best rerolls
  odds of all face-up cards for one viewer in ${short(dice['beutezug odds of all face-up cards µs'])} µs`);

const heist = burgleBros();
console.log(`Burgle Bros., the Bank Job, 4 seats
  ${short(heist['burgle-bros actions/s in playouts'])} actions/s in random playouts, ${short(heist['burgle-bros actions/s in directed playouts'])} in directed ones
  clone ${short(heist['burgle-bros clone µs'])} µs   determinize ${short(heist['burgle-bros determinize µs'])} µs
  foresight of all moves of a position ${short(heist['burgle-bros foresight ms'])} ms, 95 of 100 within ${short(heist['burgle-bros foresight ms, 95 of 100'])}`);

if (process.argv.includes('--write')) {
  const playouts = [ours.gamesPerSecond, ours.microsPerMove, theirs.gamesPerSecond, ratio, productionRatio];
  const search = [searching.own, searching.ratio];
  write([
    ...[...playouts, ...search, clone, view, determinize, ...Object.values(dice), ...Object.values(heist)].map(short),
    checksum,
  ]);
}

judge('games', {
  'art-robbery playouts vs boardgame.io': ratio,
  'art-robbery playouts vs boardgame.io in production mode': productionRatio,
  'art-robbery search vs boardgame.io': searching.ratio,
  'art-robbery clone µs': clone,
  'art-robbery view µs': view,
  'art-robbery determinize µs': determinize,
  ...dice,
  ...heist,
});

function times(a: Pace, b: Pace): number {
  return a.gamesPerSecond / b.gamesPerSecond;
}

/** The checksum of the results, if they are the same: then both sides play by the same rules. */
function compare(ours: readonly Result[], theirs: readonly Result[]): string {
  ours.forEach((result, i) => {
    const [here, there] = [JSON.stringify(result), JSON.stringify(theirs[i])];
    if (here !== there) throw new Error(`game ${i + 1} differs, so the rules do:\n  ${here}\n  ${there}`);
  });
  return sha256Hex(JSON.stringify(ours)).slice(0, 16);
}
