// Fits what counts between two raids of Art Robbery, from games played by first sight, and writes
// games/art-robbery/bot/fitted.ts: `node scripts/fit-art-robbery.ts 10000`, the number of games for each table.

import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { look } from '#games/art-robbery/bot/policy.ts';
import { traits } from '#games/art-robbery/bot/worth.ts';
import { RAID_COUNT, TOKEN_SETS, type TokenSet } from '#games/art-robbery/components.ts';
import { game } from '#games/art-robbery/index.ts';
import type { Move, Options, State } from '#games/art-robbery/state.ts';
import { quick } from '#table/chance.ts';
import { type Chance, type Immutable, reading, seatsOf } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { fit, rounded, type Sample } from './regression.ts';

const GAMES = Number(argv[2] ?? 10_000);
/** How far first sight is blurred: as in the search. */
const BLUR = 1;
const STEPS = 1 << 10;
const AHEAD = 9;

/** One game: what is known of each seat as each raid begins, and who won. Nothing if the police did. */
function played(options: Options, seats: number, chance: Chance): readonly Sample[] {
  const state = game.setup(options, seats, chance);
  const raids = [numbers(reading(state))];
  const choose = (moves: readonly Move[], seat: State['turn'], now: State): Move => {
    if (now.raid === raids.length) raids.push(numbers(reading(now)));
    const seen = moves.map((move) => look(reading(now), seat, move) + (BLUR / STEPS) * chance.below(STEPS));
    return moves[seen.indexOf(Math.max(...seen))]!;
  };
  playout(game, state, choose, chance);
  const { winners } = game.outcome(reading(state))!;
  const wins = seatsOf(seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return winners.length === 0 ? [] : raids.map((known) => ({ traits: known, wins }));
}

const numbers = (state: Immutable<State>): readonly (readonly number[])[] =>
  traits(state).map(({ points, dog, ahead }) => [
    points,
    dog,
    ...Array.from({ length: AHEAD }, (_, i) => (i === ahead ? 1 : 0)),
  ]);

function table(tokens: TokenSet, seats: number): string {
  const options = game.options({ tokens }, seats) as Options;
  const chance = quick(`fit ${tokens} ${seats}`);
  const games = Array.from({ length: GAMES }, () => played(options, seats, chance)).filter(({ length }) => length > 0);
  const rows = Array.from({ length: RAID_COUNT }, (_, raid) => {
    const [point, dog, ...alibis] = fit(games.map((samples) => samples[raid]!)).map(rounded);
    return `      { point: ${point}, dog: ${dog}, alibis: [${alibis.join(', ')}] },`;
  });
  console.log(`${tokens}, ${seats} seats\n${rows.join('\n')}`);
  return `    ${seats}: [\n${rows.join('\n')}\n    ],`;
}

const sets = TOKEN_SETS.map((tokens) => {
  const tables = [2, 3, 4, 5].map((seats) => table(tokens, seats));
  return `  ${tokens.includes('-') ? `'${tokens}'` : tokens}: {\n${tables.join('\n')}\n  },`;
});
writeFileSync(
  'games/art-robbery/bot/fitted.ts',
  `// Written by scripts/fit-art-robbery.ts.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: 0.693 is what was found, not a logarithm

import type { TokenSet } from '../components.ts';
import type { Weights } from './worth.ts';

/** By number of seats and raid about to begin, from the results of games that were played by first sight. */
export const FITTED: Readonly<Record<TokenSet, Readonly<Record<number, readonly Weights[]>>>> = {
${sets.join('\n')}
};
`,
);
