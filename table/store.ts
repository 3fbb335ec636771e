import { concluded } from './chain.ts';
import { type AnyGame, type Outcome, type Seat, type Viewer, viewersOf } from './game.ts';
import type { Entry, GameRecord } from './record.ts';

/** A table's record as it is kept: the secret stays apart from the record until the game is over. */
export interface StoredRecord {
  readonly record: GameRecord;
  readonly secret: string;
  /** The request that each entry answered, where it had a name. */
  readonly commands?: readonly (string | undefined)[];
}

/** An event as each viewer may know it: the same for all, or by seat with the audience last; null is not told. */
export type Telling = { readonly all: unknown } | { readonly each: readonly unknown[] };

/** An entry with what comes of it, to be kept as one. */
export interface NewEntry {
  readonly entry: Entry;
  readonly told: readonly Telling[];
  /** Who has to act after it. */
  readonly toAct: readonly Seat[];
  /** The name of the request, if it had one: the same request sent again is not made twice. */
  readonly command?: string;
  /** Who has answered for whoever was asked; nobody needs to know that later. */
  readonly answeredBy?: Seat;
}

/** An entry as it is read again. */
export type KeptEntry = Pick<NewEntry, 'entry' | 'command'>;

/** Where records are kept. An answer means that it is safely there. */
export interface Store {
  read(table: string): Promise<StoredRecord | undefined>;
  /** The entries after the first n. */
  after(table: string, n: number): Promise<readonly KeptEntry[]>;
  /** Entry n, counted from 1; false if that number is taken: somebody else was first. */
  append(table: string, n: number, made: NewEntry): Promise<boolean>;
  /** Writes the result, with the secret, into the record. */
  finish(table: string, secret: string, outcome: Outcome): Promise<void>;
}

/** Events as each viewer may know them. */
export const tellingsOf = (game: AnyGame, seats: number, events: readonly unknown[]): readonly Telling[] =>
  events.map((event) => {
    const each = viewersOf(seats).map((viewer) => game.redact(event, viewer) ?? null);
    return each.every((version) => version === event) ? { all: event } : { each };
  });

/** What this viewer may know of what was told. */
export const heard = (told: readonly Telling[], viewer: Viewer): readonly unknown[] =>
  told.flatMap((telling) => {
    const event = 'all' in telling ? telling.all : telling.each.at(viewer === 'audience' ? -1 : viewer);
    return event === null ? [] : [event];
  });

/** A store in which tables can be set up, too. */
export interface MemoryStore extends Store {
  /** False if the table is there already. */
  create(table: string, stored: StoredRecord): Promise<boolean>;
}

/** Keeps records in memory: for tests, and for tables that need not outlive the program. */
export function memoryStore(): MemoryStore {
  const tables = new Map<string, StoredRecord>();
  return {
    async read(table) {
      return tables.get(table);
    },
    async after(table, n) {
      const { record, commands = [] } = tables.get(table)!;
      return record.entries.slice(n).map((entry, i) => kept(entry, commands[n + i]));
    },
    async create(table, stored) {
      if (tables.has(table)) return false;
      tables.set(table, stored);
      return true;
    },
    async append(table, n, { entry, command }) {
      const { record, secret, commands = [] } = tables.get(table)!;
      if (n !== record.entries.length + 1) return false;
      const entries = [...record.entries, entry];
      tables.set(table, { secret, record: { ...record, entries }, commands: [...commands, command] });
      return true;
    },
    async finish(table, secret, outcome) {
      const stored = tables.get(table)!;
      tables.set(table, { ...stored, record: concluded(stored.record, { secret, outcome }) });
    },
  };
}

const kept = (entry: Entry, command: string | undefined): KeptEntry => ({
  entry,
  ...(command === undefined ? {} : { command }),
});
