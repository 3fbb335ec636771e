import { AREA, type Pos } from '../components/squares.ts';
import { type Bits, lowest } from '../odds/bits.ts';
import { distance, type Plan, stepToward } from '../path.ts';
import { PERIL } from './weights.ts';

/**
 * What a guard may do to somebody from the next turn on: how often he will come by, the sooner the more it counts, if
 * that player does nothing but keep out of his way.
 */
export class Peril {
  private readonly hits: Float64Array;
  private readonly dodges: Float64Array;
  private readonly exits: Bits;

  /** On a floor where he takes so many steps in a round; `exits` are the places from where another floor is near. */
  constructor(plan: Plan, steps: number, exits: Bits) {
    const outlook = outlookOn(plan);
    let hits = outlook.hits.get(steps);
    if (hits === undefined) {
      hits = reckoned(plan, steps, outlook.dodges);
      outlook.hits.set(steps, hits);
    }
    this.hits = hits;
    this.dodges = outlook.dodges;
    this.exits = exits;
  }

  /** For somebody at a place when the turn begins, the guard at another and on his way to a third. */
  at(place: Pos, guard: Pos, goal: Pos): number {
    let least = this.hits[place * PAIRS + guard * AREA + goal]!;
    for (let rest = this.exits; rest !== 0; rest &= rest - 1) {
      const leaving = this.dodges[place * PAIRS + guard * AREA + lowest(rest)]! + PERIL.away;
      if (leaving < least) least = leaving;
    }
    return least;
  }
}

const PAIRS = AREA * AREA;

/** What is known of a plan, and kept with it. */
interface Outlook {
  /** By place, place of the guard and place to go to: what the way takes, and whether it leads past him. */
  readonly dodges: Float64Array;
  /** By steps of a round; by place, place of the guard and his goal. */
  readonly hits: Map<number, Float64Array>;
}

const OUTLOOKS = new WeakMap<Plan, Outlook>();

function outlookOn(plan: Plan): Outlook {
  let outlook = OUTLOOKS.get(plan);
  if (outlook === undefined) {
    outlook = { dodges: dodgesOn(plan), hits: new Map() };
    OUTLOOKS.set(plan, outlook);
  }
  return outlook;
}

/** Round after round, from the last to the first: the guard walks, and before that the player chooses where to be. */
function reckoned(plan: Plan, steps: number, dodges: Float64Array): Float64Array {
  let hits = new Float64Array(AREA * PAIRS);
  for (let round = 0; round < PERIL.rounds; round++) {
    for (let i = 0; i < hits.length; i++) hits[i]! *= PERIL.later;
    for (let step = 0; step < steps; step++) hits = beforeStep(plan, hits);
    hits = beforeTurn(plan, hits, dodges);
  }
  return hits;
}

/** Before a step of the guard: where he arrives he may be sent anywhere. */
function beforeStep(plan: Plan, after: Float64Array): Float64Array<ArrayBuffer> {
  const { places } = plan;
  const before = new Float64Array(AREA * PAIRS);
  for (const at of places) {
    const sent = places.map((guard) => anywhere(plan, after.subarray((at * AREA + guard) * AREA), guard));
    for (const guard of places) {
      for (const goal of places) {
        if (goal === guard) continue;
        const to = stepToward(plan, guard, goal);
        const rest = to === goal ? sent[places.indexOf(to)]! : after[(at * AREA + to) * AREA + goal]!;
        before[(at * AREA + guard) * AREA + goal] = rest + (to === at ? 1 : 0);
      }
    }
  }
  return before;
}

function anywhere({ places }: Plan, byGoal: Float64Array, guard: Pos): number {
  let sum = 0;
  for (const goal of places) if (goal !== guard) sum += byGoal[goal]!;
  return sum / (places.length - 1);
}

/** Before the player's turn: as good as the best place to go to. */
function beforeTurn({ places }: Plan, after: Float64Array, dodges: Float64Array): Float64Array<ArrayBuffer> {
  const before = new Float64Array(AREA * PAIRS);
  for (const at of places) {
    for (const guard of places) {
      const base = (at * AREA + guard) * AREA;
      const near = places.filter((to) => dodges[base + to]! < Number.POSITIVE_INFINITY);
      for (const goal of places) {
        if (goal === guard) continue;
        let least = Number.POSITIVE_INFINITY;
        for (const to of near) least = Math.min(least, dodges[base + to]! + after[(to * AREA + guard) * AREA + goal]!);
        before[base + goal] = least;
      }
    }
  }
  return before;
}

function dodgesOn(plan: Plan): Float64Array {
  const dodges = new Float64Array(AREA * PAIRS).fill(Number.POSITIVE_INFINITY);
  for (const at of plan.places) {
    for (const guard of plan.places) {
      const base = (at * AREA + guard) * AREA;
      for (const to of plan.places) {
        const steps = distance(plan, at, to);
        if (steps <= PERIL.reach) dodges[base + to] = 1 + PERIL.step * steps;
      }
      for (const [to, steps] of around(plan, at, guard)) dodges[base + to] = PERIL.step * steps;
    }
  }
  return dodges;
}

/** Places in reach without passing the guard, and how far they are. */
function around(plan: Plan, at: Pos, guard: Pos): Map<Pos, number> {
  const reached = new Map<Pos, number>([[at, 0]]);
  for (const [from, steps] of reached) {
    if (steps === PERIL.reach) continue;
    for (const to of plan.open[from]!) if (to !== guard && !reached.has(to)) reached.set(to, steps + 1);
  }
  return reached;
}
