import type { Immutable, Seat } from './game.ts';
import type { Measure } from './measure.ts';

/**
 * What a game knows of how a position will end. Belongs to its `account.ts`. The same seed deals the same cards and rolls
 * the same dice as far as can be, from whatever position of a game: then what differs between two is not the luck ahead.
 */
export interface Valuing<S, M> {
  /** The same position, with all that nobody knows yet dealt anew. */
  readonly anew: (s: Immutable<S>, seed: string) => S;
  /**
   * Plays on from here, in place, as strong players would, as far as that tells something; and what part of the win each
   * seat may count on then, from 0 to 1. Right on average; never asked of a game that is over. After moves that are
   * compared, `since` is where they were made: from there all are played on equally far.
   */
  readonly guess: (s: S, seed: string, since?: Immutable<S>) => readonly number[];
  /** So many rounds are enough. */
  readonly rounds: number;
  /** The moves worth comparing with the one that was made, if there are too many to compare all. */
  readonly rivals?: (s: Immutable<S>, seat: Seat, moves: readonly M[]) => readonly M[];
  /** They win or lose together, so that each has the whole of the win. */
  readonly isCrew?: true;
  /** The guess is not so good that what could not be known could be told apart from what the others did. */
  readonly isRough?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyValuing = Valuing<any, any>;

/** What one entry did to the chance of a seat to win. */
export interface Shift {
  /** What came of a roll, a draw or a shuffle beyond what was to be expected of it. */
  readonly luck: Measure;
  /** What could not be known when the seat decided, and whatever cannot be told apart from that. */
  readonly unknown: Measure;
  /** What its own decision gave away, by what could be known; never above 0. */
  readonly own: Measure;
  /** What the others did, and a bot that stood in. */
  readonly others: Measure;
}

/** One entry of the record that stands. */
export interface Item {
  /** Its number in the record; 0 is the deal. */
  readonly at: number;
  /** Who moved; nobody deals. */
  readonly seat: Seat | undefined;
  /** For every seat. */
  readonly shifts: readonly Shift[];
  /** There was something to decide: what was done was compared with other moves. */
  readonly isChoice?: true;
  /** The move that was clearly better, by its name, if one was. */
  readonly better?: string;
}

/** The parts of what a seat has come to; they add up to its result. */
export interface Sum extends Shift {
  /** What a seat in its place may count on before the deal. */
  readonly start: Measure;
  readonly result: number;
}

/** The chance of each seat after an entry that stands. */
export interface CurvePoint {
  readonly at: number;
  readonly chances: readonly Measure[];
}

/** Goes up when accounts of the same game come out otherwise. */
export const EDITION = 3;

/** A decision as whoever made it saw it, and the move that was clearly better. */
export interface Misstep {
  readonly seat: Seat;
  readonly view: unknown;
  /** The view with what the log tells besides, if that is more. */
  readonly recalled: unknown;
  readonly moves: readonly unknown[];
  /** By its name. */
  readonly made: string;
  readonly better: unknown;
}

/** What decided a game. */
export interface Account {
  /** After every entry, the deal first. */
  readonly curve: readonly CurvePoint[];
  readonly items: readonly Item[];
  /** By seats. */
  readonly sums: readonly Sum[];
}
