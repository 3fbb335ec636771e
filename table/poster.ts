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
  /** An option that makes such another game of it that wins are counted apart. */
  readonly kinds?: Kinds;
  /** Whose game it is; missing for one that belongs to no one. */
  readonly by?: Makers;
  /** Others' work that is seen at its table. */
  readonly credit?: Credit;
  /** There for whoever writes a game: people are not offered it, but whoever knows its name can play it. */
  readonly example?: true;
}

/** An option's values by what they are called; without the option it is the first. */
export interface Kinds {
  readonly option: string;
  readonly names: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** How long those take for which it is not as long as the game does anyway. */
  readonly minutes?: Readonly<Record<string, Range>>;
}

/** Who thought a game up, drew it and published it, with the publisher's page. */
export interface Makers {
  readonly designer: string;
  readonly artist: string;
  readonly publisher: string;
  readonly year: number;
  readonly page: string;
}

/** Others' work, where it is found, and what it may be used by. */
export interface Credit {
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  readonly terms: string;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}
