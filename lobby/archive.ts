import { concluded } from '#table/chain.ts';
import type { Outcome } from '#table/game.ts';
import { type Ending, type GameRecord, type Headline, headline } from '#table/record.ts';
import type { KeptEntry, NewEntry, Store, StoredRecord, Telling } from '#table/store.ts';
import type { TriedMove } from '#table/tried.ts';
import type { Hints } from '#wire/hints.ts';
import type { Asked, BotSeat, Branching, Clock, Phase, StandIn, Voided } from '#wire/messages.ts';
import type { Saying } from '#wire/talk.ts';
import type { Bank, Times } from './clock.ts';
import type { Holiday } from './holiday.ts';

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
      /** A program of somebody's own plays here. */
      readonly program?: true;
      /** SHA-256 of the salt, from sitting down on; missing where this seat has no part in the dice. */
      readonly seal?: string;
      /** From the opening of the seal on. */
      readonly salt?: string;
      /** A bot plays until they are back. */
      readonly standIn: boolean;
      /** … which bot. Missing in older rows, and for a former player. */
      readonly bot?: StandIn;
      /** When they sat down. */
      readonly sat?: number;
      /** Whom this one plays for, and who has the seat back whenever they say so. */
      readonly for?: { readonly person: string; readonly name: string; readonly figure: number };
      /** Whoever has it may take this seat, once: somebody who is here wants a friend to play for whoever is away. */
      readonly key?: string;
      /** Since when they have not been at the table; missing while they are, and as long as nobody has noticed. */
      readonly gone?: number;
      /** Since when they have kept the others waiting without a word, though their page is open; until they do something. */
      readonly silent?: number;
      /** They have said that they are away: their clock stands still. */
      readonly holiday?: Holiday;
      /** How much of that they have had before, in milliseconds. */
      readonly spent?: number;
    };

/** Whoever finds the table among theirs because of this seat: who has it, and for whom. */
export const peopleAt = (place: Place): readonly string[] =>
  place.kind === 'person' ? [place.person, ...(place.for === undefined ? [] : [place.for.person])] : [];

/** … and everybody who finds it among theirs: its owner, too, and whoever has given up a seat in its game. */
export const peopleOf = ({ owner, places, resigned = [] }: TableRow): readonly string[] => [
  owner,
  ...places.flatMap(peopleAt),
  ...resigned.map(({ person }) => person),
];

/** Where a table goes on from, and who played there, where others may sit down here. */
export type Branched = Omit<Branching, 'knew'> & { readonly people?: readonly string[] };

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
  /** Missing as long as the owner has not said; a device may keep what an older version wrote there. */
  readonly hints?: Hints | boolean;
  readonly places: readonly Place[];
  /** Ids of those who may look on, but not speak. */
  readonly muted?: readonly string[];
  /** Those who may not even look on. */
  readonly sentOut?: readonly Pick<Person, 'id' | 'name'>[];
  /** Ids of those who have given up a seat that was kept for them. */
  readonly declined?: readonly string[];
  readonly secret: string;
  readonly commitment: string;
  /** Seals are being opened, until then: between asking for the start and the deal. */
  readonly dealing?: number;
  readonly voided?: Voided;
  /** How many of them each person has voided, by their badge here. Missing in rows of before, which said it of seats only. */
  readonly voids?: Readonly<Record<string, number>>;
  readonly from?: Branched;
  /** Only those who play or played here may look back when it is over; otherwise everybody who has the link. */
  readonly discreet?: true;
  /** Seats of its game that somebody has given up for good: they played here, and may look back like those who stayed. */
  readonly resigned?: readonly { readonly seat: number; readonly person: string }[];
  /** The record without entries, from the start on. */
  readonly head?: Omit<GameRecord, 'entries' | keyof Ending | 'end'>;
  readonly outcome?: Outcome;
  /** When something has to be done here without anybody asking: a bot's turn, the end of somebody's time. */
  readonly due?: number;
  /** When the time of whoever is to act runs out. */
  readonly deadline?: number;
  /** What is left of everybody's time, where the clock keeps it over moves. */
  readonly bank?: Bank;
  /** What the people at the table are asked. */
  readonly asked?: Asked;
  /** Since when the game rests. */
  readonly paused?: number;
  /** Ids of those who have agreed to that. */
  readonly agreed?: readonly string[];
  /** Where the same people play again. */
  readonly rematch?: string;
  /** The table that this is the rematch of. */
  readonly follows?: string;
  readonly created: number;
  readonly changed: number;
  /** The command that made it, so that asking twice makes one table. */
  readonly command: string;
  /** Counts changes of this row: a writer states which revision it saw. */
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
export interface StoryRow extends Headline {
  readonly at: number;
  readonly told: readonly Telling[];
  readonly when: number;
}

/** A line of chat before it has its number. */
export type NewLine = {
  /** Empty, as the name is, for a former player. */
  readonly person: string;
  readonly name: string;
  readonly seat?: number;
  readonly when: number;
} & Saying;

/** … which is counted from 1 at each table. */
export type ChatRow = { readonly n: number } & NewLine;

/** What somebody has in mind, before it has its number. */
export interface NewPlan {
  readonly seat: number;
  /** Empty for a former player, `bot` for a bot: ids of people are longer. */
  readonly person: string;
  /** `null` where it was withdrawn. */
  readonly data: unknown;
}

export interface PlanRow extends NewPlan {
  /** Counts the plans of this seat, from 1. */
  readonly n: number;
}

/** What somebody has noted at a table, for themselves alone. */
export interface NoteRow {
  readonly table: string;
  readonly text: string;
}

/** Somebody whom a person wants nothing to do with, by the name they had then. */
export interface BlockRow {
  readonly person: string;
  readonly name: string;
  readonly when: number;
}

export const MOST_BLOCKS = 200;

/** What somebody wants whoever hosts to know. */
interface Reported {
  readonly id: string;
  readonly table: string;
  readonly when: number;
  /** Who reports; empty, as the name is, when that person is gone. */
  readonly by: string;
  readonly byName: string;
  readonly why: string;
}

/** … of somebody else: names and chat, and nothing of a game. */
export interface PersonReport extends Reported {
  /** Who is reported; empty, as the name is, when that person is gone. */
  readonly person: string;
  readonly name: string;
  /** What they said last at this table. */
  readonly said: readonly (Pick<ChatRow, 'n' | 'when'> & Saying)[];
}

/** … of a game in which something is wrong: where. The record stays with the table, so nothing hidden is in a report. */
export interface GameReport extends Reported {
  /** How many entries there were. */
  readonly at: number;
  /** Whose eyes saw it; missing for the audience. */
  readonly seat?: number;
  /** A fault had stopped the table. */
  readonly stopped?: true;
  /** … at this move, which the record does not have. */
  readonly tried?: TriedMove;
}

export type ReportRow = PersonReport | GameReport;

export const isOfGame = (report: ReportRow): report is GameReport => 'at' in report;

/** Whether two reports say the same, so that the later takes the place of the other. */
export const isSameReport = (a: ReportRow, b: ReportRow): boolean =>
  a.by === b.by &&
  a.table === b.table &&
  (isOfGame(a) ? isOfGame(b) && a.at === b.at : !isOfGame(b) && a.person === b.person);

/** Who looks after a table until when: of several processes one lets its bots move and ends people's time. */
export interface Claim {
  readonly by: string;
  readonly until: number;
}

/** An entry as it is kept, with what the table waits for after it. */
export interface EntryRow extends NewEntry, Times {
  readonly when: number;
  /** The revision of the row that due and deadline follow from. */
  readonly revision: number;
  readonly claim: Claim;
}

/** The phases of a table that one can still join, play at or watch. */
export const OPEN_PHASES = ['seating', 'playing'] as const satisfies readonly Phase[];

/** How far a table has come. */
export interface Progress {
  readonly id: string;
  readonly at: number;
  readonly revision: number;
  /** The number of the last line of chat. */
  readonly said: number;
  /** How many plans there have been. */
  readonly planned: number;
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
  append(table: string, n: number, made: EntryRow): Promise<boolean>;

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
  /** Removes the person with devices, code, notes and blocks, and takes id and name out of chat, plans and reports. Seats are the lobby's to change. */
  removePerson(id: string): Promise<void>;

  /** False if there are too many already. */
  block(person: string, other: BlockRow): Promise<boolean>;
  unblock(person: string, other: string): Promise<void>;
  /** Newest first. */
  blocks(person: string): Promise<readonly BlockRow[]>;
  /** Who has blocked this person. */
  blockers(person: string): Promise<readonly string[]>;

  /** Takes the place of what the same person has reported of the same person at the same table, or of the same point of its game. */
  report(report: ReportRow): Promise<void>;
  /** Newest first. */
  reports(limit: number): Promise<readonly ReportRow[]>;
  reportsBy(person: string): Promise<readonly ReportRow[]>;
  /** Whether there was one. */
  removeReport(id: string): Promise<boolean>;

  // Tables.
  /**
   * Adds it with whatever was played there before, or answers the one that the same owner made by the same command. Undefined
   * if the id is taken. Nobody finds it without its entries.
   */
  addTable(row: TableRow, made?: readonly EntryRow[]): Promise<TableRow | undefined>;
  table(id: string): Promise<ListedRow | undefined>;
  /**
   * Writes the row if its revision is still the one before and nothing was appended since; false if somebody else was
   * first. A head and an outcome stay once they are there. Whoever saves it claims the table.
   */
  saveTable(row: TableRow & Pick<ListedRow, 'at'>, claim: Claim): Promise<boolean>;
  /** False if it is not there any more; or its row has changed, where it is said which one was seen. */
  removeTable(id: string, revision?: number): Promise<boolean>;
  /** Tables where this person sits or that they own, last moved first. */
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
  standings(tables: readonly string[]): Promise<readonly Progress[]>;

  /** What happened after this entry, in order. */
  story(table: string, since: number): Promise<readonly StoryRow[]>;

  /** Adds a line, or answers the one that the same person sent by the same command. */
  say(table: string, line: NewLine, command: string): Promise<ChatRow>;
  /** The last lines, oldest first. Of each table at least the last `KEPT_LINES` are kept. */
  chat(table: string, limit: number): Promise<readonly ChatRow[]>;
  chatOf(person: string): Promise<readonly (ChatRow & { readonly table: string })[]>;

  /** Takes the place of the seat's last plan. */
  plan(table: string, plan: NewPlan): Promise<PlanRow>;
  /** The last one of each seat, in their order. */
  plans(table: string): Promise<readonly PlanRow[]>;

  /** Takes the place of what this person had noted; an empty text is none. */
  note(table: string, person: string, text: string): Promise<void>;
  noted(table: string, person: string): Promise<string>;
  /** By table. */
  notesOf(person: string): Promise<readonly NoteRow[]>;

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
export function storedOf(row: TableRow, made: readonly KeptEntry[]): StoredRecord | undefined {
  const { head, secret } = row;
  if (head === undefined) return undefined;
  const begun = { ...head, entries: made.map(({ entry }) => entry) };
  const ending = endingOf(row);
  const record = ending === undefined ? begun : concluded(begun, ending);
  return { record, secret, commands: made.map(({ command }) => command) };
}

/** What its record tells at last, once nothing follows any more. */
function endingOf({ phase, secret, outcome }: TableRow): Ending | undefined {
  // Of a record that somebody opened there may be none.
  const known = secret === '' ? {} : { secret };
  if (outcome !== undefined) return { ...known, outcome };
  return phase === 'abandoned' ? { ...known, abandoned: true } : undefined;
}

export const storyRow = (at: number, { entry, told, when }: Pick<EntryRow, 'entry' | 'told' | 'when'>): StoryRow => ({
  at,
  ...headline(entry),
  told,
  when,
});

/** A changed row over the one before: its head and its outcome stay once they are there. */
export function keeping({ head, outcome }: TableRow, changed: TableRow): TableRow {
  return { ...(head === undefined ? {} : { head }), ...(outcome === undefined ? {} : { outcome }), ...changed };
}
