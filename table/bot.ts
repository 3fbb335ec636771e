import type { Advising, Chance, Evaluate, Immutable, Seat } from './game.ts';

/** How well a bot plays. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What a seat has in mind or would like another to do, as its game writes it: one of the plans that lie open at a table. */
export interface Told {
  readonly seat: Seat;
  readonly data: unknown;
  /** A bot's own: the table has it from the game itself. */
  readonly isBots?: boolean;
}

/** What a bot gets: what a person in that seat gets, and dice of its own. Never a state. */
export interface Situation<V, M> {
  readonly seat: Seat;
  readonly view: V;
  /** The view with what the log tells besides, if that is more: people may look back. */
  readonly recalled?: V | undefined;
  readonly moves: readonly M[];
  /** What everybody has in mind, the bot itself too: what it has promised stands there. */
  readonly told?: readonly Told[] | undefined;
  readonly chance: Chance;
}

/** Picks one of the moves it was given. */
export type Bot<V, M> = (seen: Situation<V, M>) => M | Promise<M>;

// biome-ignore lint/suspicious/noExplicitAny: a bot for a game known only by name, see AnyGame
export type AnyBot = Bot<any, any>;

/** How long a bot may think: so many iterations, and only while there is more time. Nobody here knows what time it is. */
export interface Budget {
  readonly iterations?: number;
  readonly more?: () => boolean;
}

/** A move, and the chance to win with it as far as a bot can tell, from 0 to 1. */
export interface Rated<M> {
  readonly move: M;
  readonly worth: number;
  /** How often it was tried, by those who try. */
  readonly tries?: number;
}

/** What a search has to know of a game besides its rules. */
export interface Guide<S, V, M> {
  /** A world that this viewer cannot rule out, as likely as the viewer should think it. */
  readonly world: (v: V, chance: Chance) => S;
  /** How good a move looks at first sight, in any unit in which a difference of 1 matters. */
  readonly look: (s: Immutable<S>, seat: Seat, m: M) => number;
  /** Whether it is time to judge a world that was played on from this start. */
  readonly isFar: (s: Immutable<S>, start: Immutable<S>) => boolean;
  /** The chance of each seat to win, from 0 to 1; of a game that is over, what became of it. */
  readonly worth: (s: Immutable<S>) => readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyGuide = Guide<any, any, any>;

/** Why a move is good: a kind, and quantities that belong to it. */
export interface Reason {
  readonly because: string;
}

/** The move that the hard bot would make, and why: plain data, for which the game's text has sentences. */
export interface Hint<M, R extends Reason> {
  readonly move: M;
  /** Others that are as good, as far as it can tell. */
  readonly also?: readonly M[];
  /** The weightiest first: where there is room for one sentence, it is that. */
  readonly reasons: readonly R[];
  /** The other moves, the second best first. */
  readonly others?: readonly Opinion<M, R>[];
}

/** What the hard bot has against a move. */
export interface Opinion<M, R extends Reason> {
  readonly move: M;
  readonly reason: R;
}

/** Rates all moves, the best first. */
export type Think<V, M> = (seen: Situation<V, M>) => readonly Rated<M>[];

/** What a game's `bot.ts` offers. Without a player of its own a game is played by search. */
export interface BotPart<S, V, M, R extends Reason> {
  readonly evaluate: Evaluate<S>;
  readonly advice?: Advising<V, M>;
  readonly guide?: Guide<S, V, M>;
  readonly player?: (strength: Strength, budget: Budget) => Bot<V, M>;
  /**
   * In a game that is won together: what a bot lays open before it makes this move, or answers to what it was asked
   * meanwhile; undefined where nothing is new. It is kept as the plan of its seat, and tells nothing that others may not know.
   */
  readonly mind?: (seen: Situation<V, M>, move?: M) => unknown;
  /** `think` is the search of the hard bot, for a game without a player of its own. */
  readonly hint?: (seen: Situation<V, M>, think: Think<V, M>) => Hint<M, R>;
}

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyBotPart = BotPart<any, any, any, any>;
