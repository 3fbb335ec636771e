import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { EDITION } from '#table/account.ts';
import type { GameRecord } from '#table/record.ts';
import type { Progress } from '#table/verdict.ts';

/** What decided a game, as this device has found it. */
interface Kept extends Progress {
  readonly when: number;
}

interface Shelves extends DBSchema {
  accounts: { key: string; value: Kept; indexes: { when: number } };
}

/** So many are kept; the oldest make room. */
const MOST = 300;

let opened: Promise<IDBPDatabase<Shelves> | undefined> | undefined;

/** Where the browser keeps nothing, accounts are drawn up anew. */
function shelves(): Promise<IDBPDatabase<Shelves> | undefined> {
  opened ??= openDB<Shelves>('hideout-accounts', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('accounts').createIndex('when', 'when');
    },
  }).catch(() => undefined);
  return opened;
}

/** The last entry vouches for all before it. */
const keyOf = ({ entries, hash, version }: GameRecord): string =>
  `${entries.at(-1)?.hash ?? hash} ${version} ${EDITION}`;

/** Accounts that are done, by the games they are of. */
export const accountsHere = {
  async read(record: GameRecord): Promise<Progress | undefined> {
    return (await shelves())?.get('accounts', keyOf(record)).catch(() => undefined);
  },
  async write(record: GameRecord, progress: Progress): Promise<void> {
    const db = await shelves();
    await db?.put('accounts', { ...progress, when: Date.now() }, keyOf(record)).catch(() => undefined);
    if (db !== undefined) await tidy(db).catch(() => undefined);
  },
  async forget(): Promise<void> {
    await (await shelves())?.clear('accounts').catch(() => undefined);
  },
};

async function tidy(db: IDBPDatabase<Shelves>): Promise<void> {
  const extra = (await db.count('accounts')) - MOST;
  if (extra <= 0) return;
  const write = db.transaction('accounts', 'readwrite');
  let oldest = await write.store.index('when').openCursor();
  for (let left = extra; oldest !== null && left > 0; left--) {
    void oldest.delete();
    oldest = await oldest.continue();
  }
  await write.done;
}
