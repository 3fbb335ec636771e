import type { Strength, Told } from '#table/bot.ts';
import type { Seat, Viewer } from '#table/game.ts';
import type { Frame, Offer } from '#table/host.ts';
import type { GameRecord, Head, Origin } from '#table/record.ts';
import type { Refused } from '#table/refusal.ts';
import type { Advised } from '#wire/messages.ts';
import type { Archive } from './archive.ts';
import type { Bus } from './bus.ts';

/** What is given to whoever thinks about a move: what a person in that seat would see. */
export interface Outlook {
  readonly game: string;
  readonly version: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** The view with what the log tells besides, if that is more. */
  readonly recalled: unknown;
  readonly moves: readonly Offer[];
  /** What everybody has in mind, in a game that is won together. */
  readonly told?: readonly Told[];
  /** Dice for thinking, which have nothing to do with the table's. */
  readonly seed: string;
}

/** What a bot is asked. */
export interface Thought extends Outlook {
  readonly strength: Strength;
}

/** A bot that is about to make a move, or is asked for something meanwhile. */
export interface Musing extends Outlook {
  /** Its name. */
  readonly move?: string;
}

/** A position of a game that goes on: what this viewer saw after that entry. */
export interface Memory {
  readonly record: GameRecord;
  readonly viewer: Viewer;
  readonly at: number;
}

/** A game that is over, where another one is to go on from it, and the dice of that one. */
export interface Fork {
  readonly record: GameRecord;
  readonly origin: Origin;
  readonly dice: Required<Pick<Head, 'commitment' | 'salts' | 'seated'>>;
}

export interface Forked {
  readonly begun: GameRecord;
  readonly toAct: readonly Seat[];
}

/** Who wants something that takes long, so that it can be done in turn; and whether anybody still waits for it. */
export interface Asking {
  readonly who: string;
  readonly signal: AbortSignal;
  /** Whether there is still a point in it; if not by the time it is begun, it is `stale`. */
  readonly stands?: () => boolean;
  /** Whether anybody is there to wait for it; what nobody waits for is done in spare time. */
  readonly isWaitedFor?: () => boolean;
}

/** For whom a table is opened that is not in memory: its record is played again, which takes the longer the more it has. */
export interface Opener {
  readonly who: string;
  /** 0 if so many entries may be played again for them now, and it counts; otherwise the milliseconds after which they may. */
  pay(entries: number): number;
}

/** People who have begun to look at something, and who have stopped. */
export interface Sighted {
  readonly arrived: readonly string[];
  readonly left: readonly string[];
}

/** Everything that the lobby needs from where it runs: a server, or a browser's worker. */
export interface World {
  readonly archive: Archive;
  /** Others that work with the same archive. */
  readonly bus: Bus;
  /** What this process is called among them. */
  readonly process: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 32 random bytes in hexadecimal, fit for secrets. */
  readonly secret: () => string;
  /** A bot's answer: the name of one of the moves. May fail, and may name nonsense. */
  readonly think: (thought: Thought, asking: Asking) => Promise<string | Refused>;
  /** What a bot lays open, if anything is new, with the same dice as it thinks; left out, bots keep it to themselves. */
  readonly mind?: (musing: Musing, asking: Asking) => Promise<unknown>;
  /** What the hard bot would do, and why; undefined in a game that gives no reasons. */
  readonly advise: (outlook: Outlook, asking: Asking) => Promise<Advised | undefined | Refused>;
  /** Plays a record again up to a position, which takes a while. */
  readonly recall: (memory: Memory, asking: Asking) => Promise<Frame | Refused>;
  /** Plays a record again up to a position, as the beginning of another. */
  readonly fork: (fork: Fork, asking: Asking) => Promise<Forked | Refused>;
  /** Opens tables one after the other, those of one who asks for much behind those of others; left out, at once. */
  readonly inTurn?: <T>(who: string, open: () => Promise<T>) => Promise<T | Refused>;
  /** Told who has a table before their eyes in this process now, and who has not any more: for whoever calls people. */
  readonly sighted?: (table: string, change: Sighted) => void;
  /** Something that whoever runs this should know. */
  readonly report: (what: Report) => void;
  /** How long a bot waits before it moves, so that people can follow. */
  readonly botPause: number;
  /** How long a bot waits at most until whoever looks has been shown what happened before it; 0 where many look. */
  readonly botPatience: number;
  /** How long, in milliseconds, whoever has nothing to do is left in peace after a push; what happens meanwhile comes as one. */
  readonly rest: number;
  /** How long after somebody has gone the others may call a bot, and a table without its owner passes on; in milliseconds. */
  readonly grace: number;
  /** How many tables a person may have that are filling or being played. */
  readonly tablesPerPerson: number;
}

export type Report =
  | { readonly type: 'bot-failed'; readonly table: string; readonly game: string; readonly reason: string }
  | { readonly type: 'table-stopped'; readonly table: string; readonly error: unknown }
  | { readonly type: 'failed'; readonly table?: string; readonly error: unknown }
  | {
      readonly type: 'moved';
      readonly table: string;
      readonly game: string;
      readonly milliseconds: number;
      /** With this move the game was over, and somebody had won it, or nobody. */
      readonly ended?: 'won' | 'lost';
    };
