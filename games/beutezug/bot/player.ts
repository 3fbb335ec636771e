import type { Bot, Budget, Rated, Situation, Strength } from '#table/bot.ts';
import { never, reading, type Seat } from '#table/game.ts';
import { SPACE_NUMBER } from '../components.ts';
import { bestUse, chanceAfter } from '../reroll.ts';
import { boxOf, type Move } from '../state.ts';
import type { View } from '../view.ts';
import { imagine } from '../worlds.ts';
import { afterOwn, afterPick } from './lookahead.ts';
import { Outlook } from './outlook.ts';

/** How far the easy bot misjudges what a card will bring, in points. */
const EASY_BLUR = 2;
const BLUR_STEPS = 1 << 10;

const CHOICE: Readonly<Record<Strength, (seen: Situation<View, Move>) => Move>> = {
  easy: (seen) => byOwnCard(seen, (outlook, space) => roughPoints(outlook, space, seen)),
  normal: (seen) => byOwnCard(seen, (outlook, space) => outlook.expectation(seen.seat, space)),
  hard: (seen) => think(seen)[0]!.move,
};

/** The points that a card will bring, more or less: bonuses and what else may come of it are not thought of. */
function roughPoints(outlook: Outlook, space: number, { seat, chance }: Situation<View, Move>): number {
  const card = outlook.state.display[space]!;
  const blurred = (EASY_BLUR / BLUR_STEPS) * chance.below(BLUR_STEPS);
  return outlook.chance(seat, card) * (outlook.gain(seat, card).points + blurred);
}

/** All is worked out at once, so that there is no budget to spend: hard takes a few milliseconds. */
export const player =
  (strength: Strength, _budget: Budget): Bot<View, Move> =>
  (seen) =>
    seen.moves.length === 1 ? seen.moves[0]! : CHOICE[strength](seen);

/** What the view says of the round. Nothing hidden is looked at, so any world of the view will do. */
export const outlookOf = (view: View): Outlook => new Outlook(reading(imagine(view)));

/** By the own card alone, whatever the others do; with the likeliest use of every bonus. */
function byOwnCard(
  { seat, view, moves }: Situation<View, Move>,
  worth: (outlook: Outlook, space: number) => number,
): Move {
  const outlook = outlookOf(view);
  if (view.phase === 'bonus') return bestUse(outlook.state, moves);
  const worths = moves.map((move) =>
    move.type === 'pick' ? worth(outlook, SPACE_NUMBER[move.space]) : outlook.gain(seat, keptCard(outlook, move)).power,
  );
  return moves[worths.indexOf(Math.max(...worths))]!;
}

/** Every move with the chance to win the game, the best first; of equals the first, or to stop. */
export const think = ({ seat, view, moves }: Situation<View, Move>): readonly Rated<Move>[] =>
  rated(outlookOf(view), seat, moves);

export function rated(outlook: Outlook, seat: Seat, moves: readonly Move[]): readonly Rated<Move>[] {
  const ends = outlook.state.phase === 'bonus' ? endsOf(outlook, seat) : NO_ENDS;
  const worthOf = (move: Move): number => {
    switch (move.type) {
      case 'pick':
        return afterPick(outlook, seat, SPACE_NUMBER[move.space]);
      case 'keep':
        return afterOwn(outlook, seat, outlook.gain(seat, keptCard(outlook, move)));
      case 'rerollAll':
      case 'rerollOne':
      case 'stop': {
        const chance = chanceAfter(outlook.state, move);
        return chance * ends.won + (1 - chance) * ends.failed;
      }
      case 'roll':
        throw new Error('a roll is no choice');
      default:
        return never(move);
    }
  };
  return moves
    .map((move) => ({ move, worth: worthOf(move) }))
    .toSorted((a, b) => b.worth - a.worth || stopping(b.move) - stopping(a.move));
}

/** Nobody rolls what cannot help. */
const stopping = ({ type }: Move): number => (type === 'stop' ? 1 : 0);

/** What a success and a failure in the running burglary are worth. Failing can be worth more, and then it is best to stop. */
export interface Ends {
  readonly won: number;
  readonly failed: number;
}
const NO_ENDS: Ends = { won: 0, failed: 0 };

export const endsOf = (outlook: Outlook, seat: Seat): Ends => ({
  won: afterOwn(outlook, seat, 'won'),
  failed: afterOwn(outlook, seat, 'failed'),
});

function keptCard({ state }: Outlook, move: Move): number {
  if (move.type !== 'keep') throw new Error(`"${move.type}" keeps nothing`);
  return boxOf(state).numberOf.get(move.card)!;
}
