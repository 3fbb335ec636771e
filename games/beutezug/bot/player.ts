import type { Bot, Budget, Rated, Seen, Strength } from '#table/bot.ts';
import { type Chance, never, reading, type Seat } from '#table/game.ts';
import { SPACE_NUMBER } from '../components.ts';
import { bestUse, chanceAfter } from '../reroll.ts';
import { boxOf, type Move } from '../state.ts';
import { determinize, type View } from '../view.ts';
import { afterOwn, afterPick } from './lookahead.ts';
import { Outlook } from './outlook.ts';

/** How far the easy bot misjudges a card, in the unit of `power`: the best bonus there is. */
const EASY_BLUR = 1.2;
const BLUR_STEPS = 1 << 10;

const CHOICE: Readonly<Record<Strength, (seen: Seen<View, Move>) => Move>> = {
  easy: (seen) => atFirstSight(seen, EASY_BLUR),
  normal: (seen) => atFirstSight(seen, 0),
  hard: (seen) => think(seen)[0]!.move,
};

/** All is worked out at once, so that there is no budget to spend: hard takes a few milliseconds. */
export const player =
  (strength: Strength, _budget: Budget): Bot<View, Move> =>
  (seen) =>
    seen.moves.length === 1 ? seen.moves[0]! : CHOICE[strength](seen);

/** What the view says of the round. Nothing hidden is looked at, so any world of the view will do. */
export const outlookOf = (view: View): Outlook => new Outlook(reading(determinize(view, ANY)));
const ANY: Chance = { below: () => 0 };

/** By the own card alone: what it brings at its chance, and the likeliest use of every bonus. */
function atFirstSight({ seat, view, moves, chance }: Seen<View, Move>, blur: number): Move {
  const outlook = outlookOf(view);
  if (view.phase === 'bonus') return bestUse(outlook.state, moves);
  const looks = moves.map((move) => {
    const blurred = (blur / BLUR_STEPS) * chance.below(BLUR_STEPS);
    if (move.type === 'pick') return outlook.expectation(seat, SPACE_NUMBER[move.space]) + blurred;
    return outlook.gain(seat, keptCard(outlook, move)).power;
  });
  return moves[looks.indexOf(Math.max(...looks))]!;
}

/** Every move with the chance to win the game, the best first; of equals the first, or to stop. */
export const think = ({ seat, view, moves }: Seen<View, Move>): readonly Rated<Move>[] =>
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
