// Fits what counts at the end of a round of Beutezug, from games of the normal bot against itself, and writes
// games/beutezug/bot/fitted.ts: `node scripts/fit-beutezug.ts 4000`, the number of games for each table and pass. The bot
// plays by these numbers itself: it begins with points alone, and from pass to pass with what was found in the one before.

import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { FITTED } from '#games/beutezug/bot/fitted.ts';
import { player } from '#games/beutezug/bot/player.ts';
import { traitsOf, type Weights } from '#games/beutezug/bot/worth.ts';
import { BONUSES, PLUS, ROUNDS } from '#games/beutezug/components.ts';
import { game } from '#games/beutezug/index.ts';
import type { Move, Options, State } from '#games/beutezug/state.ts';
import { quick } from '#table/chance.ts';
import { type Chance, type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { fit, rounded, type Sample } from './regression.ts';

const GAMES = Number(argv[2] ?? 4000);
const PASSES = 3;
/** One pick in so many is made at random, so that everything is tried. */
const STRAY = 6;
const COLOURS = PLUS.last;
const POINTS_ALONE: Weights = {
  point: 0.4,
  bonuses: BONUSES.map(() => 0),
  colours: Array<number>(COLOURS).fill(0),
  behind: 0,
};

/** The numbers that the bot plays by. */
const known = FITTED as Record<number, readonly Weights[]>;

const choose = player('normal', {});

/** One game: what is known of each seat at the end of each round but the last, and who won. */
function played(seats: number, chance: Chance): readonly Sample[] {
  const state = game.setup(game.options({}, seats) as Options, seats, chance);
  const rounds: (readonly (readonly number[])[])[] = [];
  const next = (moves: readonly Move[], seat: Seat, now: State): Move => {
    if (now.round - 1 > rounds.length) rounds.push(numbers(reading(now)));
    if (now.phase === 'pick' && chance.below(STRAY) === 0) return moves[chance.below(moves.length)]!;
    return choose({ seat, view: game.view(reading(now), seat), moves, chance }) as Move;
  };
  playout(game, state, next, chance);
  const { winners } = game.outcome(reading(state))!;
  const wins = seatsOf(seats).map((seat) => (winners.includes(seat) ? 1 : 0));
  return rounds.map((traits) => ({ traits, wins }));
}

function numbers(state: Immutable<State>): readonly (readonly number[])[] {
  const all = seatsOf(state.seats).map((seat) => traitsOf(state, seat));
  return all.map(({ points, bonuses, colours }) => [
    points,
    ...bonuses.slice(1),
    ...Array.from({ length: COLOURS }, (_, count) => (count === colours ? 1 : 0)),
    all.filter((other) => other.points > points).length,
  ]);
}

function weightsFrom(samples: readonly Sample[]): Weights {
  const [point, ...rest] = fit(samples).map(rounded) as [number, ...number[]];
  const behind = rest.pop()!;
  const colours = rest.splice(-COLOURS);
  return { point, bonuses: [0, ...rest], colours, behind };
}

function table(seats: number): string {
  const chance = quick(`fit ${seats}`);
  known[seats] = Array<Weights>(ROUNDS).fill(POINTS_ALONE);
  for (let pass = 0; pass < PASSES; pass++) {
    const games = Array.from({ length: GAMES }, () => played(seats, chance));
    const rows = Array.from({ length: ROUNDS - 1 }, (_, round) => weightsFrom(games.map((samples) => samples[round]!)));
    known[seats] = [...rows, POINTS_ALONE];
  }
  const lines = known[seats].map(
    ({ point, bonuses, colours, behind }) =>
      `    { point: ${point}, bonuses: [${bonuses.join(', ')}], colours: [${colours.join(', ')}], behind: ${behind} },`,
  );
  console.log(`${seats} seats\n${lines.join('\n')}`);
  return `  ${seats}: [\n${lines.join('\n')}\n  ],`;
}

writeFileSync(
  'games/beutezug/bot/fitted.ts',
  `// Written by scripts/fit-beutezug.ts.

import type { Weights } from './worth.ts';

/** By number of seats and round that has ended, from the results of games that bots played. After the last only points count. */
export const FITTED: Readonly<Record<number, readonly Weights[]>> = {
${[2, 3, 4, 5].map(table).join('\n')}
};
`,
);
