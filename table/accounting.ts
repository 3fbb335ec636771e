import type { Account, AnyValuing, CurvePoint, Item, Misstep, Shift, Sum } from './account.ts';
import { quick } from './chance.ts';
import { type AnyGame, type Immutable, type Outcome, reading, type Seat, seatsOf } from './game.ts';
import { bestOf, type Deed, isHopeless, type Juncture, juncturesIn, rivalsOf } from './junctures.ts';
import { Mean, minus, NOTHING, plus } from './measure.ts';
import type { GameRecord } from './record.ts';

/** A first curve looks at so many junctures … */
const SKETCHED = 24;
/** … and twice, which tells how sure it is. */
const TWICE = 2;
/**
 * Works out what decided a game that is over, a little better with each round. It steps through the real rules and judges
 * a decision only in worlds that its player could not rule out. Why the parts add up, and why luck is nobody's in the
 * long run: docs/decisions/0012-account.md.
 */
export class Accounting {
  private readonly game: AnyGame;
  private readonly valuing: AnyValuing;
  private readonly record: GameRecord;
  private readonly seed: string;
  private readonly seats: readonly Seat[];
  private readonly result: Chances;
  private readonly junctures: readonly Juncture[];
  private readonly totals: readonly Total[];
  private rounds = 0;

  /** Of a game that has ended, for whoever may see everything of it. */
  constructor(game: AnyGame, valuing: AnyValuing, record: GameRecord, seed = record.hash) {
    if (record.outcome === undefined) throw new Error('the game goes on');
    this.game = game;
    this.valuing = valuing;
    this.record = record;
    this.seed = seed;
    this.seats = seatsOf(record.seats);
    this.result = sharesOf(record.outcome, this.seats, valuing);
    this.junctures = juncturesIn(game, record);
    this.totals = this.seats.map(() => ({ start: new Mean(), luck: new Mean(), done: new Mean(), others: new Mean() }));
  }

  /** A quick first curve. */
  *sketch(): Generator<void> {
    const every = Math.max(1, Math.ceil(this.junctures.length / SKETCHED));
    for (let look = 0; look < TWICE; look++) {
      const seed = `${this.seed} sketch ${look}`;
      for (const [n, { state, made, worth }] of this.junctures.entries()) {
        if (n % every > 0 && made !== undefined) continue;
        const chances = this.chancesAt(state, made, seed);
        for (const seat of this.seats) worth[seat]!.add(chances[seat]!);
        yield;
      }
    }
  }

  /** The junctures that were looked at twice by now. */
  curve(): readonly CurvePoint[] {
    return this.junctures
      .filter(({ worth }) => worth[0]!.count >= TWICE)
      .map(({ at, worth }) => ({ at, chances: worth.map(({ measure }) => measure) }));
  }

  /** One more look at every position, with the same luck ahead for all of them; whoever asks may stop after any step. */
  *round(): Generator<void> {
    const seed = `${this.seed} ${this.rounds}`;
    const start = this.dealt(seed);
    const chances: Chances[] = [];
    const expected: (Chances | undefined)[] = [];
    for (const { state, made } of this.junctures) {
      chances.push(this.chancesAt(state, made, seed));
      expected.push(made?.isChance ? this.expectation(state, made, seed) : undefined);
      if (made !== undefined) this.compare(state, made, seed);
      yield;
    }
    this.add(start, chances, expected);
    this.rounds += 1;
  }

  /** What is known by now; undefined before every position was looked at twice. */
  account(): Account | undefined {
    if (this.rounds < TWICE) return undefined;
    const items = this.junctures.map((juncture) => itemOf(juncture, this.seats));
    const sums = this.seats.map((seat): Sum => {
      const { start, luck, done, others } = this.totals[seat]!;
      const own = plus(...items.map(({ shifts }) => shifts[seat]!.own));
      return {
        start: start.measure,
        luck: luck.measure,
        unknown: minus(done.measure, own),
        own,
        others: others.measure,
        result: this.result[seat]!,
      };
    });
    return { curve: this.curve(), items, sums };
  }

  /** What was decided in this entry, if another move was clearly better. */
  choice(at: number): Misstep | undefined {
    const { game } = this;
    const place = this.junctures.find(({ made }) => made?.at === at);
    const name = place?.made && bestOf(place.made).name;
    if (name === undefined) return undefined;
    const { state, made } = place!;
    const { seat, move } = made!;
    const moves = game.moves(state, seat);
    return {
      seat,
      view: game.view(state, seat),
      recalled: game.recall?.(state, seat),
      moves,
      made: game.notate(move),
      better: moves.find((move) => game.notate(move) === name),
    };
  }

  private chancesAt(state: Immutable<unknown>, made: Deed | undefined, seed: string): Chances {
    return made === undefined ? this.result : this.judged(this.valuing.anew(state, seed), seed);
  }

  /** What a deal is worth before it is dealt. */
  private dealt(seed: string): Chances {
    const { options, seats } = this.record;
    return this.judged(this.game.setup(options, seats, quick(`${seed} deal`)), seed);
  }

  /** What was to be expected of the move that was made. */
  private expectation(state: Immutable<unknown>, { at, seat, move }: Deed, seed: string): Chances {
    const world = this.valuing.anew(state, seed);
    this.game.step(world, seat, move, quick(`${seed} after ${at}`), silence);
    return this.judged(world, seed);
  }

  /** The move that was made beside others, in the same world and with the same dice. */
  private compare(state: Immutable<unknown>, made: Deed, seed: string): void {
    const { game } = this;
    const { at, seat, move } = made;
    made.rivals ??= rivalsOf(game, this.valuing, state, made);
    const rivals = made.rivals.filter(({ leads }) => !leads.every(isHopeless));
    if (rivals.length === 0) return;
    const world = reading(game.determinize((game.recall ?? game.view)(state, seat), quick(`${seed} world ${at}`)));
    const worth = (each: unknown): number => {
      const after = game.clone(world);
      game.step(after, seat, each, quick(`${seed} try ${at}`), silence);
      return this.judged(after, seed, world)[seat]!;
    };
    const own = worth(move);
    for (const { move: other, leads } of rivals) leads[this.rounds % 2]!.add(worth(other) - own);
  }

  private judged(state: unknown, seed: string, since?: Immutable<unknown>): Chances {
    const outcome = this.game.outcome(reading(state));
    return outcome === undefined ? this.valuing.guess(state, seed, since) : sharesOf(outcome, this.seats, this.valuing);
  }

  /** Adds up what one round has found: from each position to the next, so that nothing is left over. */
  private add(start: Chances, chances: readonly Chances[], expected: readonly (Chances | undefined)[]): void {
    for (const seat of this.seats) {
      const sum = { luck: 0, done: 0, others: 0 };
      const note = ({ luck, done }: Change, by: Seat | undefined, { lucks, dones }: Juncture): void => {
        sum.luck += luck;
        sum[seat === by ? 'done' : 'others'] += done;
        lucks[seat]!.add(luck);
        dones[seat]!.add(done);
      };
      for (const [n, juncture] of this.junctures.entries()) {
        const now = chances[n]![seat]!;
        juncture.worth[seat]!.add(now);
        if (n === 0) note({ luck: now - start[seat]!, done: 0 }, undefined, juncture);
        else {
          const hoped = expected[n - 1]?.[seat] ?? now;
          note(
            { luck: now - hoped, done: hoped - chances[n - 1]![seat]! },
            deciderOf(this.junctures[n - 1]!.made!),
            juncture,
          );
        }
      }
      const total = this.totals[seat]!;
      total.start.add(start[seat]!);
      total.luck.add(sum.luck);
      total.done.add(sum.done);
      total.others.add(sum.others);
    }
  }
}

/** By seats. */
type Chances = readonly number[];

/** From one position to the next. */
interface Change {
  readonly luck: number;
  /** By whoever moved. */
  readonly done: number;
}

/** What a seat comes to, over the whole game. */
interface Total {
  readonly start: Mean;
  readonly luck: Mean;
  readonly done: Mean;
  readonly others: Mean;
}

function itemOf({ at, from, lucks, dones }: Juncture, seats: readonly Seat[]): Item {
  const { loss, name } = from === undefined ? { loss: NOTHING } : bestOf(from);
  const shifts = seats.map((seat): Shift => {
    const [luck, done] = [lucks[seat]!.measure, dones[seat]!.measure];
    return seat === (from && deciderOf(from))
      ? { luck, unknown: minus(done, loss), own: loss, others: NOTHING }
      : { luck, unknown: NOTHING, own: NOTHING, others: done };
  });
  const isChoice = (from?.rivals?.length ?? 0) > 0;
  return { at, seat: from?.seat, shifts, ...(isChoice && { isChoice }), ...(name !== undefined && { better: name }) };
}

const silence = (): void => {};

/** Nobody, where a bot stood in. */
const deciderOf = ({ seat, isStandIn }: Deed): Seat | undefined => (isStandIn ? undefined : seat);

function sharesOf({ winners }: Outcome, seats: readonly Seat[], { isCrew }: AnyValuing): readonly number[] {
  return seats.map((seat) => (winners.includes(seat) ? (isCrew ? 1 : 1 / winners.length) : 0));
}
