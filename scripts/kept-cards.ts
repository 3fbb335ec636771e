// What people keep in their hands at Art Robbery: `node scripts/kept-cards.ts 1500`. How many times as many of a card are
// in a rival's hand as an even deal would put there, in games of four played by first sight, by what its token is worth.
// The table KEPT of games/art-robbery/bot/beliefs.ts follows from this.

import { argv } from 'node:process';
import { look } from '#games/art-robbery/bot/policy.ts';
import { BOXES, CARDS, COPIES } from '#games/art-robbery/components.ts';
import { game } from '#games/art-robbery/index.ts';
import { handSlot, type Move, type Options, type State } from '#games/art-robbery/state.ts';
import { quick } from '#table/chance.ts';
import { type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { playout } from '#table/play.ts';

const GAMES = Number(argv[2] ?? 1500);
const SEATS = 4;
const chance = quick('kept cards');
const options = game.options({}, SEATS) as Options;
const tally = new Map<string, { kept: number; even: number }>();

for (let n = 0; n < GAMES; n++) {
  const choose = (moves: readonly Move[], seat: Seat, state: State): Move => {
    if (state.pending.length === 0) count(reading(state), seat);
    const looks = moves.map((move) => look(reading(state), seat, move) + chance.below(1000) / 1000);
    return moves[looks.indexOf(Math.max(...looks))]!;
  };
  playout(game, game.setup(options, SEATS, chance), choose, chance);
}
for (const [name, { kept, even }] of [...tally].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${name.padEnd(28)} ${(kept / even).toFixed(2)}`);

/** Compares the others' hands with what this seat would expect of an even deal. */
function count({ hands, discard, raid }: Immutable<State>, seat: Seat): void {
  const unseen = CARDS.map((card, i) => COPIES[card] - hands[handSlot(seat, i)]! - (discard.at(-1) === i ? 1 : 0));
  const all = unseen.reduce((sum, copies) => sum + copies, 0);
  for (const rival of seatsOf(SEATS)) {
    if (rival === seat) continue;
    for (const [i, card] of CARDS.entries()) {
      const name = `${card}, ${stake(raid, i)}`;
      const known = tally.get(name) ?? { kept: 0, even: 0 };
      known.kept += hands[handSlot(rival, i)]!;
      known.even += (5 * unseen[i]!) / all;
      tally.set(name, known);
    }
  }
}

/** What the tokens of this number bring in a raid. */
function stake(raid: number, card: number): string {
  const { points, alibis, taken } = BOXES.base;
  const [token] = taken[raid]![card]!;
  return token === undefined ? 'no token' : `${points[token]} points, ${alibis[token]} alibis`;
}
