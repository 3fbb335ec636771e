import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type Archive,
  type ChatRow,
  type EntryRow,
  keeping,
  type ListedRow,
  type PlanRow,
  peopleOf,
  storedOf,
  storyRow,
  type TableRow,
  within,
} from '#lobby/archive.ts';
import { withTimes } from '#lobby/clock.ts';
import { isDue, isOpen, memoryArchive } from '#lobby/memory.ts';

interface Shelf {
  readonly row: TableRow;
  /** Where its game stands, so that lists need not read entries. */
  readonly at: number;
  readonly toAct: readonly number[];
  readonly moved: number;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: Shelf };
  entries: { key: [table: string, n: number]; value: EntryRow };
  chat: { key: [table: string, n: number]; value: ChatRow & { readonly command: string } };
  seen: { key: [table: string, seat: number]; value: number };
  plans: { key: [table: string, seat: number]; value: PlanRow };
  notes: { key: [table: string, person: string]; value: string };
}

const BESIDE_TABLES = ['entries', 'chat', 'seen', 'plans', 'notes'] as const;

/** An answer means that it is on the disk, not only on its way there. */
const SAFELY = { durability: 'strict' } as const;

/** Keeps the tables of this device in the browser. Its one person is nobody to be recognised, so people are not kept. */
export async function openArchive(name: string): Promise<Archive> {
  const db = await openDB<Shelves>(name, 2, {
    upgrade(older) {
      for (const store of ['tables', ...BESIDE_TABLES] as const)
        if (!older.objectStoreNames.contains(store)) older.createObjectStore(store);
    },
  });
  return Object.assign(memoryArchive(), tablesIn(db));
}

const of = (table: string, after = 0, to = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, to]);

/** All that lies beside a table, whatever it is counted by. */
const allOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

const tablesIn = (db: IDBPDatabase<Shelves>) =>
  ({
    async read(table) {
      const shelf = await db.get('tables', table);
      return shelf && storedOf(shelf.row, await db.getAll('entries', of(table)));
    },

    after: (table, n) => db.getAll('entries', of(table, n + 1)),

    async append(table, n, made) {
      const write = db.transaction(['tables', 'entries'], 'readwrite', SAFELY);
      const shelf = await write.objectStore('tables').get(table);
      const isNext = shelf !== undefined && n === shelf.at + 1 && made.revision === shelf.row.revision;
      if (isNext) {
        const row = withTimes(shelf.row, made);
        void write.objectStore('entries').add(made, [table, n]);
        void write.objectStore('tables').put({ row, at: n, toAct: made.toAct, moved: made.when }, table);
      }
      await write.done;
      return isNext;
    },

    async story(table, since) {
      const made = await db.getAll('entries', of(table, since + 1));
      return made.map((row, i) => storyRow(since + i + 1, row));
    },

    async addTable(row, made = []) {
      const write = db.transaction(['tables', 'entries'], 'readwrite', SAFELY);
      const shelves = await write.objectStore('tables').getAll();
      const same = shelves.find(
        (shelf) => row.owner !== '' && shelf.row.owner === row.owner && shelf.row.command === row.command,
      );
      const isTaken = shelves.some((shelf) => shelf.row.id === row.id);
      if (same === undefined && !isTaken) {
        const last = made.at(-1);
        const shelf = last
          ? { row: withTimes(row, last), at: made.length, toAct: last.toAct, moved: last.when }
          : { row, at: 0, toAct: [], moved: row.changed };
        void write.objectStore('tables').add(shelf, row.id);
        for (const [i, each] of made.entries()) void write.objectStore('entries').add(each, [row.id, i + 1]);
      }
      await write.done;
      return same?.row ?? (isTaken ? undefined : row);
    },

    async table(id) {
      const shelf = await db.get('tables', id);
      return shelf && listedRow(shelf);
    },

    saveTable: ({ at, ...row }) =>
      changed(db, row.id, (shelf) => {
        if (shelf.row.revision !== row.revision - 1 || shelf.at !== at) return undefined;
        return { ...shelf, row: keeping(shelf.row, row), moved: Math.max(shelf.moved, row.changed) };
      }),

    async removeTable(id, revision) {
      const write = db.transaction(['tables', ...BESIDE_TABLES], 'readwrite', SAFELY);
      const shelf = await write.objectStore('tables').get(id);
      const isMeant = shelf !== undefined && (revision === undefined || revision === shelf.row.revision);
      if (isMeant) {
        void write.objectStore('tables').delete(id);
        for (const store of BESIDE_TABLES) void write.objectStore(store).delete(allOf(id));
      }
      await write.done;
      return isMeant;
    },

    tablesOf: (person, limit) => listed(db, limit, (row) => peopleOf(row).includes(person)),

    openTables: async (limit, bounds) =>
      within(await listed(db, Number.POSITIVE_INFINITY, (row) => row.public && isOpen(row)), limit, bounds),

    async countOwned(person) {
      return (await db.getAll('tables')).filter(({ row }) => row.owner === person && isOpen(row)).length;
    },

    // Nobody else works at the tables of this device, so nothing need be claimed.
    async claimDue(now, _claim, limit) {
      return (await db.getAll('tables'))
        .map(({ row }) => row)
        .filter((row) => isDue(row, now))
        .sort((a, b) => a.due! - b.due!)
        .slice(0, limit)
        .map(({ id }) => id);
    },

    async release() {},

    async standings(tables) {
      const shelves = await Promise.all(tables.map((id) => db.get('tables', id)));
      const said = await Promise.all(tables.map((id) => db.count('chat', of(id))));
      const plans = await Promise.all(tables.map((id) => db.getAll('plans', of(id))));
      return shelves.flatMap((shelf, i) => {
        if (shelf === undefined) return [];
        const planned = plans[i]!.reduce((sum, { n }) => sum + n, 0);
        return [{ id: shelf.row.id, at: shelf.at, revision: shelf.row.revision, said: said[i]!, planned }];
      });
    },

    async say(table, line, command) {
      const write = db.transaction(['tables', 'chat'], 'readwrite', SAFELY);
      if ((await write.objectStore('tables').count(table)) === 0) throw new Error('there is no such table');
      const lines = write.objectStore('chat');
      const said = await lines.getAll(of(table));
      const same = said.find((other) => other.person === line.person && other.command === command);
      const kept = same ?? { n: said.length + 1, ...line, command };
      if (same === undefined) void lines.add(kept, [table, kept.n]);
      await write.done;
      return withoutCommand(kept);
    },

    async chat(table, limit) {
      return (await db.getAll('chat', of(table))).slice(-limit).map(withoutCommand);
    },

    async chatOf(person) {
      const keys = await db.getAllKeys('chat');
      const lines = (await db.getAll('chat')).map((line, i) => ({ table: keys[i]![0], ...withoutCommand(line) }));
      return lines.filter((line) => line.person === person).sort((a, b) => a.when - b.when);
    },

    async plan(table, plan) {
      const write = db.transaction('plans', 'readwrite', SAFELY);
      const before = await write.store.get([table, plan.seat]);
      const row = { ...plan, n: (before?.n ?? 0) + 1 };
      void write.store.put(row, [table, plan.seat]);
      await write.done;
      return row;
    },

    plans: (table) => db.getAll('plans', of(table)),

    async note(table, person, text) {
      if (text === '') await db.delete('notes', [table, person]);
      else await db.put('notes', text, [table, person]);
    },

    async noted(table, person) {
      return (await db.get('notes', [table, person])) ?? '';
    },

    async notesOf(person) {
      const [keys, texts] = await Promise.all([db.getAllKeys('notes'), db.getAll('notes')]);
      return keys.flatMap(([table, whose], i) => (whose === person ? [{ table, text: texts[i]! }] : []));
    },

    async see(table, seat, at) {
      const write = db.transaction('seen', 'readwrite');
      const before = (await write.store.get([table, seat])) ?? 0;
      if (at > before) void write.store.put(at, [table, seat]);
      await write.done;
    },

    async seen(table, seat) {
      return (await db.get('seen', [table, seat])) ?? 0;
    },

    async close() {
      db.close();
    },
  }) satisfies Partial<Archive>;

/** Changes what is kept of a table; false if it is not there or must not be changed. */
async function changed(
  db: IDBPDatabase<Shelves>,
  table: string,
  next: (shelf: Shelf) => Shelf | undefined,
): Promise<boolean> {
  const write = db.transaction('tables', 'readwrite', SAFELY);
  const shelf = await write.store.get(table);
  const after = shelf && next(shelf);
  if (after !== undefined) void write.store.put(after, table);
  await write.done;
  return after !== undefined;
}

async function listed(
  db: IDBPDatabase<Shelves>,
  limit: number,
  chosen: (row: TableRow) => boolean,
): Promise<readonly ListedRow[]> {
  return (await db.getAll('tables'))
    .filter(({ row }) => chosen(row))
    .map(listedRow)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, limit);
}

const listedRow = ({ row, ...standing }: Shelf): ListedRow => ({ ...row, ...standing });

const withoutCommand = ({ command: _, ...line }: Shelves['chat']['value']): ChatRow => line;
