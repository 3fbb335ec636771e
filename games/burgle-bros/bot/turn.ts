import type { Chance, Immutable, Seat } from '#table/game.ts';
import { type Cell, cellOf, floorOf } from '../components/squares.ts';
import {
  ATRIUM,
  CAMERA,
  COMPUTER_FINGERPRINT,
  COMPUTER_LASER,
  COMPUTER_MOTION,
  DEADBOLT,
  FINGERPRINT,
  FOYER,
  KEYPAD,
  KIND,
  KINDS,
  LABORATORY,
  LASER,
  LAVATORY,
  MOTION,
  SAFE,
  SCANNER,
  SECRET_DOOR,
  SERVICE_DUCT,
  STAIRS,
  THERMO,
  WALKWAY,
} from '../components/tiles.ts';
import type { Move } from '../move.ts';
import { hiddenOdds } from '../odds/hidden.ts';
import { legalMoves } from '../rules/moves.ts';
import { spend } from '../rules/moving.ts';
import { isLocked } from '../rules/tiles.ts';
import { step, toAct } from '../rules/turn.ts';
import { clone, isUp, OFF, type State } from '../state.ts';
import type { View } from '../view.ts';
import { actionsToOpen, rollWorth } from './opening.ts';
import { type Field, Routes, type Target } from './routes.ts';
import { type Forecasts, standing } from './standing.ts';
import { digitsOf, type Needs, needsOf, shareOf, tasksOf } from './tasks.ts';
import { crewUrgency, scarcity, urgency } from './urgency.ts';
import { WEIGHTS } from './weights.ts';

/** How far a plan looks. */
export interface Depth {
  /** Into how many unknown rooms it walks in thought. */
  readonly rooms: number;
  /** Whether an unknown room is tried as everything it can be, or as one of a few classes. */
  readonly everyKind: boolean;
}

/** A point in the middle of a turn that is thought through. */
interface Point {
  readonly state: State;
  /** What peeks, dice and the like have brought so far, without looking at what they would show. */
  readonly credit: number;
  /** Tiles that are peeked at in thought: nobody knows what they are. */
  readonly peeked: readonly Cell[];
  readonly rooms: number;
}

/** What an unknown room may be. */
interface Outcome {
  readonly kind: number;
  readonly chance: number;
}

export interface Plan {
  readonly move: Move;
  readonly worth: number;
}

const silence = (): void => {};

/** Thinks one turn of a seat through, to the end of its actions. */
export class Turn {
  private readonly seat: Seat;
  private readonly view: View;
  private readonly depth: Depth;
  private readonly chance: Chance;
  private readonly needs: Needs;
  private readonly targets: readonly Target[];
  private readonly routes: Routes;
  private readonly fields = new Map<string, Field>();
  private readonly forecasts: Forecasts = new Map();
  private readonly known = new Map<string, number>();
  /** What a step is worth to this player, and work to the crew. */
  private readonly urgency: number;
  private readonly crewUrgency: number;
  private readonly rooms = new Map<number, readonly Outcome[]>();

  constructor(view: View, world: State, seat: Seat, depth: Depth, chance: Chance) {
    this.seat = seat;
    this.view = view;
    this.depth = depth;
    this.chance = chance;
    this.needs = needsOf(world);
    const tasks = tasksOf(world, this.needs);
    this.targets = shareOf(world, seat, tasks);
    this.routes = new Routes(world, seat);
    const scarce = scarcity(world, tasks);
    this.urgency = scarce * urgency(world, seat);
    this.crewUrgency = scarce * crewUrgency(world);
  }

  /** All moves with what they are worth, the best first. */
  plans(world: State, moves: readonly Move[]): Plan[] {
    const start: Point = { state: world, credit: 0, peeked: [], rooms: this.depth.rooms };
    return moves
      .filter((move) => isSensible(move, world))
      .map((move) => ({ move, worth: this.worthOf(start, move) }))
      .sort((a, b) => b.worth - a.worth);
  }

  private worthOf(point: Point, move: Move): number {
    const { state } = point;
    switch (move.type) {
      case 'end':
        return this.ending(point);
      case 'peek':
        return this.explore(this.virtually(point, this.peekWorth(cellOf(move.at)), cellOf(move.at)));
      case 'x-ray':
      case 'enhance':
        return this.explore(this.freely(point, cellOf(move.at)));
      case 'crack': {
        const safe = cellOf(move.safe);
        return this.explore(this.virtually(point, this.rollCredit(state, safe)));
      }
      case 'add-die': {
        const safe = cellOf(move.safe);
        const { missing } = digitsOf(state, safe);
        const dice = this.diceOn(state, safe);
        const worth = WEIGHTS.safeWork * (actionsToOpen(dice, missing) - actionsToOpen(dice + 1, missing));
        return this.explore({ ...point, state: this.after(state, move), credit: point.credit + worth });
      }
      case 'hack': {
        const worth = state.tokens[state.at[this.seat]!]! < 2 ? WEIGHTS.token : 0;
        return this.explore({ ...point, state: this.after(state, move), credit: point.credit + worth });
      }
      case 'go':
        return this.go(point, move, cellOf(move.to));
      default:
        return this.explore({ ...point, state: this.after(state, move) });
    }
  }

  private go(point: Point, move: Move, to: Cell): number {
    const { state } = point;
    if (!isUp(state, to)) return this.enterUnknown(point, move, to);
    if (isLocked(state, to)) {
      const dice = 1 + state.tries.filter((tried) => tried === to).length;
      const opens = 1 - (5 / 6) ** dice;
      const open = this.explore({ ...point, state: this.after(state, move, rolling(this.chance, 5)) });
      const shut = this.explore({ ...point, state: this.after(state, move, rolling(this.chance, 0)) });
      return opens * open + (1 - opens) * shut;
    }
    if (state.guard[floorOf(to)] === OFF) return this.enterFloor(point, move);
    return this.explore({ ...point, state: this.after(state, move) });
  }

  /** R9 — Where the guard of a new floor appears and goes, nobody knows. */
  private enterFloor(point: Point, move: Move): number {
    let worth = 0;
    for (let n = 0; n < ARRIVALS; n++)
      worth += this.explore({ ...point, state: this.after(point.state, move) }) / ARRIVALS;
    return worth;
  }

  /** What the room can be, each with its chance; some of it stands for all of it. */
  private enterUnknown(point: Point, move: Move, to: Cell): number {
    if (point.rooms === 0) return Number.NEGATIVE_INFINITY;
    const credit = point.credit + this.peekWorth(to);
    const peeked = [...point.peeked, to];
    let worth = 0;
    for (const { kind, chance } of this.outcomes(floorOf(to))) {
      const state = clone(point.state);
      put(state, to, kind);
      step(state, this.seat, move, this.chance, silence);
      worth += chance * this.explore({ state, credit, peeked, rooms: point.rooms - 1 });
    }
    return worth;
  }

  private outcomes(floor: number): readonly Outcome[] {
    const known = this.rooms.get(floor);
    if (known !== undefined) return known;
    const kinds = hiddenOdds(this.view)[floor]!.kinds.map(({ kind, chance }) => ({
      kind: KINDS.indexOf(kind),
      chance,
    }));
    const some = this.depth.everyKind ? kinds : byClass(kinds);
    this.rooms.set(floor, some);
    return some;
  }

  /** The best that can be made of a point: end the turn, or go on. */
  private explore(point: Point): number {
    const { state } = point;
    if (state.result !== 'playing' || state.turn !== this.seat) return this.ending(point);
    const key = keyOf(point);
    const known = this.known.get(key);
    if (known !== undefined) return known + this.crewUrgency * point.credit;
    const acting = toAct(state)[0]!;
    let best = state.pending.length === 0 ? this.ending(point) : Number.NEGATIVE_INFINITY;
    if (state.pending.length > 0 || state.left > 0)
      for (const move of legalMoves(state, acting)) {
        if (state.pending.length === 0 && !goesOn(move, point)) continue;
        const worth =
          state.pending.length === 0
            ? this.worthOf(point, move)
            : this.explore({ ...point, state: this.after(state, move, this.chance, acting) });
        if (worth > best) best = worth;
      }
    this.known.set(key, best - this.crewUrgency * point.credit);
    return best;
  }

  /** The actions end here. */
  private ending({ state, credit, peeked }: Point): number {
    const at = state.at[this.seat]!;
    const way = at < 0 ? 0 : Math.min(WEIGHTS.far, this.wayFrom(at, peeked));
    return this.crewUrgency * credit - this.urgency * WEIGHTS.step * way + standing(state, this.seat, this.forecasts);
  }

  /** To the next task: where one is done, the way to another must not seem to undo it. */
  private wayFrom(at: Cell, peeked: readonly Cell[]): number {
    const next = this.fieldWithout(peeked)[at]!;
    return peeked.length === 0 ? next : Math.min(next, this.fieldWithout([])[at]! + WEIGHTS.onward);
  }

  private fieldWithout(peeked: readonly Cell[]): Field {
    const key = peeked.toSorted((a, b) => a - b).join(' ');
    let field = this.fields.get(key);
    if (field === undefined) {
      field = this.routes.fieldTo(this.targets.filter(({ cell }) => !peeked.includes(cell)));
      this.fields.set(key, field);
    }
    return field;
  }

  private after(state: Immutable<State>, move: Move, chance: Chance = this.chance, seat: Seat = this.seat): State {
    const next = clone(state);
    step(next, seat, move, chance, silence);
    return next;
  }

  /** An action whose outcome is only counted, not looked at. */
  private virtually(point: Point, worth: number, peeked?: Cell): Point {
    const state = clone(point.state);
    spend(state, 1);
    // What is learnt early can still be acted on.
    const early = peeked === undefined ? 0 : EARLY * state.left;
    return {
      ...point,
      state,
      credit: point.credit + worth + early,
      peeked: peeked === undefined ? point.peeked : [...point.peeked, peeked],
    };
  }

  private freely(point: Point, cell: Cell): Point {
    const state = clone(point.state);
    state.done |= 1;
    return { ...point, state, credit: point.credit + this.peekWorth(cell), peeked: [...point.peeked, cell] };
  }

  private peekWorth(cell: Cell): number {
    const need = this.needs.get(cell);
    return need === undefined ? WEIGHTS.spareReveal : need * WEIGHTS.reveal;
  }

  private diceOn(state: Immutable<State>, safe: Cell): number {
    return state.tokens[safe]! + (this.view.crew[this.seat]!.ability === 'steady-hands' ? 1 : 0);
  }

  private rollCredit(state: Immutable<State>, safe: Cell): number {
    const { known, missing } = digitsOf(state, safe);
    const dice = this.diceOn(state, safe);
    return WEIGHTS.safeWork * rollWorth(dice, missing, known);
  }
}

const EARLY = 0.02;
/** How many ways it is tried for a guard to appear. */
const ARRIVALS = 4;

/** Moves that are thought about at the start of a plan. */
const NEVER: ReadonlySet<Move['type']> = new Set([
  'give-up',
  'give',
  'take',
  'order',
  'disguise',
  'tinker',
  'spot',
  'crow',
]);
/** Alarms of one's own choice are for the end of a turn, when it is clear what they are good for. */
const isSensible = (move: Move, { left }: Immutable<State>): boolean =>
  !NEVER.has(move.type) && !(move.type === 'crybaby' && left > 0);

/** Moves that are thought about further on. */
const GOES_ON: ReadonlySet<Move['type']> = new Set([
  'go',
  'peek',
  'hack',
  'add-die',
  'crack',
  'escape',
  'pick-up',
  'x-ray',
  'enhance',
]);
function goesOn(move: Move, { peeked }: Point): boolean {
  if (!GOES_ON.has(move.type)) return false;
  return !('at' in move) || move.at === 'roof' || !peeked.includes(cellOf(move.at));
}

/** A chance whose dice show this face. */
const rolling = (chance: Chance, face: number): Chance => ({
  below: (bound) => (bound === 6 ? face : chance.below(bound)),
});

/** Makes a face-down tile one of this kind: it changes places with another that is. */
function put(state: State, at: Cell, kind: number): void {
  if (KIND[state.tiles[at]!] === kind) return;
  const other = state.tiles.findIndex((tile, cell) => KIND[tile] === kind && !isUp(state, cell));
  if (other < 0) return;
  [state.tiles[at], state.tiles[other]] = [state.tiles[other]!, state.tiles[at]!];
}

/** What rooms do to whoever walks in, the first of each class as an example: nothing, ring at the end of the turn, ring, hold up, let fall. */
const CLASSES: readonly (readonly number[])[] = [
  [
    COMPUTER_FINGERPRINT,
    COMPUTER_LASER,
    COMPUTER_MOTION,
    SECRET_DOOR,
    SERVICE_DUCT,
    SAFE,
    STAIRS,
    CAMERA,
    ATRIUM,
    FOYER,
    LABORATORY,
    LAVATORY,
  ],
  [THERMO],
  [FINGERPRINT, LASER, MOTION, SCANNER],
  [DEADBOLT, KEYPAD],
  [WALKWAY],
];

/** One kind for each class that is still hidden, with the chance of the whole class: the same rooms are tried everywhere. */
function byClass(kinds: readonly Outcome[]): Outcome[] {
  const chanceOf = (kind: number): number => kinds.find((one) => one.kind === kind)?.chance ?? 0;
  const classes = CLASSES.flatMap((members) => {
    const chance = members.reduce((sum, kind) => sum + chanceOf(kind), 0);
    return chance === 0 ? [] : [{ kind: members.find((kind) => chanceOf(kind) > 0)!, chance }];
  });
  const all = classes.reduce((sum, { chance }) => sum + chance, 0);
  return classes.map(({ kind, chance }) => ({ kind, chance: chance / all }));
}

/** A number that tells lists apart, near enough. */
function digest(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum = (Math.imul(sum, 31) + list[i]! + 1) | 0;
  return sum;
}

/** All that matters for how a turn can go on. */
function keyOf({ state, peeked, rooms }: Point): string {
  const { at, left, spent, stealth, goal, guard, entered, pending, done, toolAt, lootAt } = state;
  const seen = peeked.toSorted((a, b) => a - b);
  const asked = pending.length === 0 ? '' : JSON.stringify(pending);
  return `${at} ${left} ${spent} ${stealth} ${goal} ${guard} ${entered} ${done} ${rooms} ${seen} ${digest(state.marks)} ${digest(state.tokens)} ${digest(state.tiles)} ${toolAt} ${lootAt} ${asked}`;
}
