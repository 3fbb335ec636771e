import { shuffle } from '#table/chance.ts';
import type { Chance, Immutable, Seat } from '#table/game.ts';
import { extraDie, ROLES } from '../components/characters.ts';
import { type Cell, cellOf, floorOf, SQUARES } from '../components/squares.ts';
import type { Move } from '../move.ts';
import { all, some } from '../odds/dice.ts';
import { spottedFloor } from '../rules/characters.ts';
import { legalMoves } from '../rules/moves.ts';
import { spend } from '../rules/moving.ts';
import { isLocked } from '../rules/tiles.ts';
import { step, toAct } from '../rules/turn.ts';
import { ABILITY_USED, clone, has, isUp, NO_TILE, OFF, ORDERS_DECLINED, SAFE_OPEN, type State } from '../state.ts';
import type { Sight } from './forecast.ts';
import { glimpses } from './glimpse.ts';
import { Mates } from './mates.ts';
import { actionsToOpen, rollWorth } from './opening.ts';
import { keyOf, type Point } from './point.ts';
import { type Care, type Outcome, outcomesOn, putRoom } from './rooms.ts';
import { type Field, Routes, type Target } from './routes.ts';
import { Forecasts, standing } from './standing.ts';
import { shareOf, surveyOf } from './survey.ts';
import { digitsOf, type Needs } from './tasks.ts';
import { scarcity, urgency } from './urgency.ts';
import { WEIGHTS } from './weights.ts';
import { Errand, type Wish } from './wish.ts';

export interface Plan {
  readonly move: Move;
  readonly worth: number;
}

const silence = (): void => {};

/** How thoroughly somebody thinks of unknown rooms, and how far ahead of guards. */
export interface Thinker {
  readonly care?: Care;
  readonly sight?: Sight;
  /** What this seat has promised to do. */
  readonly wish?: Wish | undefined;
}

/** Thinks one turn of a seat through, to the end of its actions. */
export class Turn {
  private readonly seat: Seat;
  private readonly world: Immutable<State>;
  private readonly chance: Chance;
  private readonly care: Care;
  private readonly needs: Needs;
  private readonly targets: readonly Target[];
  private readonly routes: Routes;
  private readonly fields = new Map<number, Field>();
  private readonly mates: Mates;
  private readonly forecasts: Forecasts;
  private readonly known = new Map<number, number>();
  /** What a step is worth to this player, and work to the crew. */
  private readonly urgency: number;
  private readonly crewUrgency: number;
  private readonly errand: Errand | undefined;
  private readonly rooms = new Map<number, readonly Outcome[]>();
  private readonly patrols = new Map<number, readonly (readonly number[])[]>();

  constructor(
    world: Immutable<State>,
    seat: Seat,
    chance: Chance,
    { care = 'all', sight = 'later', wish }: Thinker = {},
  ) {
    this.care = care;
    this.forecasts = new Forecasts(sight);
    this.seat = seat;
    this.world = world;
    this.chance = chance;
    const survey = surveyOf(world);
    this.needs = survey.needs;
    const share = shareOf(world, seat, survey);
    this.targets = share.tasks;
    this.routes = survey.routes[seat] ?? new Routes(world, seat);
    this.crewUrgency = scarcity(world, survey.tasks) * urgency(world);
    this.mates = new Mates(world, seat, survey, this.crewUrgency);
    this.urgency = share.isIdle ? WEIGHTS.idle * urgency(world) : this.crewUrgency;
    this.errand = wish && new Errand(world, seat, wish, this.routes);
  }

  /** All moves with what they are worth, the best first. */
  plans(world: State, moves: readonly Move[]): Plan[] {
    const start: Point = { state: world, credit: 0, peeked: [], rolls: 0, found: NO_TILE };
    return moves
      .filter((move) => isSensible(move, world))
      .map((move) => ({ move, worth: this.worthOf(start, move) - (FREE.has(move.type) ? WEIGHTS.trifle : 0) }))
      .sort((a, b) => b.worth - a.worth);
  }

  private worthOf(point: Point, move: Move): number {
    const { state } = point;
    if (WALKS.has(move.type) && this.errand?.wish.intent === 'wait') return Number.NEGATIVE_INFINITY;
    switch (move.type) {
      case 'end':
        return this.ending(point);
      case 'peek':
        return this.explore(this.peeking(point, cellOf(move.at)));
      case 'x-ray':
      case 'enhance':
        return this.explore(this.freely(point, cellOf(move.at)));
      case 'crack':
        return this.explore(this.rollingFor(point, cellOf(move.safe)));
      case 'add-die':
        return this.working(point, move, WEIGHTS.safeWork * this.dieWorth(state, cellOf(move.safe)));
      case 'set-die':
      case 'as-rolled':
        return this.setting(point, move);
      case 'go':
        return this.go(point, move, cellOf(move.to));
      case 'order':
        return this.ordering(point, move);
      case 'disguise':
        return this.explore({ ...point, state: this.after(state, move) }) - WEIGHTS.order;
      case 'spot':
        return this.spotting(point);
      default:
        return this.explore({ ...point, state: this.after(state, move) });
    }
  }

  private go(point: Point, move: Move, to: Cell): number {
    const { state } = point;
    if (!isUp(state, to)) return this.enterUnknown(point, move, to);
    if (isLocked(state, to)) {
      const opens = some(1 + state.tries.filter((tried) => tried === to).length + this.steady, 1);
      const open = this.explore({ ...point, state: this.after(state, move, rolling(this.chance, 5)) });
      const shut = this.explore({ ...point, state: this.after(state, move, rolling(this.chance, 0)) });
      return opens * open + (1 - opens) * shut;
    }
    return this.arrivals(state, floorOf(to)).reduce(
      (sum, before, _, all) => sum + this.explore({ ...point, state: this.after(before, move) }) / all.length,
      0,
    );
  }

  /** R48 — One thinks for all, so whoever is told to go agrees; only where it is known what comes of it. */
  private ordering(point: Point, move: Extract<Move, { type: 'order' }>): number {
    const { state } = point;
    const to = cellOf(move.to);
    if (!isUp(state, to) || isLocked(state, to) || state.guard[floorOf(to)] === OFF) return Number.NEGATIVE_INFINITY;
    const agreed = this.after(this.after(state, move), { type: 'agree' }, this.chance, move.seat);
    return this.explore({ ...point, state: agreed }) - WEIGHTS.order;
  }

  /** R50 — The last thing to do: whichever card lies on top, it stays there or goes under, as is better. */
  private spotting(point: Point): number {
    const spent = idle(point.state);
    const floor = spottedFloor(spent, this.seat);
    const seen = floor === OFF ? [] : glimpses(spent, this.seat, floor);
    if (seen.length === 0) return Number.NEGATIVE_INFINITY;
    const worthOf = (state: State): number => this.ending({ ...point, state });
    return seen.reduce((sum, { top, bottom }) => sum + Math.max(worthOf(top), worthOf(bottom)), 0) / seen.length;
  }

  /** R9 — Where the guard of a new floor appears and goes, nobody knows: the state before it is entered, as it may be. */
  private arrivals(state: State, floor: number): readonly State[] {
    if (state.guard[floor] !== OFF) return [state];
    return this.decks(floor).map((deck) => {
      const before = clone(state);
      before.patrol[floor] = deck.slice();
      return before;
    });
  }

  /** The patrol deck of a floor as it may lie, the same ways wherever the floor is entered. */
  private decks(floor: number): readonly (readonly number[])[] {
    let decks = this.patrols.get(floor);
    if (decks === undefined) {
      decks = Array.from({ length: ARRIVALS[this.care] }, () => {
        const deck = this.world.patrol[floor]!.toSorted((a, b) => a - b);
        shuffle(deck, this.chance);
        return deck;
      });
      this.patrols.set(floor, decks);
    }
    return decks;
  }

  /** What the room can be, each with its chance; some of it stands for all of it. */
  private enterUnknown(point: Point, move: Move, to: Cell): number {
    if (point.found !== NO_TILE) return Number.NEGATIVE_INFINITY;
    const credit = point.credit + this.peekWorth(to);
    const peeked = [...point.peeked, to];
    let worth = 0;
    const arrivals = this.arrivals(point.state, floorOf(to));
    for (const { kind, chance } of this.outcomes(floorOf(to)))
      for (const before of arrivals) {
        const state = clone(before);
        putRoom(state, to, kind);
        step(state, this.seat, move, this.chance, silence);
        const found = state.tiles[to]!;
        worth += (chance / arrivals.length) * this.explore({ ...point, state, credit, peeked, found });
      }
    return worth;
  }

  private outcomes(floor: number): readonly Outcome[] {
    let outcomes = this.rooms.get(floor);
    if (outcomes === undefined) {
      outcomes = outcomesOn(this.world, floor, this.care);
      this.rooms.set(floor, outcomes);
    }
    return outcomes;
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
  private ending(point: Point): number {
    const { state, credit, peeked } = point;
    const at = state.at[this.seat]!;
    const way = at < 0 ? 0 : Math.min(WEIGHTS.far, this.wayFrom(at, peeked));
    return (
      this.crewUrgency * credit -
      this.urgency * WEIGHTS.step * way +
      this.mates.nearer(state) +
      (this.errand?.worth(point) ?? 0) +
      standing(state, this.seat, this.forecasts)
    );
  }

  /** To the next task: where one is done, the way to another must not seem to undo it. */
  private wayFrom(at: Cell, peeked: readonly Cell[]): number {
    const next = this.fieldWithout(peeked)[at]!;
    return peeked.length === 0 ? next : Math.min(next, this.fieldWithout([])[at]! + WEIGHTS.onward);
  }

  private fieldWithout(peeked: readonly Cell[]): Field {
    const key = peeked.length > 1 ? peeked.toSorted((a, b) => a - b).reduce(joined) : (peeked[0] ?? OFF);
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

  /** Work that is done for certain. */
  private working(point: Point, move: Move, worth: number): number {
    return this.explore({ ...point, state: this.after(point.state, move), credit: point.credit + worth });
  }

  /** A peek is only counted, not looked at. What is learnt early can still be acted on. */
  private peeking(point: Point, cell: Cell): Point {
    const state = idle(point.state);
    const credit = point.credit + this.peekWorth(cell) + WEIGHTS.early * state.left;
    return { ...point, state, credit, peeked: [...point.peeked, cell] };
  }

  /** R43 — The Hawk's peek costs no action. */
  private freely(point: Point, cell: Cell): Point {
    const state = clone(point.state);
    state.done |= ABILITY_USED;
    return { ...point, state, credit: point.credit + this.peekWorth(cell), peeked: [...point.peeked, cell] };
  }

  /** A roll is only counted, and the less the likelier it is that those before have done it already. */
  private rollingFor(point: Point, safe: Cell): Point {
    const { known, missing } = digitsOf(point.state, safe);
    const dice = this.diceOn(point.state, safe);
    const open = known === 0 ? 0 : all(dice * point.rolls, known);
    const worth = WEIGHTS.safeWork * rollWorth(dice, missing, known) * (1 - open);
    const state = idle(point.state);
    return { ...point, state, credit: point.credit + worth + WEIGHTS.early * state.left, rolls: point.rolls + 1 };
  }

  /** R33 — The dice lie there: what they leave to be done on the safe is known, with a die set and without. */
  private setting(point: Point, move: Move): number {
    const { pending } = point.state;
    const asked = pending[pending.length - 1]!;
    if (!('ask' in asked) || asked.ask !== 'stethoscope') throw new Error(`${move.type} was not asked for`);
    const { safe } = asked;
    const state = this.after(point.state, move);
    const saved = this.workOn(point.state, safe) - (has(state, safe, SAFE_OPEN) ? 0 : this.workOn(state, safe));
    return this.explore({ ...point, state, credit: point.credit + WEIGHTS.safeWork * saved });
  }

  /** Actions until a safe can be expected to open. */
  private workOn(state: Immutable<State>, safe: Cell): number {
    return actionsToOpen(this.diceOn(state, safe), digitsOf(state, safe).missing);
  }

  private dieWorth(state: Immutable<State>, safe: Cell): number {
    const { missing } = digitsOf(state, safe);
    const dice = this.diceOn(state, safe);
    return actionsToOpen(dice, missing) - actionsToOpen(dice + 1, missing);
  }

  private peekWorth(cell: Cell): number {
    const need = this.needs.get(cell);
    return need === undefined ? WEIGHTS.spareReveal : need * WEIGHTS.reveal;
  }

  private diceOn(state: Immutable<State>, safe: Cell): number {
    return state.tokens[safe]! + this.steady;
  }

  private get steady(): number {
    return extraDie(ROLES[this.world.role[this.seat]!]!);
  }
}

/** Cells in order as one number. */
const joined = (cells: number, cell: Cell): number => (cells + 1) * SQUARES.length + cell;

/** The same with an action spent. */
function idle(state: Immutable<State>): State {
  const next = clone(state);
  spend(next, 1);
  return next;
}

/** How many possible guard arrivals are sampled. */
const ARRIVALS = { all: 8, likely: 2 } as const satisfies Record<Care, number>;

/** Moves that are not thought about: trades are left to people, and a Stealth is worth more than the tool that Tinker may bring. */
const NEVER: ReadonlySet<Move['type']> = new Set(['give-up', 'give', 'take', 'tinker']);
/** What costs no action and can be done again and again is for the end of a turn, when it is clear what it is good for. */
const AT_THE_END: ReadonlySet<Move['type']> = new Set(['crybaby', 'crow']);
/** What whoever waits does not do. */
const WALKS: ReadonlySet<Move['type']> = new Set(['go', 'slip', 'climb', 'escape', 'disguise']);
/** What costs nothing must bring something, or it would go on for ever. */
const FREE: ReadonlySet<Move['type']> = new Set(['crybaby', 'crow', 'slip']);
/** R40 — From one guard straight to another costs nothing either, and back again. R79 — Nobody likes to be asked twice. */
const isOnceMore = (move: Move, { slipped, done }: Immutable<State>): boolean =>
  (move.type === 'slip' && slipped === 1) || (move.type === 'order' && (done & ORDERS_DECLINED) !== 0);
const isSensible = (move: Move, state: Immutable<State>): boolean =>
  !NEVER.has(move.type) && !(AT_THE_END.has(move.type) && state.left > 0) && !isOnceMore(move, state);

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
