import type { Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import type { Refused } from '#table/refusal.ts';
import type { Names } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';

/** Somewhere to play: a table in this program or at a server, as one viewer sees it. */
export interface Venue {
  readonly viewer: Viewer;
  /** The people round the table, as they are called now. */
  readonly names: Names;
  /** What the viewer has in front of them; missing before the game. */
  readonly frame: Frame | undefined;
  /** Everything that happened, in order. */
  readonly story: readonly StoryEntry[];
  /** Missing where nobody else could do anything by himself. */
  readonly company?: Company;

  move(name: string): Promise<Refused | undefined>;
  undo(): Promise<Refused | undefined>;
  record(): Promise<GameRecord | Refused>;
}

/** The others at a table, who come, speak, move and go when they like. */
export interface Company {
  /** The last entry that the viewer was told of before they came. */
  readonly seen: number;
  /** The game begins when this viewer says so. */
  readonly mayStart: boolean;
  /** The command that brings back somebody who goes; missing if there is nothing to come back to. */
  readonly wayBack: string | undefined;

  /** Settles at the next change; fails when there is nothing more to wait for. */
  changed(): Promise<void>;
  /** What happened beside the game since this was last asked, a sentence each. */
  notes(): readonly string[];
  /** The viewer has been told everything up to this entry. */
  told(at: number): void;

  say(text: string): Promise<Refused | undefined>;
  start(): Promise<Refused | undefined>;
  /** A bot has the seat until its owner is back. */
  leave(): Promise<Refused | undefined>;
  back(): Promise<Refused | undefined>;
}
