import type { Chance, Seat } from '#table/game.ts';

/** What a bot gets: what a person in that seat gets, and dice of its own. Never a state. */
export interface Seen<V, M> {
  readonly seat: Seat;
  readonly view: V;
  readonly moves: readonly M[];
  readonly chance: Chance;
}

/** Picks one of the moves it was given. */
export type Bot<V, M> = (seen: Seen<V, M>) => M | Promise<M>;

// biome-ignore lint/suspicious/noExplicitAny: a bot for a game known only by name, see AnyGame
export type AnyBot = Bot<any, any>;
