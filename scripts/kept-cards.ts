// What people keep in their hands at Art Robbery: how many times as many of a card are in a rival's hand as an even deal
// would put there, in games of the normal bot against itself. Writes games/art-robbery/bot/kept.ts:
// `node scripts/kept-cards.ts 100`, the number of games for each table.

import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { playerOf } from '#bots/chooser.ts';
import { REACHES, type Reach, reach } from '#games/art-robbery/bot/beliefs.ts';
import * as bot from '#games/art-robbery/bot.ts';
import { CARDS, COPIES, HAND_SIZE, RAIDS, TOKEN_SETS, type TokenSet } from '#games/art-robbery/components.ts';
import { game } from '#games/art-robbery/index.ts';
import { handSlot, type Move, type Options, type State } from '#games/art-robbery/state.ts';
import { quick } from '#table/chance.ts';
import { type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { playout } from '#table/play.ts';

const GAMES = Number(argv[2] ?? 100);
/** What is seldom seen is taken for an even deal, as far as these many cards go. */
const RESERVE = 20;

/** Who deals evenly in thought, so that what is found does not depend on what was found before. */
const normal = playerOf({ game, bot: { ...bot, guide: { ...bot.guide, world: game.determinize } } }, 'normal', {});

/** What was found in hands, and what an even deal would have put there. */
interface Found {
  kept: number;
  even: number;
}

/** The cards of a raid, by reach. */
type Hands = Readonly<Record<Reach, readonly Found[]>>;
const nothing = (): readonly Found[] => CARDS.map(() => ({ kept: RESERVE, even: RESERVE }));

function table(tokens: TokenSet, seats: number): string {
  const chance = quick(`kept ${tokens} ${seats}`);
  const options = game.options({ tokens }, seats) as Options;
  const raids = RAIDS.map((): Hands => ({ centre: nothing(), others: nothing(), own: nothing() }));
  const choose = (moves: readonly Move[], seat: Seat, state: State): Move => {
    if (state.pending.length === 0) count(raids[state.raid]!, reading(state), seat);
    return normal({ seat, view: game.view(reading(state), seat), moves, chance }) as Move;
  };
  for (let n = 0; n < GAMES; n++) playout(game, game.setup(options, seats, chance), choose, chance);
  const rows = raids.map((hands) => {
    const percents = (reach: Reach): string =>
      hands[reach].map(({ kept, even }) => Math.round((100 * kept) / even)).join(', ');
    return `      {\n${REACHES.map((reach) => `        ${reach}: [${percents(reach)}],`).join('\n')}\n      },`;
  });
  console.log(`${tokens}, ${seats} seats\n${rows.join('\n')}`);
  return `    ${seats}: [\n${rows.join('\n')}\n    ],`;
}

/** Compares the others' hands with what the seat would expect of an even deal. */
function count(found: Hands, state: Immutable<State>, seat: Seat): void {
  const { hands, discard } = state;
  const unseen = CARDS.map((card, i) => COPIES[card] - hands[handSlot(seat, i)]! - (discard.at(-1) === i ? 1 : 0));
  const all = unseen.reduce((sum, copies) => sum + copies, 0);
  for (const rival of seatsOf(state.seats)) {
    if (rival === seat) continue;
    for (const card of CARDS.keys()) {
      const cards = found[reach(state, rival, card)][card]!;
      cards.kept += hands[handSlot(rival, card)]!;
      cards.even += (HAND_SIZE * unseen[card]!) / all;
    }
  }
}

const sets = TOKEN_SETS.map((tokens) => {
  const tables = [2, 3, 4, 5].map((seats) => table(tokens, seats));
  return `  ${tokens.includes('-') ? `'${tokens}'` : tokens}: {\n${tables.join('\n')}\n  },`;
});
writeFileSync(
  'games/art-robbery/bot/kept.ts',
  `// Written by scripts/kept-cards.ts.

import type { TokenSet } from '../components.ts';
import type { Reach } from './beliefs.ts';

/**
 * How many of each card are in a hand, in percent of what an even deal would put there: by number of seats and raid, and
 * by where that is which the card takes. In the order of \`CARDS\`.
 */
export const KEPT: Readonly<
  Record<TokenSet, Readonly<Record<number, readonly Readonly<Record<Reach, readonly number[]>>[]>>>
> = {
${sets.join('\n')}
};
`,
);
