import { AREA, type Pos } from '../components/squares.ts';
import { type Bits, lowest } from '../odds/bits.ts';
import { distance, type Plan } from '../path.ts';
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
    return Math.min(this.hits[place * PAIRS + guard * AREA + goal]!, this.leaving(place, guard));
  }

  /** The same for a guard of whom it is only known how likely he is at which place and on his way to which. */
  among(place: Pos, likely: Float64Array, places: readonly Pos[]): number {
    let sum = 0;
    for (const guard of places) {
      const leaving = this.leaving(place, guard);
      const hits = place * PAIRS + guard * AREA;
      for (const goal of places) {
        const weight = likely[guard * AREA + goal]!;
        if (weight > 0) sum += weight * Math.min(this.hits[hits + goal]!, leaving);
      }
    }
    return sum;
  }

  /** What it costs to get out of his way by leaving the floor. */
  private leaving(place: Pos, guard: Pos): number {
    let least = Number.POSITIVE_INFINITY;
    for (let rest = this.exits; rest !== 0; rest &= rest - 1)
      least = Math.min(least, this.dodges[place * PAIRS + guard * AREA + lowest(rest)]! + PERIL.away);
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
  // Two sheets are written in turns. What is not a way of his, from a place to itself, is 0 on both of them.
  let [hits, other] = [new Float64Array(AREA * PAIRS), new Float64Array(AREA * PAIRS)];
  for (let round = 0; round < PERIL.rounds; round++) {
    for (let i = 0; i < hits.length; i++) hits[i]! *= PERIL.later;
    for (let step = 0; step < steps; step++) {
      beforeStep(plan, hits, other);
      [hits, other] = [other, hits];
    }
    beforeTurn(plan, hits, other, dodges);
    [hits, other] = [other, hits];
  }
  return hits;
}

/** By place of the guard: what threatens if he is sent anywhere from there. */
const SENT = new Float64Array(AREA);

/** Before a step of the guard: where he arrives he may be sent anywhere. */
function beforeStep(plan: Plan, after: Float64Array, before: Float64Array): void {
  const { places, first } = plan;
  for (const at of places) {
    const base = at * PAIRS;
    for (const guard of places) SENT[guard] = anywhere(places, after, base + guard * AREA, guard);
    for (const guard of places) {
      for (const goal of places) {
        if (goal === guard) continue;
        const to = first[guard * AREA + goal]!;
        const rest = to === goal ? SENT[to]! : after[base + to * AREA + goal]!;
        before[base + guard * AREA + goal] = to === at ? rest + 1 : rest;
      }
    }
  }
}

function anywhere(places: readonly Pos[], after: Float64Array, byGoal: number, guard: Pos): number {
  let sum = 0;
  for (const goal of places) if (goal !== guard) sum += after[byGoal + goal]!;
  return sum / (places.length - 1);
}

/** Before the player's turn: as good as the best place to go to. */
function beforeTurn({ places }: Plan, after: Float64Array, before: Float64Array, dodges: Float64Array): void {
  for (const at of places) {
    for (const guard of places) {
      const base = (at * AREA + guard) * AREA;
      for (const goal of places) if (goal !== guard) before[base + goal] = Number.POSITIVE_INFINITY;
      for (const to of places) {
        const dodge = dodges[base + to]!;
        if (dodge === Number.POSITIVE_INFINITY) continue;
        const row = (to * AREA + guard) * AREA;
        for (const goal of places) {
          const worth = dodge + after[row + goal]!;
          if (goal !== guard && worth < before[base + goal]!) before[base + goal] = worth;
        }
      }
    }
  }
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
