import type { Rated } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { chanceOf, foresee } from '#table/foresight.ts';
import { never, reading, type Seat } from '#table/game.ts';
import type { Reason } from '../bot/hint.ts';
import { CARDS } from '../components.ts';
import { meanings } from '../foresight.ts';
import { game } from '../index.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';

/** What is said of a move: where, of which among which, and what was hinted at. */
export interface Claim {
  readonly view: View;
  readonly move: Move;
  readonly moves: readonly Move[];
  readonly best: Move;
  readonly also: readonly Move[];
  /** What the search finds, with the same dice. */
  readonly rated: () => readonly Rated<Move>[];
}

/** What would be told of a move, by the rules alone. */
const toldOf = (view: View, move: Move) =>
  foresee(game, view, [move], (events: readonly Event[], after) => ({ events, after }))[0]!;

/** Whether foresight bears out what is said of a move. */
export function isTrue(reason: Reason, claim: Claim): boolean {
  const { view, move, moves, best, also, rated } = claim;
  const seat = view.viewer as Seat;
  const found = toldOf(view, move);
  const certain = (holds: (event: Event) => boolean): boolean =>
    chanceOf(found, ({ events }) => events.some(holds)) === 1;
  const [meaning, other] = [meanings(view, [move])[0]!, moves.find((each) => each !== move)];
  const changeOf = (each: Move) => {
    const change = meanings(view, [each])[0]!.changes.find((one) => one.seat === seat);
    return { points: change?.points ?? 0, alibis: change?.alibis ?? 0 };
  };
  const isWorth = (of: { readonly points: number; readonly alibis: number }): boolean =>
    'points' in reason && of.points === reason.points && of.alibis === reason.alibis;
  switch (reason.because) {
    case 'only':
      return moves.length === 1;
    case 'loot':
      return isWorth(changeOf(move)) && (reason.rivals === undefined || isSought(view, move, reason.rivals));
    case 'theft':
      return (
        isWorth(changeOf(move)) &&
        chanceOf(found, ({ events }) => events.some(({ type }) => type === 'stole' || type === 'asked')) === 1 &&
        move.type === 'steal' &&
        move.from === reason.from
      );
    case 'spared': {
      const { points, alibis } = changeOf(other!);
      return isWorth({ points: -points, alibis: -alibis });
    }
    case 'less': {
      const [good, bad] = [changeOf(best), changeOf(move)];
      return isWorth({ points: good.points - bad.points, alibis: good.alibis - bad.alibis });
    }
    case 'asked':
      return certain((event) => event.type === 'asked' && event.seat === reason.from);
    case 'spare':
      return certain(({ type }) => type === 'noEffect') && certain(({ type }) => type === 'drew');
    case 'boss':
    case 'bossSpared':
      return (reason.because === 'boss' ? meaning : meanings(view, [other!])[0]!).boss !== 'same';
    case 'alibis':
    case 'cover': {
      const others = meaning.alibis.filter((_, i) => i !== seat).map(Number);
      return (
        meaning.alibis[seat] === reason.own &&
        Math.min(...others) === reason.fewest &&
        (reason.because === 'alibis' || reason.own > reason.fewest)
      );
    }
    case 'dog':
      return chanceOf(found, ({ after }) => after.dog === seat) === 1;
    case 'end':
      return certain(
        (event) => event.type === 'secured' && event.seat === seat && event.tokens.length === reason.tokens,
      );
    case 'wins': {
      // Looked at alone, a move is looked at more closely than among others.
      const slack = 2 * (reason.error + meaning.error);
      return (
        certain(({ type }) => type === 'won') && meaning.wins > 0 && Math.abs(reason.chance - meaning.wins) <= slack
      );
    }
    case 'even':
      return move === best && reason.others === also.length && worthOf(rated(), move) === reason.worth;
    case 'game': {
      const next = Math.max(...closely(rated(), best).map(({ worth }) => worth));
      const isNext = reason.next === 'unsure' ? next === Number.NEGATIVE_INFINITY : next === reason.next;
      return move === best && isNext && worthOf(rated(), move) === reason.worth;
    }
    case 'worse':
      return (
        move !== best &&
        worthOf(rated(), move) === reason.worth &&
        worthOf(rated(), best) === reason.best &&
        !also.includes(move)
      );
    case 'alike': {
      const rounded = (each: Move): number => Math.round(100 * worthOf(rated(), each));
      const isKnown = closely(rated(), best).some((each) => each.move === move);
      return also.includes(move) && isKnown && rounded(move) >= rounded(best);
    }
    case 'trade': {
      const [good, bad] = [changeOf(best), changeOf(move)];
      const gained = reason.lost === 'points' ? 'alibis' : 'points';
      return (
        reason.less > 0 &&
        good[reason.lost] - bad[reason.lost] === reason.less &&
        bad[gained] - good[gained] === reason.more &&
        reason.more > 0
      );
    }
    case 'forHint':
      return move !== best && isTrue(reason.why, { ...claim, move: best }) && !isTrue(reason.why, claim);
    case 'keeps': {
      if (move.type === 'give' || best.type === 'give') return false;
      const slot = seat * CARDS.length + CARDS.indexOf(move.card);
      return move.card !== best.card && chanceOf(toldOf(view, best), ({ after }) => after.hands[slot]! > 0) === 1;
    }
    case 'unweighed':
      return move !== best && !closely(rated(), best).some((each) => each.move === move);
    default:
      return never(reason);
  }
}

const worthOf = (all: readonly Rated<Move>[], move: Move): number => all.find((each) => each.move === move)!.worth;

/** What was tried often enough to be told from the best. */
function closely(all: readonly Rated<Move>[], best: Move): readonly Rated<Move>[] {
  const most = all.find(({ move }) => move === best)!.tries ?? 0;
  return all.filter(({ move, tries = 0 }) => move !== best && 4 * tries >= most);
}

const WORLDS = 150;

/** Whether somebody has a card for a token as often as is said, in worlds that look the same. */
function isSought(view: View, move: Move, said: number): boolean {
  if (move.type !== 'take') return false;
  const chance = quick(JSON.stringify(view));
  let found = 0;
  for (let n = 0; n < WORLDS; n++) {
    const world = game.determinize(view, chance);
    const mayTake = (other: Seat): boolean =>
      game
        .moves(reading({ ...world, turn: other }), other)
        .some((theirs) => theirs.type === 'take' && theirs.token === move.token);
    if (view.hands.some((_, other) => other !== view.viewer && mayTake(other as Seat))) found += 1;
  }
  return Math.abs(found / WORLDS - said) <= 5 * Math.sqrt((said * (1 - said)) / WORLDS) + 1 / WORLDS;
}
