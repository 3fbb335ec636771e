import { quick } from '#table/chance.ts';
import type { Chance, Immutable, Seat } from '#table/game.ts';
import type { Move } from '../move.ts';
import { step } from '../rules/turn.ts';
import { clone, OFF, type State } from '../state.ts';
import type { Judge } from './judge.ts';
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
  readonly judge?: Judge | undefined;
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
  let trials = worthTrying(plans, Math.floor(ahead.iterations / LOOKAHEAD.atLeast));
  const own = trials[0];
  if (own === undefined) return plans[0]!.move;
  for (let n = 0; trials.length > 1 && n + trials.length <= ahead.iterations; n += trials.length) {
    const worths = inOneWorld(trials, ahead);
    if (worths === undefined) break;
    for (const [i, trial] of trials.entries()) trial.worths.push(worths[i]!);
    if (own.worths.length < LOOKAHEAD.atLeast) continue;
    trials = trials.filter((trial) => trial === own || lead(trial, own) > -LOOKAHEAD.hopeless);
    const best = bestOf(trials, own);
    if (best !== own && lead(best, own) > LOOKAHEAD.sure) break;
  }
  return bestOf(trials, own).plan.move;
}

/** What each comes to in one world and with the same dice; nothing if there is no time for all of them. */
function inOneWorld(trials: readonly Trial[], ahead: Ahead): number[] | undefined {
  const shared = ahead.world();
  const seed = `${ahead.chance.below(SEEDS)}`;
  const worths: number[] = [];
  for (const { plan } of trials) {
    if (!ahead.more()) return undefined;
    worths.push(outcome(shared, plan.move, seed, ahead));
  }
  return worths;
}

/** The trial that is most clearly better than the planner's own, if any is. */
function bestOf(trials: readonly Trial[], own: Trial): Trial {
  let [best, most]: [Trial, number] = [own, LOOKAHEAD.clear];
  for (const trial of trials) {
    if (trial === own || trial.worths.length < LOOKAHEAD.atLeast) continue;
    const clearness = lead(trial, own);
    if (clearness > most) [best, most] = [trial, clearness];
  }
  return best;
}

/** The best plans that are not the same in another order: those come to exactly the same worth. Few, if there is time for few. */
function worthTrying(plans: readonly Plan[], most: number): Trial[] {
  const trials: Trial[] = [];
  for (const plan of plans) {
    if (plan.worth < plans[0]!.worth - LOOKAHEAD.margin || trials.length >= Math.min(LOOKAHEAD.plans, most)) break;
    if (trials.every((trial) => Math.abs(trial.plan.worth - plan.worth) > LOOKAHEAD.same))
      trials.push({ plan, worths: [] });
  }
  return trials;
}

/** The prospects of the crew some turns later. */
function outcome(world: Immutable<State>, move: Move, seed: string, { seat, judge }: Ahead): number {
  const state = clone(world);
  const dice = diceOf(state, seed);
  step(state, seat, move, dice, silence);
  new Rehearsal(state, dice, quick(seed)).until(world.turns + LOOKAHEAD.turns[world.seats]!);
  return prospect(state, judge);
}

/** Dice that begin anew with every turn: what was rolled in one plan's turn does not change the luck of the next. */
export function diceOf(state: Immutable<State>, seed: string): Chance {
  let [turns, dice]: [number, Chance] = [OFF, quick(seed)];
  return {
    below(bound) {
      if (turns !== state.turns) [turns, dice] = [state.turns, quick(`${seed} ${state.turns}`)];
      return dice.below(bound);
    },
  };
}

/** By how many standard errors a plan is better than the planner's own, in the worlds where both were tried. */
function lead({ plan, worths }: Trial, own: Trial): number {
  let [mean, squares] = [0, 0];
  for (let i = 0; i < worths.length; i++) mean += (worths[i]! - own.worths[i]!) / worths.length;
  for (let i = 0; i < worths.length; i++) squares += (worths[i]! - own.worths[i]! - mean) ** 2;
  const handicap = LOOKAHEAD.trifle + LOOKAHEAD.action * (own.plan.worth - plan.worth);
  return (mean - handicap) / Math.sqrt((squares / (worths.length - 1) + LOOKAHEAD.doubt) / worths.length);
}
