import type { Immutable } from '#table/game.ts';
import { tool } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { LOST_VISUAL, patrolDeck } from '../components/jobs.ts';
import { AREA, type Cell, cellAt, floorOf, type Pos, posOf } from '../components/squares.ts';
import { type Bits, bit, bitsOf, count, lowest } from '../odds/bits.ts';
import { distance, type Plan, stepToward } from '../path.ts';
import { ALARM, cardIn, has, planAt, playedBy, type State, seenBy, UNDER_GUARD } from '../state.ts';
import { holePos } from '../walls.ts';
import { Peril } from './peril.ts';
import { Digest, numberOf } from './point.ts';

const DONUTS = tool('donuts');
const DISRUPT = role('disrupt');
const DISTRACT = role('distract');
const NOWHERE = -1;

/** What is to be expected of a guard after his first n + 1 movements: by place. */
export type Forecast = readonly Expected[];

export interface Expected {
  /** How often he has come onto it. */
  readonly visits: Float64Array;
  /** What he may do afterwards to somebody there. */
  readonly perilAt: (place: Pos) => number;
}

/** What one seat knows of a patrol deck: the cards on top that it has seen, and all that may come after them. */
interface Cards {
  readonly known: readonly Pos[];
  readonly pool: Bits;
}

/**
 * How far ahead somebody sees of a guard: his way as far as it is known, up to the own next turn; and where cards may
 * send him in his next movement; or wherever they may send him, and what may come of it later.
 */
const SIGHTS = ['way', 'movement', 'later'] as const;
export type Sight = (typeof SIGHTS)[number];

/** As whom, and how far ahead; for how many movements; an alarm that will ring before the first of them; and from where one can leave the floor. */
export interface Question {
  readonly seat: number;
  readonly sight: Sight;
  readonly movements: number;
  readonly alarm: Cell;
  readonly exits: Bits;
}

/**
 * Where the guard will come by. Alarms and known cards are followed step by step; from the first unknown card on he is
 * everywhere at once, each way with its weight. A card drawn twice before the next shuffle is not ruled out: only the
 * square he stands on is, which is exact for the first unknown card and close enough beyond it.
 */
export function forecast(state: Immutable<State>, floor: number, question: Question): Forecast {
  if (state.guard[floor]! < 0) return Array.from({ length: question.movements }, () => NOTHING);
  const cards = cardsOf(state, floor, question.seat);
  const key = keyOf(state, floor, question, cards);
  let made = MADE.get(key);
  if (made === undefined) {
    made = walked(state, floor, question, cards);
    if (MADE.size >= MOST_MADE) MADE.clear();
    MADE.set(key, made);
  }
  return made;
}

export const NOTHING: Expected = { visits: new Float64Array(AREA), perilAt: () => 0 };

/** Forecasts that were made before: a guard is asked about again and again, and those of other floors stand still. */
const MADE = new Map<number, Forecast>();
const MOST_MADE = 1 << 11;

/** All that a forecast depends on. */
function keyOf(state: Immutable<State>, floor: number, question: Question, { known, pool }: Cards): number {
  const alarms = alarmsOn(state, floor) | (question.alarm < 0 ? 0 : bit(posOf(question.alarm)));
  const key = new Digest();
  key.add(numberOf(state.layouts[floor]!));
  key.add(state.guard[floor]!);
  key.add(state.goal[floor]!);
  key.add(state.die[floor]!);
  key.add(alarms);
  key.add(isHeld(state, floor, alarms) ? 1 : 0);
  key.add(playedBy(state, DISTRACT) >= 0 ? state.crow : NOWHERE);
  key.add(state.pace);
  key.add(SIGHTS.indexOf(question.sight));
  key.add(question.movements);
  key.add(question.alarm);
  key.add(question.exits);
  key.add(pool);
  key.addAll(known);
  return key.value;
}

function walked(
  state: Immutable<State>,
  floor: number,
  { sight, movements, alarm, exits }: Question,
  cards: Cards,
): Forecast {
  const total = new Float64Array(AREA);
  const walk = new Patrol(planAt(state, floor), cards, posOf(state.guard[floor]!), total);
  walk.alarms = alarmsOn(state, floor);
  if (state.crow >= 0 && floorOf(state.crow) === floor && playedBy(state, DISTRACT) >= 0) walk.crow = posOf(state.crow);
  const goal = state.goal[floor]!;
  walk.goal = goal < 0 ? walk.at : posOf(goal);
  if (alarm >= 0) {
    walk.alarms |= bit(posOf(alarm));
    walk.aim();
  }
  const peril = new Peril(planAt(state, floor), movements * state.die[floor]!, exits);
  return Array.from({ length: movements }, (_, n) => {
    walk.blind = sight === 'way' || (sight === 'movement' && n > 0);
    const steps = state.die[floor]! + count(walk.alarms) + (n === 0 ? state.pace : 0);
    if (!(n === 0 && isHeld(state, floor, walk.alarms))) walk.move(steps);
    return { visits: total.slice(), perilAt: sight === 'later' ? walk.perils(peril) : NOTHING.perilAt };
  });
}

const isHeld = (state: Immutable<State>, floor: number, alarms: Bits): boolean =>
  state.toolAt[DONUTS] === UNDER_GUARD + floor ||
  (state.crow === state.guard[floor] && alarms === 0 && playedBy(state, DISRUPT) >= 0);

function alarmsOn(state: Immutable<State>, floor: number): Bits {
  let alarms = 0;
  for (const pos of planAt(state, floor).places) if (has(state, cellAt(floor, pos), ALARM)) alarms |= bit(pos);
  return alarms;
}

/** R91 — Only what this seat has seen itself counts as known. */
function cardsOf(state: Immutable<State>, floor: number, seat: number): Cards {
  const deck = state.patrol[floor]!;
  const all = deckBits(state, floor);
  const known: Pos[] = [];
  let top = deck.length - 1;
  for (; top >= 0 && seenBy(deck[top]!, seat); top--)
    if (cardIn(deck[top]!) !== LOST_VISUAL) known.push(cardIn(deck[top]!));
  let gone = bitsOf(state.patrolDiscard[floor]!);
  for (let i = 0; i < deck.length; i++) if (seenBy(deck[i]!, seat)) gone |= bit(cardIn(deck[i]!));
  const left = top >= 0 ? all & ~gone : all;
  return { known, pool: left === 0 ? all : left };
}

/** The places that the patrol cards of a floor name: always the same. */
const DECKS = new Map<string, Bits>();
function deckBits({ options: { job, hole } }: Immutable<State>, floor: number): Bits {
  const key = `${job} ${hole} ${floor}`;
  let bits = DECKS.get(key);
  if (bits === undefined) {
    bits = bitsOf(patrolDeck(job, floor, holePos(hole)));
    DECKS.set(key, bits);
  }
  return bits;
}

class Patrol {
  at: Pos;
  goal: Pos;
  alarms: Bits = 0;
  /** Whoever looks does not think of cards that are not known. */
  blind = false;
  /** R46 — Where Distract costs him a step more, as long as his way is certain. */
  crow: Pos = NOWHERE;
  /** By place and goal: how likely he is there and going there; empty as long as it is certain. */
  private mass: Float64Array | undefined;
  private drawn = 0;
  private readonly plan: Plan;
  private readonly cards: Cards;
  private readonly visits: Float64Array;

  constructor(plan: Plan, cards: Cards, at: Pos, visits: Float64Array) {
    this.plan = plan;
    this.cards = cards;
    this.at = at;
    this.goal = at;
    this.visits = visits;
  }

  move(steps: number): void {
    let left = steps;
    while (left > 0 && this.mass === undefined) {
      if (this.at === this.goal) this.renew();
      else {
        this.step();
        left -= this.at === this.crow ? 2 : 1;
      }
    }
    while (left-- > 0 && !this.blind) this.spread();
  }

  /** R67 — The nearest alarm; of several the first. */
  aim(): void {
    let best = AREA;
    for (let rest = this.alarms; rest !== 0; rest &= rest - 1) {
      const far = distance(this.plan, this.at, lowest(rest));
      if (far < best) [best, this.goal] = [far, lowest(rest)];
    }
  }

  /** What he may do from now on to somebody at a place. */
  perils(peril: Peril): (place: Pos) => number {
    const { mass, plan, at, goal } = this;
    if (mass === undefined) return (place) => peril.at(place, at, goal);
    const known = new Float64Array(AREA).fill(Number.NaN);
    return (place) => {
      if (Number.isNaN(known[place])) known[place] = peril.among(place, mass, plan.places);
      return known[place]!;
    };
  }

  private step(): void {
    this.at = stepToward(this.plan, this.at, this.goal);
    this.visits[this.at]! += 1;
    if ((this.alarms & bit(this.at)) !== 0 || this.at === this.goal) this.renew();
  }

  private renew(): void {
    this.alarms &= ~bit(this.at);
    if (this.alarms !== 0) {
      this.aim();
      return;
    }
    while (this.drawn < this.cards.known.length) {
      this.goal = this.cards.known[this.drawn++]!;
      if (this.goal !== this.at) return;
    }
    this.mass = new Float64Array(AREA * AREA);
    this.deal(this.mass, this.at, 1);
  }

  /** Every card that may be next, with its share. */
  private deal(mass: Float64Array, at: Pos, weight: number): void {
    const goals = this.cards.pool & ~bit(at) || bitsOf(this.plan.places) & ~bit(at);
    const share = weight / count(goals);
    for (let rest = goals; rest !== 0; rest &= rest - 1) mass[at * AREA + lowest(rest)]! += share;
  }

  private spread(): void {
    const { plan, visits } = this;
    const before = this.mass!;
    const after = new Float64Array(AREA * AREA);
    for (const at of plan.places) {
      for (const goal of plan.places) {
        const weight = before[at * AREA + goal]!;
        if (weight === 0) continue;
        const to = stepToward(plan, at, goal);
        visits[to]! += weight;
        if (to === goal) this.deal(after, to, weight);
        else after[to * AREA + goal]! += weight;
      }
    }
    this.mass = after;
  }
}
