import type { AnyGuide, Budget, Rated, Situation } from '#table/bot.ts';
import { type AnyGame, type Chance, reading, type Seat } from '#table/game.ts';

// The first three were found at a game of hidden hands: with them a short search lost least against one twenty times as long.

/** How much a move that was tried less often is preferred for that. */
const CURIOSITY = 0.5;
/** A move not tried yet is reckoned to be a little worse than the position. */
const UNTRIED = 0.05;
/** How sharply moves that look good at first sight are preferred. */
const TRUST = 0.25;
/** How many moves are looked at, of those there are. In playouts looking at more takes longer and chooses no better. */
const GLANCES = { playout: 2, alone: 3 } as const;
/** Drawing a world takes as long as playing it out, so each is played a few times. */
const PLAYS_PER_WORLD = 4;
/** No more positions than this are kept: some twenty megabytes. */
const MOST_NODES = 200_000;
const MOST_KNOWN = 1000;

/** A position as it is told from others: by the moves that led to it, whatever was drawn or rolled on the way. */
interface Node {
  /** The number of the move that leads here. */
  readonly move: number;
  /** How good the move that leads here looked beside the others when it was first offered. */
  readonly prior: number;
  visits: number;
  /** How often the move that leads here could be made. */
  offers: number;
  /** What all visits came to, for each seat. */
  sum: number[];
  /** Once somebody went on from here. A dozen at most, so that looking through all is quicker than a map. */
  children: Node[] | undefined;
}

/**
 * Information-set Monte Carlo tree search: every iteration takes a world that the view allows, goes down the tree by
 * what that world offers, adds a position, plays on by first sight until the guide says it is far enough, and adds
 * what each seat got to all positions on the way. Everybody is taken to look after their own chance to win (max^n);
 * in a crew those are one and the same.
 *
 * Rates the moves, the most tried one first. The same chance and number of iterations give the same answer.
 */
export function search(
  game: AnyGame,
  guide: AnyGuide,
  { seat, view, moves, chance }: Situation<unknown, unknown>,
  { iterations = Number.POSITIVE_INFINITY, more = () => true }: Budget,
): readonly Rated<unknown>[] {
  const tree = new Tree(game, guide, chance);
  for (let n = 0; n < iterations && (n === 0 || more()); n++) tree.iterate(view, n);
  return tree.rated(moves, seat);
}

/** A move at first sight, in a world that the view allows. */
export function glance(game: AnyGame, guide: AnyGuide, { view, ...choice }: Situation<unknown, unknown>): unknown {
  return atFirstSight(guide, reading(game.determinize(view, choice.chance)), choice, GLANCES.alone);
}

/** What a search knows. */
export class Tree {
  private readonly game: AnyGame;
  private readonly guide: AnyGuide;
  private readonly chance: Chance;
  /** Moves by number: those of one name have the same. */
  private readonly numbers = new Map<string, number>();
  /** Most games hand out the same moves again and again, and then their numbers are found here. */
  private readonly known = new Map<unknown, number>();
  private readonly path: Node[] = [];
  private world: unknown;
  private readonly root = newNode(-1, 1);
  private readonly mostNodes: number;
  /** How many positions are kept. */
  size = 1;

  constructor(game: AnyGame, guide: AnyGuide, chance: Chance, mostNodes = MOST_NODES) {
    this.game = game;
    this.guide = guide;
    this.chance = chance;
    this.mostNodes = mostNodes;
  }

  iterate(view: unknown, n: number): void {
    if (n % PLAYS_PER_WORLD === 0) this.world = this.guide.world(view, this.chance);
    const state = this.game.clone(reading(this.world));
    this.descend(state);
    this.playOn(state);
    const worth = this.guide.worth(reading(state));
    for (const node of this.path) {
      if (node.visits === 0) node.sum = worth.slice();
      else for (let seat = 0; seat < worth.length; seat++) node.sum[seat]! += worth[seat]!;
      node.visits += 1;
    }
  }

  rated(moves: readonly unknown[], seat: Seat): readonly Rated<unknown>[] {
    return moves
      .map((move) => ({ move, node: this.root.children && childBy(this.root.children, this.numberOf(move)) }))
      .toSorted((a, b) => (b.node?.visits ?? 0) - (a.node?.visits ?? 0))
      .map(({ move, node }) => ({
        move,
        worth: node === undefined || node.visits === 0 ? 0 : mean(node, seat),
        tries: node?.visits ?? 0,
      }));
  }

  /** Plays down the tree to a position where nobody has been yet, and keeps the way there. */
  private descend(state: unknown): void {
    const { game, guide, path } = this;
    const start = reading(this.world);
    let node = this.root;
    path.length = 0;
    for (;;) {
      path.push(node);
      const seat = game.toAct(reading(state))[0];
      if (seat === undefined || guide.isFar(reading(state), start)) return;
      if (node.children === undefined) {
        if (node.visits === 0 && node !== this.root) return;
        if (this.size >= this.mostNodes) return;
        node.children = [];
      }
      node = this.chosen(node, node.children, state, seat);
    }
  }

  /** Makes the move that promises most, and answers where it leads. */
  private chosen(node: Node, children: Node[], state: unknown, seat: Seat): Node {
    const moves = this.game.moves(reading(state), seat);
    const untried = node.visits === 0 ? 0 : mean(node, seat) - UNTRIED;
    let [best, move, highest] = [node, moves[0], Number.NEGATIVE_INFINITY];
    for (let i = 0; i < moves.length; i++) {
      const child = childBy(children, this.numberOf(moves[i])) ?? this.offered(children, state, seat, moves, i);
      child.offers += 1;
      const worth = child.visits === 0 ? untried : mean(child, seat);
      const promise = worth + (CURIOSITY * child.prior * Math.sqrt(child.offers)) / (1 + child.visits);
      if (promise > highest) [best, move, highest] = [child, moves[i], promise];
    }
    this.game.step(state, seat, move, this.chance, silence);
    return best;
  }

  /** Adds the moves that were not offered here before, and answers this one. */
  private offered(children: Node[], state: unknown, seat: Seat, moves: readonly unknown[], wanted: number): Node {
    const weights = moves.map((move) => Math.exp(TRUST * this.guide.look(reading(state), seat, move)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let i = 0; i < moves.length; i++) {
      const move = this.numberOf(moves[i]);
      if (childBy(children, move) !== undefined) continue;
      children.push(newNode(move, weights[i]! / total));
      this.size += 1;
    }
    return childBy(children, this.numberOf(moves[wanted]))!;
  }

  private playOn(state: unknown): void {
    const { game, guide, chance } = this;
    const start = reading(this.world);
    for (;;) {
      const seat = game.toAct(reading(state))[0];
      if (seat === undefined || guide.isFar(reading(state), start)) return;
      const moves = game.moves(reading(state), seat);
      const move = atFirstSight(guide, state, { seat, moves, chance }, GLANCES.playout);
      game.step(state, seat, move, chance, silence);
    }
  }

  private numberOf(move: unknown): number {
    return this.known.get(move) ?? this.numbered(move);
  }

  private numbered(move: unknown): number {
    const name = this.game.notate(move);
    const number = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, number);
    if (this.known.size < MOST_KNOWN) this.known.set(move, number);
    return number;
  }
}

/** Of a few moves drawn at random the one that looks best: quick, and no two playouts are the same. */
function atFirstSight(guide: AnyGuide, state: unknown, { seat, moves, chance }: Choice, glances: number): unknown {
  let [best, highest] = [moves[0], Number.NEGATIVE_INFINITY];
  for (let n = 0; n < glances && moves.length > 1; n++) {
    const move = moves[chance.below(moves.length)];
    const look = guide.look(state, seat, move);
    if (look > highest) [best, highest] = [move, look];
  }
  return best;
}
type Choice = Pick<Situation<unknown, unknown>, 'seat' | 'moves' | 'chance'>;

const newNode = (move: number, prior: number): Node => ({
  move,
  prior,
  visits: 0,
  offers: 0,
  sum: NOTHING,
  children: undefined,
});

function childBy(children: readonly Node[], move: number): Node | undefined {
  for (let i = 0; i < children.length; i++) if (children[i]!.move === move) return children[i];
  return undefined;
}

/** Most positions are offered and never tried. */
const NOTHING: number[] = [];
const mean = (node: Node, seat: Seat): number => node.sum[seat]! / node.visits;
const silence = (): void => {};
