import { quick } from '#table/chance.ts';
import type { Chance, Immutable, Seat } from '#table/game.ts';
import type { Move } from '../move.ts';
import { step } from '../rules/turn.ts';
import { clone, type State } from '../state.ts';
import { prospect } from './prospect.ts';
import { Rehearsal } from './rehearsal.ts';
import type { Plan } from './turn.ts';
import { LOOKAHEAD } from './weights.ts';

/** What the search works with: worlds as they may be, and how often it may try. */
export interface Ahead {
  readonly world: () => State;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly iterations: number;
  readonly more: () => boolean;
}

/** A plan that is looked into, and what came of it in each world. */
interface Trial {
  readonly plan: Plan;
  readonly worths: number[];
}

const SEEDS = 1 << 20;
const silence = (): void => {};

/**
 * Plays the best plans out in worlds that may be, the same worlds and dice for all, and answers the one after which the
 * crew's prospects are best. The planner's own choice stands unless another is clearly better: between those that differ
 * by no more than chance it knows best.
 */
export function lookAhead(plans: readonly Plan[], ahead: Ahead): Move {
  let trials = worthTrying(plans);
  const [own] = trials;
  for (let n = 0; trials.length > 1 && n + trials.length <= ahead.iterations && ahead.more(); n += trials.length) {
    const world = ahead.world();
    const seed = `${ahead.chance.below(SEEDS)}`;
    for (const { plan, worths } of trials) worths.push(outcome(world, plan.move, seed, ahead.seat));
    if (own!.worths.length >= LOOKAHEAD.atLeast)
      trials = trials.filter((trial) => trial === own || lead(trial, own!) > -LOOKAHEAD.hopeless);
  }
  let [best, most]: [Move, number] = [own!.plan.move, LOOKAHEAD.clear];
  for (const trial of trials) {
    if (trial === own || trial.worths.length < LOOKAHEAD.atLeast) continue;
    const clearness = lead(trial, own!);
    if (clearness > most) [best, most] = [trial.plan.move, clearness];
  }
  return best;
}

/** The best plans that are not the same in another order: those come to exactly the same worth. */
function worthTrying(plans: readonly Plan[]): Trial[] {
  const trials: Trial[] = [];
  for (const plan of plans) {
    if (plan.worth < plans[0]!.worth - LOOKAHEAD.margin || trials.length === LOOKAHEAD.plans) break;
    if (trials.every((trial) => Math.abs(trial.plan.worth - plan.worth) > LOOKAHEAD.same))
      trials.push({ plan, worths: [] });
  }
  return trials;
}

/** The prospects of the crew when everybody has had a turn more. */
function outcome(world: Immutable<State>, move: Move, seed: string, seat: Seat): number {
  const state = clone(world);
  const chance = quick(seed);
  const until = state.turns + LOOKAHEAD.turns[state.seats]!;
  step(state, seat, move, chance, silence);
  new Rehearsal(state, chance).until(until);
  return prospect(state);
}

/** By how many standard errors a plan is better than the planner's own, in the worlds where both were tried. */
function lead({ plan, worths }: Trial, own: Trial): number {
  const gains = worths.map((worth, i) => worth - own.worths[i]!);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  const handicap = LOOKAHEAD.trifle + LOOKAHEAD.action * (own.plan.worth - plan.worth);
  return (mean - handicap) / Math.sqrt((spread + LOOKAHEAD.doubt) / gains.length);
}
