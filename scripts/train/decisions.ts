// What a look ahead brings, decision by decision: `node scripts/train/decisions.ts --games 200`, on one core. Planners play
// to some point of a game, where every plan is played out in many worlds. A rule then chooses by a few of these worlds, and
// what its choice is worth is told by the others, two rounds later: much less luck than in whole games.

import { parseArgs } from 'node:util';
import { diceOf } from '#games/burgle-bros/bot/lookahead.ts';
import { player, think } from '#games/burgle-bros/bot/player.ts';
import { prospect } from '#games/burgle-bros/bot/prospect.ts';
import { Rehearsal } from '#games/burgle-bros/bot/rehearsal.ts';
import type { Plan } from '#games/burgle-bros/bot/turn.ts';
import { LOOKAHEAD } from '#games/burgle-bros/bot/weights.ts';
import { game } from '#games/burgle-bros/index.ts';
import type { Move } from '#games/burgle-bros/move.ts';
import type { Options } from '#games/burgle-bros/options.ts';
import { step } from '#games/burgle-bros/rules/turn.ts';
import { clone, type State } from '#games/burgle-bros/state.ts';
import type { View } from '#games/burgle-bros/view.ts';
import { determinize } from '#games/burgle-bros/worlds.ts';
import type { Situation } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';

/** A plan, and by world and turn what the prospects of the crew were. */
interface Trial {
  readonly plan: Plan;
  readonly prospects: readonly (readonly number[])[];
}

/** How somebody decides: after how many rounds, and how clear it has to be. */
interface Rule {
  readonly name: string;
  readonly rounds: 1 | 2;
  readonly plans: number;
  readonly margin: number;
  readonly action: number;
  readonly trifle: number;
  readonly clear: number;
}

const CAUTIOUS = { plans: 5, margin: 5, action: 0.01, trifle: 0.01, clear: 1.5 };
const { plans, margin, action, trifle, clear } = LOOKAHEAD;
const BOLD = { plans, margin, action, trifle, clear };
const RULES: readonly Rule[] = [
  { name: 'cautious, one round', rounds: 1, ...CAUTIOUS },
  { name: 'cautious, two rounds', rounds: 2, ...CAUTIOUS },
  { name: 'as it is, one round', rounds: 1, ...BOLD },
  { name: 'as it is, two rounds', rounds: 2, ...BOLD },
  { name: 'whatever looks best, two rounds', rounds: 2, ...BOLD, action: 0, trifle: 0, clear: 0 },
];
/** By how many worlds is decided; the others tell what it is worth. */
const TRIED = [6, 12, 24];
const WORLDS = 40;
const LATEST = 60;
const MOST_MOVES = 4;

/** What somebody faces in the middle of a turn of game `n`, if there is anything to decide. */
function faced(n: number, seed: string): Situation<View, Move> | undefined {
  const seats = 2 + (n % 3);
  const [chance, pick] = [quick(`${seed} game ${n}`), quick(`${seed} pick ${n}`)];
  const state = game.setup(game.options({ job: 'bank' }, seats) as Options, seats, chance);
  new Rehearsal(state, chance).until(3 + pick.below(LATEST));
  const choose = player('hard', { iterations: 0 });
  const seen = (): Situation<View, Move> => {
    const seat = game.toAct(reading(state))[0]!;
    return { seat, view: game.view(reading(state), seat), moves: game.moves(reading(state), seat), chance: pick };
  };
  for (let moves = pick.below(MOST_MOVES); moves > 0 && state.result === 'playing'; moves--) {
    const now = seen();
    game.step(state, now.seat, choose(now) as Move, chance, () => {});
  }
  return state.result === 'playing' && state.pending.length === 0 ? seen() : undefined;
}

/** All plans that are not the same in another order, in the same worlds and with the same dice. */
function tried(seen: Situation<View, Move>, seed: string): Trial[] {
  const worlds = Array.from({ length: WORLDS }, () => determinize(seen.view, seen.chance));
  const different: Plan[] = [];
  for (const plan of think(seen, 'hard').plans)
    if (different.every(({ worth }) => Math.abs(worth - plan.worth) > LOOKAHEAD.same)) different.push(plan);
  const near = different
    .filter(({ worth }) => worth >= different[0]!.worth - LOOKAHEAD.margin)
    .slice(0, LOOKAHEAD.plans);
  return near.length < 2
    ? []
    : near.map((plan) => ({ plan, prospects: worlds.map((world, w) => followed(world, plan.move, `${seed} ${w}`)) }));
}

/** Turn after turn, for two rounds. */
function followed(world: State, move: Move, seed: string): number[] {
  const state = clone(world);
  const dice = diceOf(state, seed);
  step(state, world.turn, move, dice, () => {});
  const rehearsal = new Rehearsal(state, dice, quick(seed));
  return Array.from({ length: 2 * world.seats }, (_, turn) => {
    rehearsal.until(world.turns + turn + 1);
    return prospect(state);
  });
}

/** What a rule gains over the planner's own choice, which is the first. */
function gainOf(trials: readonly Trial[], rule: Rule, worlds: number): number {
  const own = trials[0]!;
  const turns = own.prospects[0]!.length;
  const turn = rule.rounds === 2 ? turns - 1 : turns / 2 - 1;
  const gains = ({ prospects }: Trial, at: number): number[] =>
    prospects.map((world, w) => world[at]! - own.prospects[w]![at]!);
  let [best, most]: [Trial, number] = [own, rule.clear];
  for (const trial of trials.slice(1, rule.plans)) {
    const worse = own.plan.worth - trial.plan.worth;
    const some = gains(trial, turn).slice(0, worlds);
    const spread = some.reduce((sum, gain) => sum + (gain - mean(some)) ** 2, 0) / (worlds - 1);
    const lead = (mean(some) - rule.trifle - rule.action * worse) / Math.sqrt((spread + LOOKAHEAD.doubt) / worlds);
    if (worse <= rule.margin && lead > most) [best, most] = [trial, lead];
  }
  return mean(gains(best, turns - 1).slice(worlds));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: 'decisions' } },
});
const decisions: Trial[][] = [];
for (let n = 0; n < Number(values.games); n++) {
  const seen = faced(n, values.seed);
  if (seen !== undefined) decisions.push(tried(seen, `${values.seed} ${n}`));
}
console.log(`${decisions.length} points, ${decisions.filter((trials) => trials.length > 1).length} with a choice\n`);
console.log(`| gain by a choice, in thousandths | ${TRIED.map((worlds) => `${worlds} worlds`).join(' | ')} |`);
console.log(`| --- |${TRIED.map(() => ' --- |').join('')}`);
const open = decisions.filter((trials) => trials.length > 1);
for (const rule of RULES) {
  const cells = TRIED.map((worlds) => (1000 * mean(open.map((trials) => gainOf(trials, rule, worlds)))).toFixed(2));
  console.log(`| ${rule.name} | ${cells.join(' | ')} |`);
}
