import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { type EntryRow, storedOf, type TableRow } from '#lobby/archive.ts';
import { encode } from '#table/record.ts';
import type { StoredRecord } from '#table/store.ts';
import { scriptFrom, written } from '../scripts/staging.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { TestServer } from './server.ts';

type Deals = Readonly<Record<string, StoredRecord>>;

/**
 * Writes down every game that was dealt in a test that failed: options, secret, salts, moves. Copied to `e2e/heists`, a test
 * can begin anywhere in it.
 */
export async function keepDeals(
  test: TestInfo,
  server: TestServer,
  contexts: readonly BrowserContext[],
  since: number,
): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages().slice(0, 1));
  const deals = Object.assign(await atServer(server, since), ...(await Promise.all(pages.map(onDevice))));
  for (const [table, stored] of Object.entries<StoredRecord>(deals)) {
    // A game that goes on from another has the other's dice up to there: only its record says them all.
    const [name, text] =
      stored.record.from === undefined
        ? [`${table}.txt`, written(scriptFrom(stored))]
        : [`${table}.json`, encode(stored.record)];
    const path = test.outputPath(name);
    writeFileSync(path, text);
    await test.attach(name, { path });
    console.log(`${test.title}\n${path}\n${text}`);
  }
}

async function atServer(server: TestServer, since: number): Promise<Deals> {
  const database = new DatabaseSync(server.data, { readOnly: true });
  const rows = database.prepare('select id from tables where created >= ?').all(since);
  database.close();
  const archive = await openSqlite(server.data);
  const deals = await Promise.all(rows.map(async ({ id }) => [String(id), await archive.read(String(id))] as const));
  await archive.close();
  return Object.fromEntries(deals.filter((deal): deal is [string, StoredRecord] => deal[1] !== undefined));
}

/** Where a page cannot be asked any more there is nothing to write down. */
async function onDevice(page: Page): Promise<Deals> {
  const kept = await page.evaluate(readDevice).catch(() => []);
  return Object.fromEntries(
    kept.flatMap(({ row, made }) => {
      const stored = storedOf(row, made);
      return stored === undefined ? [] : [[row.id, stored] as const];
    }),
  );
}

/** Runs in the page. */
async function readDevice(): Promise<{ readonly row: TableRow; readonly made: readonly EntryRow[] }[]> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'hideout')) return [];
  const database = await done(indexedDB.open('hideout'));
  const read = database.transaction(['tables', 'entries']);
  const tables: { readonly row: TableRow }[] = await done(read.objectStore('tables').getAll());
  return Promise.all(
    tables.map(async ({ row }) => {
      const range = IDBKeyRange.bound([row.id, 0], [row.id, Number.POSITIVE_INFINITY]);
      return { row, made: (await done(read.objectStore('entries').getAll(range))) as readonly EntryRow[] };
    }),
  );
}
