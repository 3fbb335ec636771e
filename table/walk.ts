import { quick } from './chance.ts';
import type { AnyGame, Chance, Immutable, Seat, Viewer } from './game.ts';
import { turn } from './play.ts';

/** What the laws have to be told about a game, because only the game can know. */
export interface Customs<S, O, M = unknown> {
  /** Every set of options worth trying. */
  readonly options: readonly O[];
  /** Law 9: no random game is longer than this many moves. */
  readonly bound: number;
  /**
   * Law 10: the same state with all that is hidden from this viewer dealt anew. Written from the rulebook and straight
   * on the state, so that it is a second opinion on `view` and `determinize`.
   */
  scramble(s: Immutable<S>, viewer: Viewer, chance: Chance): S;
  /** Law 11: what is wrong with this state, if anything: pieces lost or doubled, numbers out of range. */
  flaw(s: Immutable<S>): string | undefined;
  /** How the games are played where moves at random would never get far; by chance, so that anything may happen. */
  choose?(s: Immutable<S>, seat: Seat, legal: readonly M[], chance: Chance): M;
  /** What makes such a game last: more of what players run out of. */
  favour?(s: S, chance: Chance): void;
  /** What is in play that is rare, by name: whoever looks at many positions can say how often it was there. */
  inPlay?(s: Immutable<S>): readonly string[];
  /**
   * Law 10: whether this event hides again what was open. If it did so within one move, something was told and can no
   * longer be seen in any view.
   */
  buries?(event: { readonly type: string }): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyCustoms = Customs<any, any, any>;

/** A point in a random game, just before a move is made. */
export interface Stopover {
  readonly game: AnyGame;
  readonly customs: AnyCustoms;
  readonly seats: number;
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: unknown;
  /** For whatever a law wants to draw. */
  readonly chance: Chance;
}

/** A random game to be checked. */
export interface Trial {
  readonly game: AnyGame;
  readonly customs: AnyCustoms;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** Plays a random game, showing each point where a move is about to be made. Returns the last state and the number of moves. */
export function walk(
  trial: Trial,
  visit: (spot: Stopover) => void,
): { readonly state: unknown; readonly moves: number } {
  const { game, customs, options, seats, seed } = trial;
  const chance = quick(`${seed} game`);
  const draws = quick(`${seed} laws`);
  let state = game.setup(options, seats, chance);
  customs.favour?.(state, chance);
  for (let moves = 0; ; moves++) {
    const acting = game.toAct(state);
    if (acting.length === 0) return { state, moves };
    if (moves === customs.bound) throw new Error(`still not over after ${moves} moves`);
    const seat = acting[chance.below(acting.length)]!;
    const legal = game.moves(state, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} is to act but has no move`);
    const move = customs.choose?.(state, seat, legal, chance) ?? legal[chance.below(legal.length)]!;
    visit({ game, customs, seats, state, seat, move, chance: draws });
    state = turn(game, state, seat, move, chance).state;
  }
}
