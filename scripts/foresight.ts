// Holds foresight against what happens: `npm run foresight -- burgle-bros 100000`: so many positions, and every legal
// move in each is foreseen.
//
// Games are random but for their options, seats and characters, which go through everything there is. At each position the
// moves are made in the world as it is and in others that look the same: whatever comes must be among what was foreseen. How
// often it comes is counted in worlds of their own, because the same dark room is looked at from many positions of a game.

import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { foreseen, imaginesWell, requireTrue, Tallies } from '#table/lawbook.ts';
import { trials } from '#table/laws.ts';
import { type AnyCustoms, type Spot, walk } from '#table/walk.ts';

/** Positions of one game that are looked at: not all, because they are much alike. */
const ONE_IN = 7;
const STANDARD_ERRORS = 3;

/** So much is shown of what went wrong. */
const LINE = 400;

const [id = '', count = '10000'] = argv.slice(2);
if (!Object.hasOwn(catalogue, id) || !/^[1-9]\d*$/.test(count)) {
  console.error(`usage: npm run foresight -- ${Object.keys(catalogue).join('|')} [positions]`);
  exit(2);
}
const { game } = await catalogue[id]!.rules();
const { customs }: { customs: AnyCustoms } = await import(pathToFileURL(`games/${id}/test/customs.ts`).href);

const wanted = Number(count);
const tallies = new Tallies();
const broken: string[] = [];
const dice = quick(`foresight ${id}`);
let [positions, moves, exact, games] = [0, 0, 0, 0];
let nanoseconds = 0n;

/** Every legal move of the position, in the world as it is and in others that look the same. */
function check(spot: Spot): void {
  positions += 1;
  const legal = game.moves(reading(spot.state), spot.seat);
  const view = game.view(reading(spot.state), spot.seat);
  const start = process.hrtime.bigint();
  const found = foreseen(spot, legal);
  nanoseconds += process.hrtime.bigint() - start;
  try {
    imaginesWell(spot);
  } catch (error) {
    broken.push((error as Error).message.slice(0, LINE));
  }
  for (const [i, move] of legal.entries()) {
    moves += 1;
    if (found[i]!.error === 0) exact += 1;
    tallies.add({ ...spot, state: game.determinize(view, dice), move, chance: dice }, found[i]!);
    try {
      requireTrue({ ...spot, move }, found[i]!);
    } catch (error) {
      broken.push((error as Error).message.slice(0, LINE));
    }
  }
}

for (let series = 0; positions < wanted; series++)
  for (const trial of trials(game, customs, 1)) {
    if (positions >= wanted) break;
    games += 1;
    walk({ ...trial, seed: `foresight ${trial.seed} ${series}` }, (spot) => {
      if (positions < wanted && spot.chance.below(ONE_IN) === 0) check(spot);
    });
  }

const off = tallies.beyond(STANDARD_ERRORS);
console.log(
  `${id}: ${positions} positions of ${games} games, ${moves} moves, ${exact} of them exact; ` +
    `${(Number(nanoseconds) / 1e6 / positions).toFixed(2)} ms for all moves of a position; ` +
    `${broken.length} broken; ${off.length} of ${tallies.kinds} kinds of event further off than ${STANDARD_ERRORS} standard errors`,
);
for (const line of [...broken.slice(0, 10), ...off]) console.log(`  ${line}`);
exit(broken.length === 0 && off.length === 0 ? 0 : 1);
