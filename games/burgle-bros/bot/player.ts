import type { Bot, Budget, Situation, Strength } from '#table/bot.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { determinize } from '../worlds.ts';
import { ranked, rated } from './choices.ts';
import type { Judge } from './judge.ts';
import { lookAhead } from './lookahead.ts';
import { breaksWord, promiseIn } from './promise.ts';
import { type Plan, Turn } from './turn.ts';
import { SIGHT } from './weights.ts';
import type { Wish } from './wish.ts';

/** In how many worlds an answer is tried whose outcome is not known. */
const WORLDS = 4;

/** How many times the hard bot plays on from a move, if it has the time: a seventh of a second on average. */
const ITERATIONS = 48;

/** A plan takes a few milliseconds and is made anew for every move. Only the hard bot has time for more: it looks ahead. */
export const player =
  (strength: Strength, budget: Budget): Bot<View, Move> =>
  (seen) => {
    if (seen.moves.length === 1) return seen.moves[0]!;
    const { question } = seen.view;
    if (question !== 'none' && question.ask === 'orders' && breaksWord(seen, determinize(seen.view, seen.chance)))
      return { type: 'decline' };
    const wish = seen.seat === seen.view.turn ? promiseIn(seen) : undefined;
    const { plans } = think(seen, strength, wish);
    if (wish !== undefined) return plans[0]!.move;
    return strength === 'hard' ? ahead(plans, seen, budget) : plans[0]!.move;
  };

/** How long to look ahead, in which worlds if not in those that the view allows, and by whose judgement if not by ours. */
interface Outlook extends Budget {
  readonly world?: () => State;
  readonly judge?: Judge;
}

/** The best plan after a look ahead. Answers to questions are left to the planner. */
export function ahead(plans: readonly Plan[], { seat, view, chance }: Situation<View, Move>, outlook: Outlook): Move {
  if (view.question !== 'none') return plans[0]!.move;
  const { iterations = ITERATIONS, more = () => true, world = () => determinize(view, chance), judge } = outlook;
  return lookAhead(plans, { world, seat, chance, iterations, more, judge });
}

/** What a seat thinks: a world as it may be, and all moves worth thinking about, the best first. */
export interface Thought {
  readonly world: State;
  readonly plans: readonly Plan[];
  /** Worths are actions of the crew, as it plans; without a plan, whatever measures the answers to this question. */
  readonly isPlanned: boolean;
}

/** What cannot be known is never looked at in the world, only put in place of what it may be. */
export function think(
  { seat, view, moves, chance }: Situation<View, Move>,
  strength: Strength,
  wish?: Wish | undefined,
): Thought {
  const world = determinize(view, chance);
  const answers = ranked(world, seat, moves);
  if (answers !== undefined) return { world, plans: answers, isPlanned: false };
  if (view.question !== 'none' && (seat !== view.turn || view.agenda.length > 1)) {
    const worlds = Array.from({ length: WORLDS }, () => determinize(view, chance));
    return { world, plans: rated(worlds, seat, moves, chance), isPlanned: true };
  }
  const plans = new Turn(world, seat, chance, { sight: SIGHT[strength], wish }).plans(world, moves);
  return { world, plans, isPlanned: true };
}
