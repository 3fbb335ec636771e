import { branches, sampling } from './chance.ts';
import type { Chance, Game, Immutable, Seat, Seen, Tagged } from './game.ts';

/** One way in which a move may turn out, and how likely it is. */
export interface Ending<T> {
  readonly chance: number;
  readonly told: T;
}

/** What a move may bring. */
export interface Foresight<T> {
  readonly endings: readonly Ending<T>[];
  /** Two standard errors of a chance, at most; 0 where every way was gone, so that certain means certain. */
  readonly error: number;
}

/** What is kept of a way that was gone: of what the viewer would be told, and of the world that it leads to. */
export type Digest<S, E, T> = (events: readonly E[], after: Immutable<S>) => T;

/** What is asked of a game to look ahead in it. */
export type Foreseeable<S, M, E extends Tagged, V extends Seen> = Pick<
  Game<S, M, E, V, never>,
  'clone' | 'determinize' | 'imagine' | 'redact' | 'step'
>;

/** So many ways are gone for all moves of a position together; moves with more of them are sampled. */
const WAYS = 1500;
const SAMPLES = 400;
const PROBES = 8;

/**
 * What would come of these moves of the viewer's, found by making them in the worlds that they cannot rule out. It starts
 * from a view, so it tells nothing that the viewer could not work out.
 */
export function foresee<S, M, E extends Tagged, V extends Seen, T>(
  game: Foreseeable<S, M, E, V>,
  view: V,
  moves: readonly M[],
  digest: Digest<S, E, T>,
  most = WAYS,
): readonly Foresight<T>[] {
  const imagined = game.imagine?.(view);
  const makes = moves.map((move) => making(game, view, move, digest, imagined));
  if (imagined === undefined) return makes.map(sample);
  const found: Foresight<T>[] = [];
  let left = most;
  const sized = makes.map((make, i) => ({ make, i, size: sizeOf(make) }));
  for (const { make, i, size } of sized.sort((a, b) => a.size - b.size)) {
    found[i] = (size <= left ? goEveryWay(make, left) : undefined) ?? sample(make);
    if (found[i].error === 0) left -= found[i].endings.length;
  }
  return found;
}

/** Makes the move once, with this chance, in a world of its own. */
type Make<T> = (chance: Required<Chance>) => T;

function making<S, M, E extends Tagged, V extends Seen, T>(
  game: Foreseeable<S, M, E, V>,
  view: V,
  move: M,
  digest: Digest<S, E, T>,
  imagined: S | undefined,
): Make<T> {
  const { viewer } = view;
  return ({ below, pick }) => {
    const world =
      imagined === undefined ? game.determinize(view, { below }) : game.clone(imagined as unknown as Immutable<S>);
    const events: E[] = [];
    // A world that was drawn has nothing open.
    game.step(world, viewer as Seat, move, imagined === undefined ? { below } : { below, pick }, (event) => {
      const told = game.redact(event, viewer);
      if (told !== undefined) events.push(told);
    });
    return digest(events, world as unknown as Immutable<S>);
  };
}

/** About how many ways there are (Knuth): as many as there are choices along a way that was taken at random, on average. */
function sizeOf(make: Make<unknown>): number {
  const { below, pick } = sampling('size');
  let sum = 0;
  for (let n = 0; n < PROBES; n++) {
    let product = 1;
    make({
      below(bound) {
        product *= bound;
        return below(bound);
      },
      pick(weights) {
        product *= weights().length;
        return pick(weights);
      },
    });
    if (product === 1) return 1;
    sum += product;
  }
  return sum / PROBES;
}

/** Every way, or undefined if there are more than so many. */
function goEveryWay<T>(make: Make<T>, most: number): Foresight<T> | undefined {
  const endings: Ending<T>[] = [];
  const ways = branches();
  do {
    if (endings.length === most) return undefined;
    const told = make(ways.chance);
    endings.push({ chance: ways.share(), told });
  } while (ways.next());
  return { endings, error: 0 };
}

/** Some ways, drawn at random. */
function sample<T>(make: Make<T>): Foresight<T> {
  const chance = sampling('foresight');
  const endings = Array.from({ length: SAMPLES }, () => ({ chance: 1 / SAMPLES, told: make(chance) }));
  return { endings, error: 1 / Math.sqrt(SAMPLES) };
}

/** How likely something is. */
export const chanceOf = <T>({ endings }: Foresight<T>, holds: (told: T) => boolean): number => {
  let sum = 0;
  let all = true;
  for (const { chance, told } of endings)
    if (holds(told)) sum += chance;
    else all = false;
  return all ? 1 : sum; // not a hair less for the rounding
};
