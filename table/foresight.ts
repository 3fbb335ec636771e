import { branches, sampling, startingWith } from './chance.ts';
import {
  type AnyView,
  type Chance,
  type Game,
  type Immutable,
  reading,
  type Seat,
  type Tagged,
  type Viewer,
} from './game.ts';
import { sha256Hex } from './hash.ts';

/** One way in which a move may turn out, and how likely it is. */
export interface Way<T> {
  readonly chance: number;
  readonly told: T;
}

/** What a move may bring. */
export interface Foresight<T> {
  readonly endings: readonly Way<T>[];
  /** Two standard errors of a chance, at most; 0 where every way was gone, so that certain means certain. */
  readonly error: number;
}

/** What is kept of a way that was gone: of what the viewer would be told, and of the world that it leads to. */
export type Digest<S, E, T> = (events: readonly E[], after: Immutable<S>) => T;

/** What is asked of a game to look ahead in it. */
export type Foreseeable<S, M, E extends Tagged, V extends AnyView> = Pick<
  Game<S, M, E, V, never>,
  'clone' | 'determinize' | 'imagine' | 'redact' | 'step'
>;

/** How much is looked at for all moves of a position together: so many ways; moves with more are sampled, so many times. */
interface Effort {
  readonly ways: number;
  readonly samples: number;
}
const NOW: Effort = { ways: 1500, samples: 400 };
const LATER: Effort = { ways: 400, samples: 600 };
/** … but none more often, and none less. */
const MOST_SAMPLES = 400;
const LEAST_SAMPLES = 100;
/** So many ways of a move are gone before it is asked how many there may be. */
const FIRST_WAYS = 16;
/** … which is a rough guess: so much more than can be gone is still tried. */
const SLACK = 2;

/** Adds up the ways of a move, one after the other. */
export interface Adding<S, E, T> {
  add(events: readonly E[], after: Immutable<S>, chance: number): void;
  /** What they come to, with two standard errors of a chance, at most. */
  sum(error: number): T;
}

/** What is done right after some moves, where it is asked what would follow. */
export interface Sequel<S, M> {
  /** Whether it is asked of this move. */
  readonly after: (move: M) => boolean;
  /** Who does what in the world that it has led to; undefined where nothing can be done. */
  readonly next: (world: Immutable<S>) => { readonly seat: Seat; readonly move: M } | undefined;
}

/** What a move comes to, and what it comes to when its sequel was made as well. */
export interface Consequence<T> {
  readonly now: T;
  readonly sequel?: T;
}

/**
 * What would come of these moves of the viewer's, found by making them in the worlds that they cannot rule out. It starts
 * from a view, so it tells nothing that the viewer could not work out.
 */
export const foresee = <S, M, E extends Tagged, V extends AnyView, T>(
  game: Foreseeable<S, M, E, V>,
  view: V,
  moves: readonly M[],
  digest: Digest<S, E, T>,
): readonly Foresight<T>[] => tallyAhead(game, view, moves, () => endings(digest)).map(({ now }) => now);

/** Every way is an ending of its own. */
function endings<S, E, T>(digest: Digest<S, E, T>): Adding<S, E, Foresight<T>> {
  const all: Way<T>[] = [];
  return {
    add: (events, after, chance) => all.push({ chance, told: digest(events, after) }),
    sum: (error) => ({ endings: all, error }),
  };
}

/** The same, added up on the way: there are many, and keeping them takes longer than going them. */
export function tallyAhead<S, M, E extends Tagged, V extends AnyView, T>(
  game: Foreseeable<S, M, E, V>,
  view: V,
  moves: readonly M[],
  tally: () => Adding<S, E, T>,
  sequel: Sequel<S, M> = NO_SEQUEL,
): readonly Consequence<T>[] {
  const imagined = game.imagine?.(view) as Immutable<S> | undefined;
  const isOpen = imagined !== undefined;
  const open = isOpen ? (): S => game.clone(imagined) : (chance: Chance): S => game.determinize(view, chance);
  const seat = view.viewer as Seat;
  const seed = seedOf(view);
  const found = moves.map((move, i) => {
    const make: Make<S, E> = (chance) => {
      // A world that was drawn has nothing open.
      const known = isOpen ? chance : { below: chance.below };
      return made(game, view.viewer, { seat, move }, { events: [], world: reading(open(known)) }, known);
    };
    return new Ways(make, tally, { isKept: sequel.after(move), error: 0, seed: () => `${seed()} ${i}` });
  });
  const now = isOpen ? look(found, NOW) : found.map(drawn);
  const followed = found.filter(({ kept }) => kept.length > 0);
  const further = followed.map(({ kept, error }, i) => {
    const shares = kept.map(({ chance }) => chance);
    const make: Make<S, E> = (chance) => {
      const reached = kept[shares.length === 1 ? 0 : chance.pick(() => shares)]!;
      const following = sequel.next(reached.world);
      if (following === undefined) return reached;
      const { events, world } = reached;
      const copy = { events: events.slice(), world: reading(game.clone(world)) };
      return made(game, view.viewer, following, copy, isOpen ? chance : { below: chance.below });
    };
    return new Ways(make, tally, { isKept: false, error, seed: () => `${seed()} then ${i}` });
  });
  const then = isOpen ? look(further, LATER) : further.map(drawn);
  return now.map((one, i) => {
    const at = followed.indexOf(found[i]!);
    return at < 0 ? { now: one } : { now: one, sequel: then[at]! };
  });
}

/** Samples of one position have nothing to do with those of another, so that their errors even out; asked again, they are the same. */
function seedOf(view: AnyView): () => string {
  let seed: string | undefined;
  return () => {
    seed ??= sha256Hex(JSON.stringify(view));
    return seed;
  };
}

const NO_SEQUEL = { after: () => false, next: () => undefined };

/** A world that was reached, and what the viewer was told until then. */
interface Reached<S, E> {
  readonly events: readonly E[];
  readonly world: Immutable<S>;
}

/** Goes a way once, with this chance. */
type Make<S, E> = (chance: Required<Chance>) => Reached<S, E>;

/** Makes a move in a world of its own, which changes. */
function made<S, M, E extends Tagged, V extends AnyView>(
  { step, redact }: Foreseeable<S, M, E, V>,
  viewer: Viewer,
  { seat, move }: { readonly seat: Seat; readonly move: M },
  { events, world }: { readonly events: E[]; readonly world: Immutable<S> },
  chance: Chance,
): Reached<S, E> {
  step(world as S, seat, move, chance, (event) => {
    const told = redact(event, viewer);
    if (told !== undefined) events.push(told);
  });
  return { events, world };
}

/** Every way of each where they are few enough, those with the fewest first; samples of what is left of the others. */
function look<S, E, T>(all: readonly Ways<S, E, T>[], { ways: most, samples }: Effort): readonly T[] {
  let left = most;
  for (const ways of all) left -= ways.go(FIRST_WAYS);
  for (const ways of all.toSorted((a, b) => a.size - b.size))
    while (!ways.isOver && left > 0 && ways.size < SLACK * (ways.gone + left))
      left -= ways.go(Math.min(FIRST_WAYS, left));
  const rest = all.filter(({ isOver }) => !isOver);
  for (const ways of rest)
    ways.sample(Math.min(MOST_SAMPLES, Math.max(LEAST_SAMPLES, Math.round(samples / rest.length))));
  return all.map((ways) => ways.sum());
}

/** Samples, each in a world that is drawn. */
function drawn<S, E, T>(ways: Ways<S, E, T>): T {
  ways.sample(MOST_SAMPLES);
  return ways.sum();
}

/** What is so before any way is gone. */
interface Start {
  /** The worlds that they lead to are gone on from. */
  readonly isKept: boolean;
  /** That of the worlds they start from. */
  readonly error: number;
  readonly seed: () => string;
}

/** The ways of a move, gone one after the other. */
class Ways<S, E, T> {
  gone = 0;
  isOver = false;
  /** Two standard errors of a chance, at most. */
  error: number;
  /** The worlds that they lead to, where somebody wants to go on. */
  readonly kept: (Reached<S, E> & { readonly chance: number })[] = [];
  private readonly make: Make<S, E>;
  private readonly isKept: boolean;
  private readonly seed: () => string;
  private readonly branches = branches();
  private readonly sums: Adding<S, E, T>;
  private covered = 0;

  constructor(make: Make<S, E>, tally: () => Adding<S, E, T>, { isKept, error, seed }: Start) {
    this.make = make;
    this.isKept = isKept;
    this.error = error;
    this.seed = seed;
    this.sums = tally();
  }

  sum(): T {
    return this.sums.sum(this.error);
  }

  /** Goes so many further ways at most; answers how many. */
  go(most: number): number {
    const before = this.gone;
    while (!this.isOver && this.gone - before < most) {
      const reached = this.make(this.branches.chance);
      this.add(reached, this.branches.share());
      this.isOver = !this.branches.next();
    }
    return this.gone - before;
  }

  private add({ events, world }: Reached<S, E>, chance: number): void {
    this.sums.add(events, world, chance);
    if (this.isKept) this.kept.push({ events, world, chance });
    this.covered += chance;
    this.gone += 1;
  }

  /** About how many there are, if the others are as likely as those that were gone. */
  get size(): number {
    return this.isOver ? this.gone : this.gone / this.covered;
  }

  /**
   * Some of the ways that were not gone, drawn at random, for all of them: whatever they begin with comes as often as it should.
   * What was gone is known, so the less is left, the fewer tell as much of it.
   */
  sample(samples: number): void {
    const rest = this.branches.rest();
    const left = rest.reduce((sum, { share }) => sum + share, 0);
    const times = Math.max(LEAST_SAMPLES, Math.round(samples * left * left));
    this.error = Math.max(this.error, left / Math.sqrt(times));
    const chance = sampling(this.seed());
    const first = chance.below(FINELY) / FINELY;
    let [n, reach] = [0, 0];
    for (const [i, { drawn, share }] of rest.entries()) {
      reach = i === rest.length - 1 ? left : reach + share;
      for (; n < times && (n + first) * left < reach * times; n++)
        this.add(this.make(startingWith(drawn, chance)), left / times);
    }
  }
}

/** So finely it is drawn where the first of some samples lies. */
const FINELY = 1 << 20;

/** How likely something is. */
export const chanceOf = <T>({ endings }: Foresight<T>, holds: (told: T) => boolean): number => {
  let sum = 0;
  let all = true;
  for (const { chance, told } of endings)
    if (holds(told)) sum += chance;
    else all = false;
  return all ? 1 : sum; // not a hair less for the rounding
};
