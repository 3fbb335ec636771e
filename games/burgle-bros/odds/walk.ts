import { LOST_VISUAL } from '../components/jobs.ts';
import { AREA, type Pos } from '../components/squares.ts';
import { distance, type Plan, stepToward } from '../path.ts';
import { type Bits, bit, count, lowest } from './bits.ts';
import { type Deck, isSpent, nextCards, UNKNOWN } from './patrol.ts';

/**
 * A guard's coming movement in every way it can go, each with its weight. Guards who are sent to different places walk
 * as one as long as their ways are the same, which keeps the tree small: after a draw there are at most four branches,
 * not sixteen.
 */

/** What stays as it is during the movement. */
export interface Ground {
  readonly plan: Plan;
  readonly deck: Deck;
  /** R46 — Where the crow of Distract costs him a step more; -1 for nowhere. */
  readonly crow: Pos;
  /** R26 — Cameras from which he sees, and Cameras on this floor with somebody on them. */
  readonly cameras: Bits;
  readonly watched: Bits;
  /** By place: seats that lose a Stealth when he comes there (R25, R27, R28). */
  readonly seen: readonly Bits[];
  /** Stop at the first patrol card: for the question where he goes next, however far that is. */
  readonly untilCard: boolean;
}

/** What comes of it: chances, by place where it is a list. */
export interface Tally {
  /** He steps onto it at least once. */
  readonly enters: Float64Array;
  readonly ends: Float64Array;
  /** Where his die lies afterwards. */
  readonly goal: Float64Array;
  /** By seat: it loses at least one Stealth. */
  readonly loses: Float64Array;
  /** He is out of sight afterwards (R62). */
  lost: number;
  /** The patrol deck runs out on the way (R70). */
  shuffles: number;
  /** Steps that are certain, in order. */
  readonly path: Pos[];
  /** Somewhere the players choose among alarms (R67): each is counted alike. */
  tied: boolean;
}

const newTally = (): Tally => ({
  enters: new Float64Array(AREA),
  ends: new Float64Array(AREA),
  goal: new Float64Array(AREA),
  loses: new Float64Array(4),
  lost: 0,
  shuffles: 0,
  path: [],
  tied: false,
});

/** One way it can go so far. */
export interface Branch {
  readonly pos: Pos;
  /** Steps left. */
  readonly steps: number;
  readonly alarms: Bits;
  /** How far the patrol deck is drawn, and the unknown cards left, see `patrol.ts`. */
  readonly at: number;
  readonly pool: Bits;
  /** Places entered, and seats that were seen. */
  readonly entered: Bits;
  readonly seen: Bits;
  readonly weight: number;
}

/** Weights are sums of fractions: this close to 1 is certain. */
const SURE = 1 - 1e-9;

/** By place: the neighbours, and for which goals the guard goes there first (R64). Kept with the plan. */
const WAYS = new WeakMap<Plan, readonly (readonly { readonly to: Pos; readonly goals: Bits }[])[]>();

function waysOf(plan: Plan) {
  const known = WAYS.get(plan);
  if (known !== undefined) return known;
  const ways = plan.open.map((near, from) =>
    near.map((to) => ({
      to,
      goals: plan.places.reduce((bits, goal) => (stepToward(plan, from, goal) === to ? bits | bit(goal) : bits), 0),
    })),
  );
  WAYS.set(plan, ways);
  return ways;
}

export class Walk {
  readonly tally: Tally = newTally();
  private readonly ways;
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
    this.ways = waysOf(ground.plan);
  }

  /** The unknown cards before anything is drawn. */
  get pool(): Bits {
    return this.ground.deck.unknown;
  }

  /** R71 — A movement begins; whoever is at his destination needs another first. */
  start(branch: Branch, goal: Pos): void {
    if (branch.steps > 0 && branch.pos === goal) this.renew(branch);
    else this.stride(branch, bit(goal), 0);
  }

  /** R3 — Before the first turn a card says where he goes; R62 — Lost Visual is put back then. */
  first(branch: Branch): void {
    const goals = branch.pool & ~bit(LOST_VISUAL);
    this.stride({ ...branch, at: branch.at + 1, weight: branch.weight / count(goals) }, goals, goals);
  }

  /** R62 — Out of sight: a card says where he comes back, another where he goes, and that is all. */
  appear(branch: Branch): void {
    const { card, pool, at, weight } = this.nextCard(branch);
    for (let rest = card === UNKNOWN ? pool : bit(card); rest !== 0; rest &= rest - 1) {
      const pos = lowest(rest);
      if (pos === LOST_VISUAL) this.tally.lost += weight;
      else this.draw(this.look(this.come({ ...branch, at, weight, pool: pool & ~bit(pos), steps: 0 }, pos)).branch);
    }
  }

  /** R65 — Alarm off, Cameras; tells whether an alarm went off or was raised. */
  look(branch: Branch): { readonly branch: Branch; readonly off: boolean; readonly raised: boolean } {
    const here = bit(branch.pos);
    const off = (branch.alarms & here) !== 0;
    const before = branch.alarms & ~here;
    const alarms = (this.ground.cameras & here) !== 0 ? before | (this.ground.watched & ~here) : before;
    const raised = alarms !== before;
    return { branch: off || raised ? { ...branch, alarms } : branch, off, raised };
  }

  /** R67, R68 — The nearest alarm, or else the next patrol card. */
  renew(branch: Branch): void {
    if (branch.alarms !== 0) this.aim(branch);
    else this.draw(branch);
  }

  /** R67 — Of several nearest alarms the players choose one; here each is as likely. */
  aim(branch: Branch): void {
    const { plan } = this.ground;
    let [best, nearest] = [AREA, 0];
    for (let rest = branch.alarms; rest !== 0; rest &= rest - 1) {
      const far = distance(plan, branch.pos, lowest(rest));
      if (far > best) continue;
      nearest = far < best ? bit(lowest(rest)) : nearest | bit(lowest(rest));
      best = far;
    }
    const ways = count(nearest);
    if (ways > 1) this.tally.tied = true;
    const weight = branch.weight / ways;
    for (let rest = nearest; rest !== 0; rest &= rest - 1) this.stride({ ...branch, weight }, rest & -rest, 0);
  }

  /** R69 — The next card that names another square; R62 — Lost Visual takes him from the board. */
  draw(branch: Branch): void {
    const { card, pool, at, weight } = this.nextCard(branch);
    const cards = card === UNKNOWN ? pool : bit(card);
    const next = { ...branch, steps: this.ground.untilCard ? 0 : branch.steps, pool, at, weight };
    const own = cards & bit(branch.pos);
    if ((cards & bit(LOST_VISUAL)) !== 0) this.tally.lost += weight;
    if (own !== 0) this.draw({ ...next, pool: pool & ~own });
    const goals = cards & ~own & ~bit(LOST_VISUAL);
    if (goals === 0) return;
    if (branch.alarms === 0) this.stride(next, goals, card === UNKNOWN ? goals : 0);
    else for (let rest = goals; rest !== 0; rest &= rest - 1) this.aim({ ...next, pool: pool & ~(rest & -rest) });
  }

  /** One of these cards, each with this weight, all of them leaving the pool as it was. */
  private nextCard(branch: Branch) {
    if (isSpent(this.ground.deck, branch.at)) this.tally.shuffles += branch.weight;
    const { card, pool, at } = nextCards(this.ground.deck, branch);
    return { card, pool, at, weight: card === UNKNOWN ? branch.weight / count(pool) : branch.weight };
  }

  /**
   * R64, R65 — A step toward each of several goals, each with the branch's weight; those of them that are unknown cards
   * (`drawn`) are missing from the pool once they are told apart.
   */
  stride(branch: Branch, goals: Bits, drawn: Bits): void {
    if (branch.steps <= 0) {
      this.end(branch, goals);
      return;
    }
    for (const way of this.ways[branch.pos]!) {
      const along = goals & way.goals;
      if (along !== 0) this.stepTo(way.to, branch, along, drawn);
    }
  }

  private stepTo(to: Pos, branch: Branch, goals: Bits, drawn: Bits): void {
    const { branch: next, off, raised } = this.look(this.come(branch, to, count(goals)));
    const apart = off || raised ? goals : goals & bit(to);
    for (let rest = apart; rest !== 0; rest &= rest - 1) {
      const goal = rest & -rest;
      const alone = (drawn & goal) === 0 ? next : { ...next, pool: next.pool & ~goal };
      if (off || goal === bit(to)) this.renew(alone);
      else this.aim(alone);
    }
    if (apart !== goals) this.stride(next, goals & ~apart, drawn);
  }

  /** He comes onto a place, in so many branches that are still the same. */
  private come(branch: Branch, to: Pos, branches = 1): Branch {
    const { tally, ground } = this;
    const chance = branch.weight * branches;
    if ((branch.entered & bit(to)) === 0) tally.enters[to]! += chance;
    if (chance > SURE) tally.path.push(to);
    const seen = ground.seen[to]!;
    for (let rest = seen & ~branch.seen; rest !== 0; rest &= rest - 1) tally.loses[lowest(rest)]! += chance;
    return {
      pos: to,
      steps: branch.steps - (to === ground.crow ? 2 : 1),
      alarms: branch.alarms,
      at: branch.at,
      pool: branch.pool,
      entered: branch.entered | bit(to),
      seen: branch.seen | seen,
      weight: branch.weight,
    };
  }

  private end({ pos, weight }: Branch, goals: Bits): void {
    const { ends, goal } = this.tally;
    for (let rest = goals; rest !== 0; rest &= rest - 1) {
      ends[pos]! += weight;
      goal[lowest(rest)]! += weight;
    }
  }
}
