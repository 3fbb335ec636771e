import type { Language } from './text.ts';

/** What is known of a game before anything of it is loaded: a few words, for lists of games and for its cover. */
export interface Poster {
  /** Most games are called the same everywhere. */
  readonly title: Readonly<Record<Language, string>>;
  /** What it feels like, in two or three words. */
  readonly lure: Readonly<Record<Language, string>>;
  readonly seats: Range;
  readonly minutes: Range;
  /** How many sit down when somebody plays at once, bots included. */
  readonly atOnce: number;
  /** What somebody plays with who has never won: the options of a shorter or easier game. */
  readonly beginners?: unknown;
  /** They win or lose together. */
  readonly crew?: true;
  /** Others' work that is seen at its table. */
  readonly credit?: { readonly name: string; readonly licence: string };
  /** There for whoever writes a game: people are not offered it, but whoever knows its name can play it. */
  readonly example?: true;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}
