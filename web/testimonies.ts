import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptTestimony, type TestimonyKeep, testimoniesInMemory, together } from '#wire/witness.ts';
import { HERE } from './device/here.ts';

interface Shelves extends DBSchema {
  testimonies: { key: string; value: KeptTestimony; indexes: { last: number } };
}

/** More games than anybody has under way. */
const MOST = 60;

/**
 * What makes room first: what began when all was over, and is no memory of how it was played; then games that are over; then those
 * of this device, which nobody else hosts. Of a game that goes on, nobody but this device can say later how it was.
 */
const worthOf = ({ table, isLate, outcome }: KeptTestimony): number => {
  if (isLate) return 0;
  if (outcome !== undefined) return 1;
  return table.startsWith(HERE) ? 2 : 3;
};

const keyOf = ({ table, viewer }: Pick<KeptTestimony, 'table' | 'viewer'>): string => `${table} ${viewer}`;

/** The names of tables have no spaces. */
const sidesOf = (table: string): IDBKeyRange => IDBKeyRange.bound(`${table} `, `${table} \uffff`);

const held = testimoniesInMemory();
let opened: Promise<IDBPDatabase<Shelves> | undefined> | undefined;

/** Where the browser keeps nothing, memory lasts as long as the page. */
function shelves(): Promise<IDBPDatabase<Shelves> | undefined> {
  opened ??= openDB<Shelves>('hideout-testimonies', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('testimonies').createIndex('last', 'last');
    },
  }).catch(() => undefined);
  return opened;
}

/** What this device remembers of the games it was shown. */
export const testimoniesHere: TestimonyKeep & { forget(): Promise<void> } = {
  async read(table, viewer) {
    const db = await shelves();
    const kept = await db?.get('testimonies', keyOf({ table, viewer })).catch(() => undefined);
    return kept ?? held.read(table, viewer);
  },
  async all(table) {
    const db = await shelves();
    const kept = await db?.getAll('testimonies', sidesOf(table)).catch(() => undefined);
    return kept ?? held.all(table);
  },
  async write(testimony) {
    await held.write(testimony);
    const db = await shelves();
    if (db === undefined) return;
    await put(db, testimony).catch(() => undefined);
    await tidy(db).catch(() => undefined);
  },
  /** Of all that was played elsewhere; tables of this device stay, and what it knows of them. */
  async forget() {
    held.clear();
    const db = await shelves();
    for (const key of (await db?.getAllKeys('testimonies').catch(() => undefined)) ?? [])
      if (!key.startsWith(HERE)) await db?.delete('testimonies', key).catch(() => undefined);
  },
};

/** Another window may have written meanwhile: what it has found stays. */
async function put(db: IDBPDatabase<Shelves>, testimony: KeptTestimony): Promise<void> {
  const write = db.transaction('testimonies', 'readwrite');
  const key = keyOf(testimony);
  await write.store.put(together(await write.store.get(key), testimony), key);
  await write.done;
}

async function tidy(db: IDBPDatabase<Shelves>): Promise<void> {
  const extra = (await db.count('testimonies')) - MOST;
  if (extra <= 0) return;
  const write = db.transaction('testimonies', 'readwrite');
  const all = await write.store.getAll();
  // Of the same worth, those not looked at for the longest.
  const least = all.toSorted((a, b) => worthOf(a) - worthOf(b) || a.last - b.last).slice(0, extra);
  for (const testimony of least) void write.store.delete(keyOf(testimony));
  await write.done;
}
