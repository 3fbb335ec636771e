import type { Outcome } from '#table/game.ts';
import type { Made, Store, Stored, Telling } from '#table/host.ts';
import { type GameRecord, isUndo } from '#table/record.ts';
import type { BotSeat, Clock, Phase } from '#wire/messages.ts';

/** Somebody with a name and nothing else. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

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
      /** Missing while the seat is only reserved. */
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
  readonly places: readonly Place[];
  readonly secret: string;
  readonly commitment: string;
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

/** An entry as it is kept. What is not said of due and deadline stays as it is in the table's row; null ends it. */
export interface MadeRow extends Made {
  readonly when: number;
  readonly due?: number | null;
  readonly deadline?: number | null;
}

/** The phases of a table that one can still join, play at or watch. */
export const OPEN_PHASES = ['seating', 'playing'] as const satisfies readonly Phase[];

/** Where everything is kept. An answer means that it is safely there. Text goes in and comes out unchanged. */
export interface Archive extends Pick<Store, 'read' | 'finish'> {
  /** Entry n, counted from 1; false if that is not the next number here. Those of one tick share a transaction. */
  append(table: string, n: number, made: MadeRow): Promise<boolean>;

  // People: only hashes of tokens and codes come here.
  addPerson(person: Person, tokenHash: string): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personByToken(tokenHash: string): Promise<Person | undefined>;
  personByCode(codeHash: string): Promise<Person | undefined>;
  /** Another device of the same person. */
  addToken(id: string, tokenHash: string): Promise<void>;
  removeToken(tokenHash: string): Promise<void>;
  /** One code a person; a new one replaces the old. */
  setCode(id: string, codeHash: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** Removes the person with tokens and code, and takes id and name out of chat. Seats are the lobby's to change. */
  removePerson(id: string): Promise<void>;

  // Tables.
  /** Adds it, or answers the one that the same owner made by the same command. Undefined if the id is taken. */
  addTable(row: TableRow): Promise<TableRow | undefined>;
  table(id: string): Promise<TableRow | undefined>;
  /**
   * Writes the row if its revision is still the one before; false if somebody else was first. `due` and `deadline` are
   * written as the row has them, over what an append has said since the row was read: whoever saves a table appends to
   * it in the same queue. A head and an outcome stay once they are there.
   */
  saveTable(row: TableRow): Promise<boolean>;
  removeTable(id: string): Promise<void>;
  /** Tables where this person sits or that he owns, last moved first. */
  tablesOf(person: string, limit: number): Promise<readonly ListedRow[]>;
  /** Public tables that are filling or being played, last moved first. */
  openTables(limit: number): Promise<readonly ListedRow[]>;
  /** How many tables this person owns that are filling or being played. */
  countOwned(person: string): Promise<number>;
  /** Tables whose time has come, the longest waiting first. */
  dueTables(now: number, limit: number): Promise<readonly string[]>;

  /** What happened after this entry, in order. */
  story(table: string, since: number): Promise<readonly StoryRow[]>;

  /** Adds a line, or answers the one that the same person sent by the same command. */
  say(table: string, line: Omit<ChatRow, 'n'>, command: string): Promise<ChatRow>;
  /** The last lines, oldest first. */
  chat(table: string, limit: number): Promise<readonly ChatRow[]>;
  chatOf(person: string): Promise<readonly (ChatRow & { readonly table: string })[]>;

  /** This seat has seen everything up to this entry; never goes back. */
  see(table: string, seat: number, at: number): Promise<void>;
  seen(table: string, seat: number): Promise<number>;

  close(): Promise<void>;
}

/** The record of a table, once it has begun. */
export function storedOf(row: TableRow, made: readonly Pick<Made, 'entry' | 'command'>[]): Stored | undefined {
  const { head, secret, outcome } = row;
  if (head === undefined) return undefined;
  const entries = made.map(({ entry }) => entry);
  const record = { ...head, entries, ...(outcome === undefined ? {} : { secret, outcome }) };
  return { record, secret, commands: made.map(({ command }) => command) };
}

export const storyRow = (at: number, { entry, told }: Pick<Made, 'entry' | 'told'>): StoryRow => ({
  at,
  seat: entry.seat,
  ...(isUndo(entry) ? { to: entry.to } : {}),
  told,
});

/** A changed row over the one before: its head and its outcome stay once they are there. */
export function keeping({ head, outcome }: TableRow, changed: TableRow): TableRow {
  return { ...(head === undefined ? {} : { head }), ...(outcome === undefined ? {} : { outcome }), ...changed };
}
