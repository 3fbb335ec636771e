import type { Hint, Seen } from '#table/bot.ts';
import type { Seat } from '#table/game.ts';
import { cellOf, floorOf, type Square, squareOf } from '../components/squares.ts';
import { lossAfter } from '../foresight.ts';
import type { Move } from '../move.ts';
import { safeOdds } from '../odds/safes.ts';
import { isUp, type State } from '../state.ts';
import type { View } from '../view.ts';
import { actionsToOpen } from './opening.ts';
import { ahead, think } from './player.ts';
import { Routes } from './routes.ts';
import { digitsOf, needsOf, shareOf, type Task, tasksOf } from './tasks.ts';

/** Why a move is good: chances are exact, prices are those that the planner reckons with. */
export type Reason =
  | { readonly because: 'only' }
  /** A roll for a safe: the chance that it opens, and that it cracks anything. */
  | { readonly because: 'roll'; readonly safe: Square; readonly opens: number; readonly cracks: number }
  /** Actions until a safe is open, on average: without one die more and with it. */
  | { readonly because: 'die'; readonly safe: Square; readonly without: number; readonly with: number }
  /** A tile that is needed, or not. */
  | { readonly because: 'reveal'; readonly at: Square; readonly needed: boolean }
  /** Where this leads: the next thing to be done for this player, and what the way still costs. */
  | { readonly because: 'way'; readonly to: Square; readonly task: Task['kind']; readonly actions: number }
  /** The chance that guards cost a Stealth if the turn ends here right after; and if one stays. */
  | { readonly because: 'guard'; readonly at: Square; readonly chance: number }
  | { readonly because: 'leaving'; readonly at: Square; readonly chance: number }
  /** The next patrol card of a floor can be looked at, and put under the others. */
  | { readonly because: 'look'; readonly floor: number }
  /** How much better than the next best move, in actions. */
  | { readonly because: 'lead'; readonly actions: number };

/** Less than this is not worth saying. */
const SLIGHT = 0.05;

export function hint(seen: Seen<View, Move>): Hint<Move, Reason> {
  const { seat, view, moves } = seen;
  if (moves.length === 1) return { move: moves[0]!, reasons: [{ because: 'only' }] };
  const { world, plans } = think(seen, 'hard');
  const [best, second] = plans;
  const move = ahead(plans, seen, {});
  const reasons = view.question === 'none' ? reasonsOf(view, world, seat, move) : answerReasons(view, world, seat);
  // Where the look ahead has changed the planner's mind, its prices are no reason.
  const lead = second === undefined || move !== best!.move ? 0 : best!.worth - second.worth;
  return { move, reasons: lead < SLIGHT ? reasons : [...reasons, { because: 'lead', actions: lead }] };
}

function reasonsOf(view: View, world: State, seat: Seat, move: Move): Reason[] {
  const at = world.at[seat]!;
  switch (move.type) {
    case 'crack': {
      const odds = safeOdds(view, seat).find((safe) => safe.at === move.safe)!;
      if (odds.roll === 'none') return [];
      return [{ because: 'roll', safe: move.safe, opens: odds.roll.opens, cracks: odds.roll.cracks }];
    }
    case 'add-die':
      return [dieReason(world, move.safe)];
    case 'peek':
    case 'x-ray':
    case 'enhance':
      return [revealReason(world, move.at)];
    case 'go': {
      const to = cellOf(move.to);
      if (!isUp(world, to)) return [revealReason(world, move.to)];
      return [
        ...wayReasons(world, seat, to),
        ...leavingReasons(view, seat, squareOf(at)),
        ...guardReasons(view, seat, move, move.to),
      ];
    }
    case 'order':
      return orderReasons(view, world, move.seat, move.to);
    case 'spot':
      return [{ because: 'look', floor: floorOf(at) + 1 }];
    case 'end':
      return guardReasons(view, seat, move, squareOf(at));
    default:
      return [];
  }
}

/** Of answers only the one to an order has more to it than the question says. */
function answerReasons(view: View, world: State, seat: Seat): Reason[] {
  const { question } = view;
  if (question === 'none' || question.ask !== 'orders') return [];
  return orderReasons(view, world, seat, question.at as Square);
}

/** R48 — What somebody leaves, and what he comes nearer to. */
const orderReasons = (view: View, world: State, target: Seat, to: Square): Reason[] => [
  ...leavingReasons(view, target, squareOf(world.at[target]!)),
  ...wayReasons(world, target, cellOf(to)),
];

function dieReason(world: State, safe: Square): Reason {
  const cell = cellOf(safe);
  const { missing } = digitsOf(world, cell);
  const dice = world.tokens[cell]!;
  return { because: 'die', safe, without: actionsToOpen(dice, missing), with: 2 + actionsToOpen(dice + 1, missing) };
}

const revealReason = (world: State, at: Square): Reason => ({
  because: 'reveal',
  at,
  needed: needsOf(world).has(cellOf(at)),
});

/** The next task of this seat from there, and what the way to it costs. */
function wayReasons(world: State, seat: Seat, from: number): Reason[] {
  const { tasks } = shareOf(world, seat, tasksOf(world, needsOf(world)));
  const field = new Routes(world, seat).fieldFrom(from);
  const [next] = tasks
    .filter(({ cell }) => field[cell]! < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => field[a.cell]! + a.extra - field[b.cell]! - b.extra);
  const actions = next === undefined ? 0 : field[next.cell]!;
  if (next === undefined || actions < SLIGHT) return [];
  return [{ because: 'way', to: squareOf(next.cell), task: next.kind, actions }];
}

/** What the guards do if the turn ends right after this move. */
function guardReasons(view: View, seat: Seat, move: Move, at: Square): Reason[] {
  const chance = lossAfter(view, move, seat);
  return chance === undefined ? [] : [{ because: 'guard', at, chance }];
}

/** What they would do to somebody who stayed. */
function leavingReasons(view: View, seat: Seat, at: Square): Reason[] {
  const stay: Move = view.question === 'none' ? { type: 'end' } : { type: 'decline' };
  const chance = lossAfter(view, stay, seat) ?? 0;
  return chance < SLIGHT ? [] : [{ because: 'leaving', at, chance }];
}
