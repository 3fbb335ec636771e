import type { Hint, Seen } from '#table/bot.ts';
import { never, type Seat } from '#table/game.ts';
import { BONUSES, type Bonus, REROLL_ALL, REROLL_ONE, ROUNDS, SPACE_NUMBER } from '../components.ts';
import { ifDisplaced } from '../fate.ts';
import { chanceAfter, chanceNow } from '../reroll.ts';
import { bonusesOf } from '../rules/burglary.ts';
import { boxOf, type CardNumber, type Move, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import type { Outlook } from './outlook.ts';
import { endsOf, outlookOf, think } from './player.ts';
import { bringsColour, tokenFor } from './worth.ts';

/** Why a move is good: chances and worths as the hard bot reckons them. */
export type Reason =
  | { readonly because: 'only' }
  /** The chance to win the card with the best use of rerolls. */
  | { readonly because: 'win'; readonly chance: number; readonly rerolls: number }
  /** Somebody who rolls before may want the same card: the chance to win it, and what is left for the seat then. */
  | { readonly because: 'rival'; readonly seat: Seat; readonly chance: number; readonly left: number }
  | { readonly because: 'bonus'; readonly bonus: Bonus; readonly rounds: number }
  /** R10 — How many of the four colours the seat then has, or the loot token that this brings. */
  | { readonly because: 'colours'; readonly have: number }
  | { readonly because: 'lootToken'; readonly points: number }
  /** The chance after this use of a bonus. */
  | { readonly because: 'use'; readonly chance: number }
  /** Failing is worth more than winning the card: the chance to win the game either way. */
  | { readonly because: 'failing'; readonly won: number; readonly failed: number }
  /** The chance to win the game, and that with the next best move. */
  | { readonly because: 'game'; readonly worth: number; readonly next: number };

export function hint(seen: Seen<View, Move>): Hint<Move, Reason> {
  const { seat, view, moves } = seen;
  const outlook = outlookOf(view);
  if (moves.length === 1)
    return { move: moves[0]!, reasons: [{ because: 'only' }, ...reasonsOf(outlook, seat, moves[0]!)] };
  const [best, second] = think(seen);
  const { move, worth } = best!;
  return { move, reasons: [...reasonsOf(outlook, seat, move), { because: 'game', worth, next: second!.worth }] };
}

function reasonsOf(outlook: Outlook, seat: Seat, move: Move): readonly Reason[] {
  const { state } = outlook;
  switch (move.type) {
    case 'pick': {
      const card = state.display[SPACE_NUMBER[move.space]]!;
      return [
        winReason(outlook, seat, card),
        ...rivalReasons(outlook, seat, move),
        ...bonusReasons(outlook, seat, card),
      ];
    }
    case 'roll':
      return [winReason(outlook, seat, state.display[state.tokens[seat]!]!)];
    case 'rerollAll':
    case 'rerollOne':
      return [{ because: 'use', chance: chanceAfter(state, move) }];
    case 'stop': {
      const { won, failed } = endsOf(outlook, seat);
      return chanceNow(state) > 0 ? [{ because: 'failing', won, failed }] : [];
    }
    case 'keep':
      return bonusReasons(outlook, seat, boxOf(state).numberOf.get(move.card)!);
    default:
      return never(move);
  }
}

const winReason = (outlook: Outlook, seat: Seat, card: CardNumber): Reason => ({
  because: 'win',
  chance: outlook.chance(seat, card),
  rerolls: rerollsOf(outlook, seat),
});

function rerollsOf({ state }: Outlook, seat: Seat): number {
  const bonuses = bonusesOf(state, seat);
  return bonuses[REROLL_ONE]! + bonuses[REROLL_ALL]!;
}

/** Those who pick later and would like this card best of all. */
function rivalReasons(
  outlook: Outlook,
  seat: Seat,
  { space: name }: Extract<Move, { type: 'pick' }>,
): readonly Reason[] {
  const { state } = outlook;
  const space = SPACE_NUMBER[name];
  const later = state.order.slice(state.turn + 1).filter((rival) => state.tokens[rival] === NOWHERE);
  return later
    .filter((rival) => outlook.spaces(rival)[0]!.space === space)
    .map((rival) => {
      const chance = outlook.chance(rival, state.display[space]!);
      return { because: 'rival', seat: rival, chance, left: ifDisplaced(state, seat, space).win };
    });
}

function bonusReasons(outlook: Outlook, seat: Seat, card: CardNumber): readonly Reason[] {
  const { state } = outlook;
  const bonus = BONUSES[boxOf(state).bonus[card]!]!;
  const rounds = ROUNDS - state.round;
  if (bonus === 'none') return [];
  const helps: readonly Reason[] = rounds > 0 ? [{ because: 'bonus', bonus, rounds }] : [];
  const traits = outlook.traits[seat]!;
  if (traits.colours === 'done' || !bringsColour(traits, boxOf(state).bonus[card]!)) return helps;
  const have = traits.colours + 1;
  const points = tokenFor(have, state);
  if (points > 0) return [...helps, { because: 'lootToken', points }];
  return rounds === 0 ? helps : [...helps, { because: 'colours', have }];
}
