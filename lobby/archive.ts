import type { Outcome } from '#table/game.ts';
import type { Kept, Made, Store, Stored, Telling } from '#table/host.ts';
import { type GameRecord, isUndo } from '#table/record.ts';
import type { BotSeat, Branching, Clock, Phase, Voided } from '#wire/messages.ts';
import type { Times } from './clock.ts';

/** Somebody with a name and nothing else. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** Where somebody is known: a browser, or a program. */
export interface Device {
  readonly id: string;
  /** By which its owner can tell it from others; may be empty. */
  readonly label: string;
  readonly since: number;
  /** To the hour. */
  readonly seen: number;
}

/** More are not kept: the one that was not seen for the longest time goes when another comes. */
export const MOST_DEVICES = 20;

/** A device is called by the beginning of its token's hash, of which nothing can be learnt. */
export const deviceId = (tokenHash: string): string => tokenHash.slice(0, 16);

/** A seat, as it is kept. */
export type Place =
  | { readonly kind: 'open' }
  | BotSeat
  | {
      readonly kind: 'person';
      /** Empty, as the name is, for a former player. */
      readonly person: string;
      readonly name: string;
      readonly figure: number;
      /** Kept for somebody who has not come yet. */
      readonly reserved?: true;
      /** SHA-256 of the salt, from sitting down on; missing where this seat has no part in the dice. */
      readonly seal?: string;
      /** From the opening of the seal on. */
      readonly salt?: string;
      /** A bot plays until he is back. */
      readonly standIn: boolean;
    };

/** A table, as it is kept; its entries lie beside it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly phase: Phase;
  /** A person's id; empty when that person is gone. */
  readonly owner: string;
  readonly public: boolean;
  readonly options: unknown;
  readonly clock: Clock;
  readonly odds: boolean;
  /** Missing as long as the owner has not said. */
  readonly hints?: boolean;
  readonly places: readonly Place[];
  readonly secret: string;
  readonly commitment: string;
  /** Seals are being opened, until then: between asking for the start and the deal. */
  readonly dealing?: number;
  readonly voided?: Voided;
  readonly from?: Branching;
  /** The record without entries, from the start on. */
  readonly head?: Omit<GameRecord, 'entries' | 'secret' | 'outcome'>;
  readonly outcome?: Outcome;
  /** When something has to be done here without anybody asking: a bot's turn, the end of somebody's time. */
  readonly due?: number;
  /** When the time of whoever is to act runs out. */
  readonly deadline?: number;
  readonly rematch?: string;
  readonly created: number;
  readonly changed: number;
  /** The command that made it, so that asking twice makes one table. */
  readonly command: string;
  /** Counts changes of this row: whoever changes it says which one he saw. */
  readonly revision: number;
}

/** A table in a list, with where its game stands. */
export interface ListedRow extends TableRow {
  readonly at: number;
  readonly toAct: readonly number[];
  /** When the last entry was made, or the row last changed. */
  readonly moved: number;
}

/** What happened in one entry. */
export interface StoryRow {
  readonly at: number;
  /** Who made it, and where it went back to if it took something back. */
  readonly seat: number;
  readonly to?: number;
  readonly told: readonly Telling[];
  readonly when: number;
}

export interface ChatRow {
  /** Counted from 1 at each table. */
  readonly n: number;
  /** Empty, as the name is, for a former player. */
  readonly person: string;
  readonly name: string;
  readonly seat?: number;
  readonly text: string;
  readonly when: number;
}

/** Who looks after a table until when: of several processes one lets its bots move and ends people's time. */
export interface Claim {
  readonly by: string;
  readonly until: number;
}

/** An entry as it is kept, with what the table waits for after it. */
export interface MadeRow extends Made, Times {
  readonly when: number;
  /** The revision of the row that due and deadline follow from. */
  readonly revision: number;
  readonly claim: Claim;
}

/** The phases of a table that one can still join, play at or watch. */
export const OPEN_PHASES = ['seating', 'playing'] as const satisfies readonly Phase[];

/** How far a table has come. */
export interface Standing {
  readonly id: string;
  readonly at: number;
  readonly revision: number;
  /** The number of the last line of chat. */
  readonly said: number;
}

/** A game and its version. */
export interface Rules {
  readonly game: string;
  readonly version: number;
}

/** Where everything is kept. An answer means that it is safely there. Text goes in and comes out unchanged. */
export interface Archive extends Pick<Store, 'read' | 'after'> {
  /**
   * Entry n, counted from 1; false if that is not the next number here, or the row has changed since. Those of one tick
   * share a transaction. Whoever appends claims the table.
   */
  append(table: string, n: number, made: MadeRow): Promise<boolean>;

  // People: only hashes of tokens and codes come here.
  addPerson(person: Person, tokenHash: string, label?: string): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personByToken(tokenHash: string): Promise<Person | undefined>;
  /** Another device of the same person. Answers the ids of those that had to make room. */
  addDevice(person: string, tokenHash: string, since: number, label: string): Promise<readonly string[]>;
  /** Last seen first. */
  devices(person: string): Promise<readonly Device[]>;
  /** Never goes back. */
  seeDevice(tokenHash: string, when: number): Promise<void>;
  removeDevice(person: string, device: string): Promise<void>;
  /** One code a person, which counts until then; a new one replaces the old. */
  setCode(person: string, codeHash: string, until: number): Promise<void>;
  /** Whose code it is; it is used up by that. */
  useCode(codeHash: string, now: number): Promise<Person | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Removes the person with devices and code, and takes id and name out of chat. Seats are the lobby's to change. */
  removePerson(id: string): Promise<void>;

  // Tables.
  /** Adds it, or answers the one that the same owner made by the same command. Undefined if the id is taken. */
  addTable(row: TableRow): Promise<TableRow | undefined>;
  table(id: string): Promise<ListedRow | undefined>;
  /**
   * Writes the row if its revision is still the one before and nothing was appended since; false if somebody else was
   * first. A head and an outcome stay once they are there. Whoever saves it claims the table.
   */
  saveTable(row: TableRow & Pick<ListedRow, 'at'>, claim: Claim): Promise<boolean>;
  removeTable(id: string): Promise<void>;
  /** Tables where this person sits or that he owns, last moved first. */
  tablesOf(person: string, limit: number): Promise<readonly ListedRow[]>;
  /** Public tables that are filling or being played, last moved first; within bounds, if any are given. */
  openTables(limit: number, bounds?: OpenBounds): Promise<readonly ListedRow[]>;
  /** How many tables this person owns that are filling or being played. */
  countOwned(person: string): Promise<number>;
  /**
   * Claims tables whose time has come and that nobody else has claimed, the longest waiting first; only those of these
   * rules, if any are given.
   */
  claimDue(now: number, claim: Claim, limit: number, only?: readonly Rules[]): Promise<readonly string[]>;
  /** Ends all claims of this process. */
  release(by: string): Promise<void>;
  /** Those of these tables that there are. */
  standings(tables: readonly string[]): Promise<readonly Standing[]>;

  /** What happened after this entry, in order. */
  story(table: string, since: number): Promise<readonly StoryRow[]>;

  /** Adds a line, or answers the one that the same person sent by the same command. */
  say(table: string, line: Omit<ChatRow, 'n'>, command: string): Promise<ChatRow>;
  /** The last lines, oldest first. Of each table at least the last `KEPT_LINES` are kept. */
  chat(table: string, limit: number): Promise<readonly ChatRow[]>;
  chatOf(person: string): Promise<readonly (ChatRow & { readonly table: string })[]>;

  /** This seat has seen everything up to this entry; never goes back. */
  see(table: string, seat: number, at: number): Promise<void>;
  seen(table: string, seat: number): Promise<number>;

  /**
   * Writes something and takes it away again; fails as anything would that is to be kept now. `lost` if it went where
   * nobody will find it, and from then on nothing is kept any more.
   */
  pulse(): Promise<'written' | 'lost'>;

  close(): Promise<void>;
}

/** Whom and what the list of open tables leaves out, so that nobody has it for themselves. */
export interface OpenBounds {
  /** How many tables of one owner are in it, the last moved ones. */
  readonly perOwner: number;
  /** A table that is filling is in it if something has happened there since. */
  readonly since: number;
}

export const KEPT_LINES = 2000;

/** Open tables, last moved first, within these bounds. */
export function within(rows: readonly ListedRow[], limit: number, bounds?: OpenBounds): readonly ListedRow[] {
  if (bounds === undefined) return rows.slice(0, limit);
  const owned = new Map<string, number>();
  return rows
    .filter(({ phase, moved }) => phase !== 'seating' || moved >= bounds.since)
    .filter(({ owner }) => {
      owned.set(owner, (owned.get(owner) ?? 0) + 1);
      return owned.get(owner)! <= bounds.perOwner;
    })
    .slice(0, limit);
}

/** The record of a table, once it has begun. */
export function storedOf(row: TableRow, made: readonly Kept[]): Stored | undefined {
  const { head, secret, outcome } = row;
  if (head === undefined) return undefined;
  const entries = made.map(({ entry }) => entry);
  const record = { ...head, entries, ...(outcome === undefined ? {} : { secret, outcome }) };
  return { record, secret, commands: made.map(({ command }) => command) };
}

export const storyRow = (at: number, { entry, told, when }: Pick<MadeRow, 'entry' | 'told' | 'when'>): StoryRow => ({
  at,
  seat: entry.seat,
  ...(isUndo(entry) ? { to: entry.to } : {}),
  told,
  when,
});

/** A changed row over the one before: its head and its outcome stay once they are there. */
export function keeping({ head, outcome }: TableRow, changed: TableRow): TableRow {
  return { ...(head === undefined ? {} : { head }), ...(outcome === undefined ? {} : { outcome }), ...changed };
}
