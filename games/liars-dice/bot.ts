import type { Advising, Evaluate } from '#table/game.ts';
import { FACES, type Face, WILD } from './components.ts';
import { counted } from './rules/doubt.ts';
import type { Bid, Move, State } from './state.ts';
import type { View } from './view.ts';

/** Dice of one's own against those of the strongest rival. */
export const evaluate: Evaluate<State> = ({ cups }, seat) =>
  cups[seat]!.length - Math.max(...cups.filter((_, other) => other !== seat).map((cup) => cup.length));

/** Doubts where the bid is more likely wrong than the safest higher one is right; of equally safe bids the lowest. */
export const advice: Advising<View, Move> = (view, moves) => {
  const bids = moves.filter((move) => move.type === 'bid');
  const safest = bids.reduce<Rated>((best, move) => better(best, { move, chance: chanceOf(move, view) }), NOTHING).move;
  if (view.bid === 'none' || safest === undefined) return safest;
  return 1 - chanceOf(view.bid, view) > chanceOf(safest, view) ? moves.find(({ type }) => type === 'doubt') : safest;
};

interface Rated {
  readonly move: Extract<Move, { readonly type: 'bid' }> | undefined;
  readonly chance: number;
}

const NOTHING: Rated = { move: undefined, chance: -1 };
const better = (best: Rated, other: Rated): Rated => (other.chance > best.chance ? other : best);

/** The chance that at least so many dice show this face, for whoever sees only some of them. */
export function chanceOf({ count, face }: Pick<Bid, 'count' | 'face'>, view: View): number {
  const dice = view.cups.flat();
  const seen = dice.filter((die): die is Face => die !== '?');
  const hit = (view.options.wild && face !== WILD ? 2 : 1) / FACES.length;
  return atLeast(count - counted(seen, face, view.options), dice.length - seen.length, hit);
}

/** The chance of at least so many hits with so many dice: the ends of a binomial distribution. */
function atLeast(hits: number, dice: number, hit: number): number {
  if (hits <= 0) return 1;
  let [sum, term] = [0, (1 - hit) ** dice];
  for (let n = 0; n <= dice; n++) {
    if (n >= hits) sum += term;
    term *= ((dice - n) / (n + 1)) * (hit / (1 - hit));
  }
  return sum;
}
