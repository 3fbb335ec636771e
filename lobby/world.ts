import type { Strength } from '#table/bot.ts';
import type { Seat } from '#table/game.ts';
import type { Offer } from '#table/host.ts';
import type { Archive } from './archive.ts';

/** What a bot is asked: what a person in that seat would see. */
export interface Thought {
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly Offer[];
  readonly strength: Strength;
  /** Its dice, which have nothing to do with the table's. */
  readonly seed: string;
}

/** Everything that the lobby needs from where it runs: a server, or a browser's worker. */
export interface World {
  readonly archive: Archive;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 32 random bytes in hexadecimal, fit for secrets. */
  readonly secret: () => string;
  /** A bot's answer: the name of one of the moves. May fail, and may name nonsense. */
  readonly think: (thought: Thought) => Promise<string>;
  /** Something that whoever runs this should know. */
  readonly report: (what: Report) => void;
  /** How long a bot waits before it moves, so that people can follow. */
  readonly botPause: number;
  /** How many tables a person may have that are filling or being played. */
  readonly tablesPerPerson: number;
}

export type Report =
  | { readonly type: 'bot-failed'; readonly table: string; readonly game: string; readonly reason: string }
  | { readonly type: 'table-stopped'; readonly table: string; readonly error: unknown }
  | { readonly type: 'failed'; readonly table?: string; readonly error: unknown }
  | { readonly type: 'moved'; readonly table: string; readonly game: string; readonly milliseconds: number };
