import type { Hint, Opinion, Rated, Situation } from '#table/bot.ts';
import { never, type Seat } from '#table/game.ts';
import { BONUSES, type Bonus, REROLL_ALL, REROLL_ONE, ROUNDS, SPACE_NUMBER } from '../components.ts';
import { ifDisplaced } from '../fate.ts';
import { meanings } from '../foresight.ts';
import { prizeOf } from '../prize.ts';
import { chanceAfter, chanceNow } from '../reroll.ts';
import { bonusesOf } from '../rules/burglary.ts';
import { boxOf, type CardNumber, type Move, NO_TOKEN, NOWHERE } from '../state.ts';
import type { View } from '../view.ts';
import type { Outlook } from './outlook.ts';
import { endsOf, outlookOf, think } from './player.ts';

/** Why a move is good: what the rules say of it, and chances and worths as the hard bot reckons them. */
export type Reason =
  | { readonly because: 'only' }
  /** What the card is worth, with the loot token that comes with it, and the chance to win it. */
  | { readonly because: 'pay'; readonly points: number; readonly token: number; readonly chance: number }
  /** The chance to win the card with the best use of rerolls. */
  | { readonly because: 'win'; readonly chance: number; readonly rerolls: number }
  /** Somebody who rolls before may want the same card: the chance to win it, and what is left for the seat then. */
  | { readonly because: 'rival'; readonly seat: Seat; readonly chance: number; readonly left: number }
  | { readonly because: 'bonus'; readonly bonus: Bonus; readonly rounds: number }
  /** R10 — How many of the four colours the seat then has, or the loot token that this brings: others may be quicker, unless it is sure. */
  | { readonly because: 'colours'; readonly have: number }
  | { readonly because: 'lootToken'; readonly points: number; readonly sure: boolean }
  /** The chance after this use of a bonus. */
  | { readonly because: 'use'; readonly chance: number }
  /** Failing is worth more than winning the card: the chance to win the game either way. */
  | { readonly because: 'failing'; readonly won: number; readonly failed: number }
  /** No reroll can win the card any more. */
  | { readonly because: 'lost' }
  /** What is kept is worth points. */
  | { readonly because: 'points'; readonly points: number }
  /** The game ends, and the seat has won it. */
  | { readonly because: 'wins' }
  /** So many others are as good. */
  | { readonly because: 'even'; readonly worth: number; readonly others: number }
  /** The chance to win the game, and that with the next best move. */
  | { readonly because: 'game'; readonly worth: number; readonly next: number }
  /* Against a move. */
  | { readonly because: 'alike' }
  /** The chance to win the card with it, and with the hint. */
  | { readonly because: 'riskier'; readonly chance: number; readonly best: number }
  /** The chance to win the game with it, and with the hint. */
  | { readonly because: 'worse'; readonly worth: number; readonly best: number };

export function hint(seen: Situation<View, Move>): Hint<Move, Reason> {
  const { seat, view, moves } = seen;
  const outlook = outlookOf(view);
  if (moves.length === 1)
    return { move: moves[0]!, reasons: [{ because: 'only' }, ...reasonsOf(view, outlook, seat, moves[0]!)] };
  const [best, ...others] = think(seen);
  const { move } = best!;
  // Adding up many chances may end a hair above certainty.
  const worth = Math.min(1, best!.worth);
  const also = others.filter((other) => thousandths(other) === thousandths(best!)).map((other) => other.move);
  const compared: Reason =
    also.length > 0
      ? { because: 'even', worth, others: also.length }
      : { because: 'game', worth, next: others[0]!.worth };
  const against = (other: Rated<Move>): Opinion<Move, Reason> => ({
    move: other.move,
    reason: also.includes(other.move) ? { because: 'alike' } : objection(outlook, seat, best!, other),
  });
  return { move, also, reasons: [...reasonsOf(view, outlook, seat, move), compared], others: others.map(against) };
}

/** A difference that matters to somebody who chooses. */
const CLEAR = 0.05;

/** What speaks against a move: the risk, if that is clearly greater, or else what it means for the game. */
function objection(outlook: Outlook, seat: Seat, best: Rated<Move>, other: Rated<Move>): Reason {
  const [good, bad] = [winOf(outlook, seat, best.move), winOf(outlook, seat, other.move)];
  if (good !== undefined && bad !== undefined && good - bad > CLEAR)
    return { because: 'riskier', chance: bad, best: good };
  return { because: 'worse', worth: other.worth, best: best.worth };
}

/** The chance to win the card that a move is about. */
function winOf(outlook: Outlook, seat: Seat, move: Move): number | undefined {
  const { state } = outlook;
  if (move.type === 'pick') return outlook.chance(seat, state.display[SPACE_NUMBER[move.space]]!);
  return move.type === 'keep' || move.type === 'roll' ? undefined : chanceAfter(state, move);
}

/** What differs by less is not told apart: it would read the same. */
const thousandths = ({ worth }: Rated<Move>): number => Math.round(1000 * worth);

export function reasonsOf(view: View, outlook: Outlook, seat: Seat, move: Move): readonly Reason[] {
  const { state } = outlook;
  switch (move.type) {
    case 'pick': {
      const card = state.display[SPACE_NUMBER[move.space]]!;
      return [
        payReason(outlook, seat, card),
        winReason(outlook, seat, card),
        ...rivalReasons(outlook, seat, move),
        ...bonusReasons(outlook, seat, card, false),
      ];
    }
    case 'roll':
      return [winReason(outlook, seat, state.display[state.tokens[seat]!]!)];
    case 'rerollAll':
    case 'rerollOne':
      return [{ because: 'use', chance: chanceAfter(state, move) }];
    case 'stop': {
      const { won, failed } = endsOf(outlook, seat);
      if (chanceNow(state) === 0) return [{ because: 'lost' }];
      return failed > won ? [{ because: 'failing', won, failed }] : [];
    }
    case 'keep': {
      const { wins, error } = meanings(view, [move])[0]!;
      const card = boxOf(state).numberOf.get(move.card)!;
      const points = boxOf(state).points[card]!;
      return [
        ...(wins === 1 && error === 0 ? [{ because: 'wins' } as const] : []),
        ...bonusReasons(outlook, seat, card, true),
        ...(points > 0 ? [{ because: 'points', points } as const] : []),
      ];
    }
    default:
      return never(move);
  }
}

const payReason = (outlook: Outlook, seat: Seat, card: CardNumber): Reason => ({
  because: 'pay',
  points: boxOf(outlook.state).points[card]!,
  token: prizeOf(outlook.state, seat, card).token,
  chance: outlook.chance(seat, card),
});

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

function bonusReasons({ state }: Outlook, seat: Seat, card: CardNumber, sure: boolean): readonly Reason[] {
  const bonus = BONUSES[boxOf(state).bonus[card]!]!;
  const rounds = ROUNDS - state.round;
  if (bonus === 'none') return [];
  const helps: readonly Reason[] = rounds > 0 ? [{ because: 'bonus', bonus, rounds }] : [];
  const { colours, before, token } = prizeOf(state, seat, card);
  if (token > 0) return [{ because: 'lootToken', points: token, sure }, ...helps];
  if (colours === before || state.lootTokens[seat] !== NO_TOKEN || rounds === 0) return helps;
  return [...helps, { because: 'colours', have: colours }];
}
