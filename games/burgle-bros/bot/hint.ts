import type { Hint, Situation } from '#table/bot.ts';
import { meanings } from '../foresight.ts';
import type { Move } from '../move.ts';
import { reckonings } from '../reckoning.ts';
import type { View } from '../view.ts';
import { gap, type Weighed } from './comparison.ts';
import { EVEN, objection } from './objections.ts';
import { ahead, type Thought, think } from './player.ts';
import type { Reason } from './reason.ts';
import { reasonsFor, type Weighing } from './reasons.ts';

export type { Reason } from './reason.ts';

/** Half of what the hard bot has in play, without a clock: whoever asks should not wait for a second. */
const ITERATIONS = 24;

/** Why a move is good, beside ending the turn and what else is best: sentences that anybody can say of somebody. */
export function motive(seen: Situation<View, Move>, move: Move): Reason | undefined {
  const { seat, view, moves } = seen;
  const thought = think(seen, 'normal');
  const among = [...thought.plans.slice(0, 2).map((plan) => plan.move), ...moves.filter(({ type }) => type === 'end')];
  const plans = thought.plans.filter((plan) => plan.move === move || among.includes(plan.move));
  const [best, ...others] = weighed(view, move, [...new Set([move, ...among])], { ...thought, plans });
  const stay = [best!, ...others].find((each) => each.move.type === 'end');
  const weighing = {
    view,
    moves,
    world: thought.world,
    seat,
    best: best!,
    second: others[0],
    stay,
    lead: 'unknown',
  } as const;
  return reasonsFor(weighing).find(({ because }) => OF_ANYBODY.has(because));
}

const OF_ANYBODY: ReadonlySet<Reason['because']> = new Set([
  'roll',
  'die',
  'firstDie',
  'reveal',
  'way',
  'safer',
  'lured',
  'noEvent',
  'noAlarm',
  'look',
  'lookEvent',
  'tool',
  'ability',
  'cracks',
  'opens',
  'hack',
  'loot',
]);

export function hint(seen: Situation<View, Move>): Hint<Move, Reason> {
  const { seat, view, moves } = seen;
  if (moves.length === 1) return { move: moves[0]!, reasons: [{ because: 'only' }] };
  const thought = think(seen, 'hard');
  const move = choice(seen, thought);
  const [best, ...others] = weighed(view, move, moves, thought) as [Weighed, ...Weighed[]];
  const { world, isPlanned } = thought;
  // Where the look ahead has changed the planner's mind, its prices are no reason.
  const isOwn = move === thought.plans[0]!.move;
  const evens = isOwn
    ? others.filter(
        ({ price, cost }) => typeof price === 'number' && price < EVEN && gap(cost, best.cost, seat) === undefined,
      )
    : [];
  // What the planner cannot tell apart needs no reason of its own; what is measured is the first that it can.
  const second = others.find((other) => !evens.includes(other));
  const price = second?.price;
  const lead = isOwn ? (isPlanned && typeof price === 'number' ? price : 'unknown') : isPlanned ? 'ahead' : 'unknown';
  const stay = view.question === 'none' ? [best, ...others].find((each) => each.move.type === 'end') : second;
  const weighing: Weighing = {
    view,
    moves,
    world,
    seat,
    best,
    second: price === undefined ? undefined : second,
    stay,
    lead,
  };
  return {
    move,
    also: evens.map((each) => each.move),
    reasons:
      view.question !== 'none' && view.question.ask === 'give-up' ? [{ because: 'playOn' }] : reasonsFor(weighing),
    others: others.map((other) => ({
      move: other.move,
      reason: evens.includes(other) ? { because: 'alike' } : objection(weighing, other),
    })),
  };
}

/** What the hard bot does; but it agrees to whatever people want, and whoever asks for a hint wants to play on. */
function choice(seen: Situation<View, Move>, { plans }: Thought): Move {
  const { view, moves } = seen;
  if (view.question !== 'none' && view.question.ask === 'give-up') return moves.find(({ type }) => type === 'decline')!;
  return ahead(plans, seen, { iterations: ITERATIONS });
}

/** The move and all others, the best first: what the planner says of each, and what foresight finds. */
function weighed(view: View, move: Move, moves: readonly Move[], { plans, isPlanned }: Thought): readonly Weighed[] {
  const rated = plans.filter(({ worth }) => Number.isFinite(worth));
  const prices = new Map(
    rated.map(({ move: each, worth }) => {
      const price = plans[0]!.worth - worth;
      // Without a plan answers are only put in an order.
      return [each, isPlanned || price === 0 ? price : ('ranked' as const)];
    }),
  );
  const ranked = [...prices.keys()].filter((each) => each !== move);
  const order = [move, ...ranked, ...moves.filter((each) => each !== move && !prices.has(each))];
  const found = meanings(view, order);
  const costs = reckonings(view, order);
  return order.map((each, i) => ({ move: each, price: prices.get(each), meaning: found[i]!, cost: costs[i]! }));
}
