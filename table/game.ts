import type { Refused } from './refusal.ts';

/** A seat at the table, counted from 0 clockwise. */
export type Seat = number & { readonly __seat: unique symbol };

/** Who looks at the table: somebody seated, or anybody else. */
export type Viewer = Seat | 'audience';

/** `'?'` stands for what this viewer may not know. */
export type Veiled<T> = T | '?';

/** The same value for reading only, all the way down. */
export type Immutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Immutable<T[K]> };

/** The same value, for reading only. */
export const reading = <T>(value: T): Immutable<T> => value as Immutable<T>;

/** The one door for randomness. */
export interface Chance {
  /** A whole number from 0 to bound − 1, each equally likely. */
  below(bound: number): number;
  /**
   * There only where a world is imagined (`Game.imagine`): one of several things, as likely as their weights say. What is
   * hidden there stays open until it is turned up, and is picked then.
   */
  readonly pick?: (weights: () => readonly number[]) => number;
}

export type Tell<E> = (event: E) => void;

/** Events say what kind they are. */
export type Tagged = { readonly type: string };

/** Views say whose they are, so that a state cannot pass for one. */
export type AnyView = { readonly viewer: Viewer };

/** How a game ended. */
export interface Outcome {
  /** Who won: one seat, several that share the win, a whole crew, or nobody. */
  readonly winners: readonly Seat[];
  /** The place of every seat, 1 being the best; equal places are shared. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/**
 * A game, as the table knows it. Everything is synchronous and pure but for `setup` and `step`, which draw from
 * `chance`, and `step` alone writes.
 */
export interface Game<S, M, E extends Tagged, V extends AnyView, O> {
  readonly id: string;
  /** One more whenever an old record would play out differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Parses the options of a table for so many, filling in what is left out, or refuses them with the reason as detail. */
  options(raw: unknown, seats: number): O | Refused;

  setup(options: O, seats: number, chance: Chance): S;
  /** Who has to move now; empty when the game is over. */
  toAct(s: Immutable<S>): readonly Seat[];
  /** What this seat may do now: finite, always in the same order, and telling nothing that the seat may not know. */
  moves(s: Immutable<S>, seat: Seat): readonly M[];
  /** Whose turn it is, in a game where somebody else may be asked something in it. */
  turn?(s: Immutable<S>): Seat | undefined;
  /**
   * Whether what is asked now is for the whole crew to settle, whoever of it is asked; in a game that is won together. All of
   * them are offered its moves, which tell nothing that one of them may not know.
   */
  asksCrew?(s: Immutable<S>): boolean;
  /** Whether this move gives the game up, or proposes to: no bot does that because it can think of nothing else. */
  givesUp?(m: M): boolean;
  step(s: S, seat: Seat, m: M, chance: Chance, tell: Tell<E>): void;
  /** Undefined while the game goes on. */
  outcome(s: Immutable<S>): Outcome | undefined;
  /** Hand-written, because bots clone millions of times. */
  clone(s: Immutable<S>): S;

  view(s: Immutable<S>, viewer: Viewer): V;
  /** The view of somebody who has read the log as well, in a game where that tells what cannot be seen any more. */
  recall?(s: Immutable<S>, viewer: Viewer): V;
  /** The view of somebody from whom nothing is kept; for games that are over, and only for them. */
  unveiled?(s: Immutable<S>): V;
  /** What this viewer may know of an event; undefined when not even that it happened. */
  redact(e: E, viewer: Viewer): E | undefined;
  /** Whether an event of this type may reveal something a player could not have foreseen. Decides what can be undone. */
  readonly reveals: Readonly<Record<E['type'], boolean>>;
  /** A world that this viewer cannot rule out, drawn at random. */
  determinize(v: V, chance: Chance): S;
  /**
   * A world that leaves open all that this viewer does not know: `step` settles it where it is turned up, by
   * `Chance.pick` or `below`. With it foresight is exact; without it worlds are drawn.
   */
  imagine?(v: V): S;

  /** Short and unique among the legal moves; the same on the wire, in records, terminals, tests and for screen readers. */
  notate(m: M): string;
  /** Why this is not a legal move: a code for which the game's text has a sentence. Knows no more than the viewer. */
  refusal(v: V, notation: string): string;
}

/** Any game at all, for code that carries games around without looking inside. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters stand on both sides of its functions, so no other type takes every game
export type AnyGame = Game<any, any, any, any, any>;

/** No table is larger. */
export const MOST_SEATS = 16;
const SEATS_OF = Array.from({ length: MOST_SEATS + 1 }, (_, count) =>
  Array.from({ length: count }, (_, seat) => seat as Seat),
);

/** The seats of a table for so many. */
export const seatsOf = (count: number): readonly Seat[] => SEATS_OF[count]!;

/** All who can look at a table for so many. */
export const viewersOf = (count: number): readonly Viewer[] => [...seatsOf(count), 'audience'];

/** For the end of an exhaustive switch: a case that was forgotten does not compile. */
export const never = (value: never): never => {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
};

/** How good a state is for a seat, in any unit; only differences count. Belongs to a game's `bot.ts`. */
export type Evaluate<S> = (s: Immutable<S>, seat: Seat) => number;

/**
 * The best move where a game can work it out, or the moves worth trying where some could go on for ever; undefined where
 * all are. Belongs to a game's `bot.ts`.
 */
export type Advising<V, M> = (v: V, moves: readonly M[]) => M | readonly M[] | undefined;
