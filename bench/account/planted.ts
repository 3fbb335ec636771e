import { BOTS } from '#bots/index.ts';
import { Accounting } from '#table/accounting.ts';
import { quick } from '#table/chance.ts';
import { type Chance, type Immutable, reading, type Seat } from '#table/game.ts';
import { Mean } from '#table/measure.ts';
import { Play } from '#table/play.ts';
import type { GameRecord } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import { toldOf, verdictOf } from '#table/verdict.ts';
import { type Cast, tableOf } from './casting.ts';

/** What is planted: a move that is much worse, or luck as it comes once in twenty times. */
export const PLANTS = ['own', 'luck'] as const;
export type Plant = (typeof PLANTS)[number];

/** Whether an account found what had been planted. */
export interface Found {
  readonly plant: Plant;
  /** By how much it changed the chance of whoever moved, by a long search. */
  readonly size: number;
  /** It is among the moments that are named, and among the three that a page tells. */
  readonly named: boolean;
  readonly told: boolean;
}

/** So much of a win is much. */
const MUCH = 0.1;
/** Worlds to find a move with, and others to measure it in. */
const GLANCES = 24;
const WORLDS = 200;
/** Luck is the best of so many rolls. */
const ROLLS = 20;
/** One in so many turns is looked at, so that it is not always the first that would do. */
const LOOKS = 6;
const NONE = -1;

/** Plants something in game number `n` between normal bots and has it accounted for; undefined if there was no place for it. */
export async function plantedIn(cast: Cast, plant: Plant, n: number, seed: string): Promise<Found | undefined> {
  const planted = await new Planting(cast, plant, `${seed} ${plant} ${n}`).play(n);
  if (planted === undefined) return undefined;
  const { record, at, size } = planted;
  const { game, valuing } = cast;
  const accounting = new Accounting(game, valuing, record);
  for (let round = 0; round < valuing.rounds; round++) for (const _ of accounting.round());
  const { points } = verdictOf(valuing, accounting, valuing.rounds);
  const point = points.find((each) => each.at === at && each.cause === plant);
  return { plant, size, named: point !== undefined, told: point !== undefined && toldOf(points).includes(point) };
}

interface Planted {
  readonly record: GameRecord;
  /** The entry. */
  readonly at: number;
  readonly size: number;
}

/** An entry as it is made instead. */
interface Deed {
  readonly move: unknown;
  readonly chance: Chance;
  readonly size: number;
}

class Planting {
  private readonly cast: Cast;
  private readonly plant: Plant;
  private readonly seed: string;
  private readonly chance: Chance;

  constructor(cast: Cast, plant: Plant, seed: string) {
    this.cast = cast;
    this.plant = plant;
    this.seed = seed;
    this.chance = quick(seed);
  }

  async play(n: number): Promise<Planted | undefined> {
    const { cast, chance } = this;
    const { game, bot } = cast;
    const { seats, options } = tableOf(cast, 2 * n);
    const choose = BOTS.normal({ game, bot });
    const play = new Play(game, { options, seats }, quick(`${this.seed} deal`));
    const dice = quick(`${this.seed} dice`);
    let found: { readonly at: number; readonly size: number } | undefined;
    for (let at = 1; ; at++) {
      const state = reading(play.state);
      const seat = game.toAct(state)[0];
      if (seat === undefined) return found && { record: play.record(), ...found };
      const moves = game.moves(state, seat);
      const view = game.view(state, seat);
      const move = await choose({ seat, moves, chance, view, recalled: game.recall?.(state, seat) });
      const isLookedAt = found === undefined && chance.below(LOOKS) === 0;
      const deed = isLookedAt ? this.deedAt(state, seat, moves, move, at) : undefined;
      play.accept(granted(play.decide(seat, game.notate(deed?.move ?? move), deed?.chance ?? dice)));
      if (deed !== undefined) found = { at, size: deed.size };
    }
  }

  private deedAt(
    state: Immutable<unknown>,
    seat: Seat,
    moves: readonly unknown[],
    made: unknown,
    at: number,
  ): Deed | undefined {
    return this.plant === 'own' ? this.blunder(state, seat, moves, at) : this.stroke(state, seat, made, at);
  }

  /** The least of the moves that are worse by much, and would be so in worlds that its player cannot rule out. */
  private blunder(state: Immutable<unknown>, seat: Seat, moves: readonly unknown[], at: number): Deed | undefined {
    if (moves.length < 2) return undefined;
    const glances = moves.map((move) => this.worth(state, seat, move, { seed: `${at} glance`, count: GLANCES }));
    const most = Math.max(...glances);
    const best = glances.indexOf(most);
    const bad = glances.reduce((least, worth, i) => {
      return worth < most - MUCH && worth > (glances[least] ?? Number.NEGATIVE_INFINITY) ? i : least;
    }, NONE);
    if (bad === NONE) return undefined;
    const wide = { seed: `${at} long`, count: WORLDS };
    const size = this.worth(state, seat, moves[bad], wide) - this.worth(state, seat, moves[best], wide);
    return size > -MUCH ? undefined : { move: moves[bad], chance: quick(`${this.seed} ${at}`), size };
  }

  private worth(
    state: Immutable<unknown>,
    seat: Seat,
    move: unknown,
    { seed, count }: { readonly seed: string; readonly count: number },
  ): number {
    const { game } = this.cast;
    const mean = new Mean();
    for (let n = 0; n < count; n++) {
      const own = `${this.seed} ${seed} ${n}`;
      const world = game.determinize((game.recall ?? game.view)(state, seat), quick(own));
      const after = game.clone(reading(world));
      game.step(after, seat, move, quick(`${own} dice`), silence);
      mean.add(this.judged(after, seat, `${own} on`, reading(world)));
    }
    return mean.measure.value;
  }

  /** The best of many rolls, if it gives much more than they do on average; how much is measured apart from how it was found. */
  private stroke(state: Immutable<unknown>, seat: Seat, move: unknown, at: number): Deed | undefined {
    const worth = (roll: number, seed: string, count: number): number => {
      const mean = new Mean();
      for (let n = 0; n < count; n++) {
        const own = `${this.seed} ${at} ${seed} ${n}`;
        const after = this.rolled(state, seat, move, { at, roll });
        mean.add(this.judged(this.cast.valuing.anew(reading(after), own), seat, own));
      }
      return mean.measure.value;
    };
    const rolls = Array.from({ length: ROLLS }, (_, roll) => roll);
    const glances = rolls.map((roll) => worth(roll, 'glance', GLANCES));
    const best = glances.indexOf(Math.max(...glances));
    if (glances[best]! - average(glances) < MUCH) return undefined;
    const size = worth(best, 'long', WORLDS) - average(rolls.map((roll) => worth(roll, 'all', WORLDS / ROLLS)));
    return size < MUCH ? undefined : { move, chance: this.diceOf({ at, roll: best }), size };
  }

  private rolled(state: Immutable<unknown>, seat: Seat, move: unknown, roll: Roll): unknown {
    const { game } = this.cast;
    const after = game.clone(state);
    game.step(after, seat, move, this.diceOf(roll), silence);
    return after;
  }

  private readonly diceOf = ({ at, roll }: Roll): Chance => quick(`${this.seed} ${at} roll ${roll}`);

  private judged(state: unknown, seat: Seat, seed: string, since?: Immutable<unknown>): number {
    const { game, valuing } = this.cast;
    const outcome = game.outcome(reading(state));
    if (outcome === undefined) return valuing.guess(state, seed, since)[seat]!;
    const { winners } = outcome;
    return winners.includes(seat) ? (valuing.isCrew ? 1 : 1 / winners.length) : 0;
  }
}

interface Roll {
  readonly at: number;
  readonly roll: number;
}

const average = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
const silence = (): void => {};
