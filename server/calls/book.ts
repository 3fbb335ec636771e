import type { Claim } from '#lobby/archive.ts';
import type { Sighted } from '#lobby/world.ts';
import type { Language } from '#table/text.ts';

/** What somebody can be called for, from what matters least to what matters most. */
export const WHATS = ['chat', 'over', 'invitation', 'rematch', 'answer', 'turn'] as const;
export type What = (typeof WHATS)[number];

/** Where somebody can be called: through the push service of a browser, or at an address of their own choice. */
export interface Bell {
  readonly id: string;
  readonly person: string;
  readonly kind: 'push' | 'hook';
  /** The device that it goes with. */
  readonly device?: string;
  readonly address: string;
  /** What is sent there is encrypted, or signed, with these. */
  readonly keys: Readonly<Record<string, string>>;
  readonly language: Language;
  /** It rings for whoever is waited for at this table, and for nothing else. */
  readonly table?: string;
  readonly made: number;
}

/**
 * What is to be said to somebody about one table, or has been said. There is one for each table of whoever has a bell, from
 * sitting down until the game is over and known to be.
 */
export interface Call {
  readonly id: string;
  readonly person: string;
  readonly table: string;
  /** The bell of a table, which rings for everybody there. */
  readonly bell?: string;
  /** What they are called for, once something is wanted; and since which entry. */
  readonly what?: What;
  readonly at: number;
  /** When that was found. */
  readonly since?: number;
  /** Not to be said before: it was put off. */
  readonly later?: number;
  /** It waited for the end of quiet hours. */
  readonly held: boolean;
  /** When it was said; as long as that has to be taken back, too, when nothing is wanted any more. */
  readonly sent?: number;
  /** The bells that have rung for it; when nothing is wanted any more, those that have not been told so yet. */
  readonly rung: readonly string[];
  /** How often a bell was tried in vain. */
  readonly tries: number;
  /** The last line of chat that they know of; -1 before anybody has looked. */
  readonly heard: number;
  /** What they have had in sight of which no entry tells whether it was seen: all before the first, and what the table is asked. */
  readonly known?: What;
  /** When they were last found to have the table in sight, since something is wanted. */
  readonly sighted?: number;
  /** The process that showed them the table when that was last said. If it does not say so now, it may have died. */
  readonly watching?: string;
  /** When to look at it again although nothing has happened at the table. */
  readonly due?: number;
  /** How the table stood when it was claimed: whatever happens later is looked at again. */
  readonly stamp: number;
}

/** Who can be called, for what, and what they were called for. Only servers keep such a book. */
export interface CallBook {
  /** What is kept under this name: what was there before, or else this, from now on. */
  keep(name: string, value: string): Promise<string>;

  wishes(person: string): Promise<string | undefined>;
  setWishes(person: string, wishes: string): Promise<void>;

  /** All bells of a person, the oldest first. */
  bells(person: string): Promise<readonly Bell[]>;
  /** Adds it, or changes the one of that id. From now on there are calls for the tables where its person sits. */
  addBell(bell: Bell): Promise<void>;
  /** Takes it away. With the last one all calls of its person end. */
  removeBell(person: string, id: string): Promise<void>;

  /** Claims calls that have to be looked at and that nobody else has claimed, the longest waiting first. */
  claimCalls(now: number, claim: Claim, limit: number): Promise<readonly Call[]>;
  /** Who has a table before their eyes in this process now, and who has not any more. */
  watch(table: string, process: string, change: Sighted): Promise<void>;
  /**
   * Holds on to a call for longer, before its bells ring: whoever is called does not look. False if it is somebody else's
   * by now, or gone; or if something has happened since it was claimed, such as an answer.
   */
  holdCall(call: Call, claim: Claim): Promise<boolean>;
  /** Keeps what has become of a call and ends the claim; false if it is somebody else's by now, or gone. */
  saveCall(call: Call, by: string): Promise<boolean>;
  /** The same of several at once, or of none if that fails; answers of how many. */
  saveCalls(calls: readonly Call[], by: string): Promise<number>;
  /** There is nothing to be said about this table any more. */
  endCall(call: Call): Promise<void>;
  /** Not before then. */
  putOff(person: string, table: string, until: number): Promise<void>;
  /** How many calls wait to be looked at again, and how many bells there are. */
  callStats(): Promise<{ readonly bells: number; readonly due: number }>;
}
