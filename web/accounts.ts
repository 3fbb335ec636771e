import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { EDITION } from '#table/account.ts';
import type { GameRecord } from '#table/record.ts';
import type { AccountProgress, Balance } from '#table/verdict.ts';

/** What decided a game, as this device has found it. */
interface Kept extends AccountProgress {
  readonly when: number;
}

/** What the seats of a table came to: as much of its account as it takes to add up many. */
interface Reckoned {
  readonly edition: number;
  readonly balances: readonly Balance[];
  readonly when: number;
}

interface Shelves extends DBSchema {
  accounts: { key: string; value: Kept; indexes: { when: number } };
  /** By tables. */
  balances: { key: string; value: Reckoned; indexes: { when: number } };
}

/** So many are kept; the oldest make room. */
const MOST = 300;

let opened: Promise<IDBPDatabase<Shelves> | undefined> | undefined;

/** Where the browser keeps nothing, accounts are drawn up anew. */
function shelves(): Promise<IDBPDatabase<Shelves> | undefined> {
  opened ??= openDB<Shelves>('hideout-accounts', 2, {
    upgrade(db, version) {
      if (version < 1) db.createObjectStore('accounts').createIndex('when', 'when');
      db.createObjectStore('balances').createIndex('when', 'when');
    },
    // A page of another version needs it: nothing is kept here any more until this one is loaded again.
    blocking: (_now, _then, event) => (event.target as IDBDatabase).close(),
  }).catch(() => undefined);
  return opened;
}

/** The last entry vouches for all before it. */
const keyOf = ({ entries, hash, version }: GameRecord): string =>
  `${entries.at(-1)?.hash ?? hash} ${version} ${EDITION}`;

/** Accounts that are done, by the games they are of; and what came of them, by the tables where those were played. */
export const accountsHere = {
  async read(record: GameRecord): Promise<AccountProgress | undefined> {
    return (await shelves())?.get('accounts', keyOf(record)).catch(() => undefined);
  },
  async write(table: string, record: GameRecord, progress: AccountProgress): Promise<void> {
    const when = Date.now();
    await put('accounts', { ...progress, when }, keyOf(record));
    await put('balances', { edition: EDITION, balances: progress.verdict.balances, when }, table);
  },
  /** Its rules are not kept, or say nothing: so nobody has it counted again. */
  async writeNone(table: string): Promise<void> {
    await put('balances', { edition: EDITION, balances: [], when: Date.now() }, table);
  },
  /** Of those of these tables whose games were counted here. */
  async balancesOf(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Balance[]>> {
    const db = await shelves();
    const found = await Promise.all(tables.map((table) => db?.get('balances', table).catch(() => undefined)));
    return new Map(
      found.flatMap((each, i) => (each?.edition === EDITION ? [[tables[i]!, each.balances] as const] : [])),
    );
  },
  async forget(): Promise<void> {
    const db = await shelves();
    for (const shelf of SHELVES) await db?.clear(shelf).catch(() => undefined);
  },
};

const SHELVES = ['accounts', 'balances'] as const;
type Shelf = (typeof SHELVES)[number];

async function put<S extends Shelf>(shelf: S, value: Shelves[S]['value'], key: string): Promise<void> {
  const db = await shelves();
  await db?.put(shelf, value, key).catch(() => undefined);
  if (db !== undefined) await tidy(db, shelf).catch(() => undefined);
}

async function tidy(db: IDBPDatabase<Shelves>, shelf: Shelf): Promise<void> {
  const extra = (await db.count(shelf)) - MOST;
  if (extra <= 0) return;
  const write = db.transaction(shelf, 'readwrite');
  let oldest = await write.store.index('when').openCursor();
  for (let left = extra; oldest !== null && left > 0; left--) {
    void oldest.delete();
    oldest = await oldest.continue();
  }
  await write.done;
}
