import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteShelf } from '../sqlite.ts';
import { numbers } from './contract/shelf.ts';
import { emptySqlite } from './databases.ts';
import { listed, table } from './rows.ts';

const FULL = 'database or disk is full';

async function opened() {
  const place = await sqliteShelf(emptySqlite());
  onTestFinished(() => place.shelf.close());
  await place.shelf.addTable(table('vault'));
  return place;
}

const pages = (database: DatabaseSync): number =>
  (database.prepare('pragma page_count').get() as { page_count: number }).page_count;

test('when there is no room the pulse feels it, and when there is again it feels that too', async () => {
  const { shelf, database } = await opened();
  const large = table('loft', { options: 'large '.repeat(10_000) });
  database.exec(`pragma max_page_count = ${pages(database)}`);
  await expect(shelf.addTable(large)).rejects.toThrow(FULL);
  await expect(shelf.pulse()).rejects.toThrow(FULL);
  await expect(shelf.pulse()).rejects.toThrow(FULL);
  expect(await shelf.table('vault')).toEqual(listed('vault'));
  database.exec('pragma max_page_count = 1000000');
  expect(await shelf.pulse()).toBe('written');
  expect(await shelf.addTable(large)).toEqual(large);
});

/** From now on the table `loft` does to its transaction what a disk does that is full: takes the whole of it back. */
const fill = (database: DatabaseSync): void =>
  database.exec(
    `create trigger full before insert on tables when new.id = 'loft' begin select raise(rollback, '${FULL}'); end`,
  );

test('a transaction that is taken back by the disk says why, and not that there is none', async () => {
  const { shelf, database } = await opened();
  fill(database);
  await expect(shelf.addTable(table('loft'))).rejects.toThrow(FULL);
  expect(await shelf.addTable(table('gallery'))).toEqual(table('gallery'));
});

test('what shares a transaction that the disk takes back fails for the same reason, and nothing of it stays', async () => {
  const { shelf, group, database } = await opened();
  fill(database);
  const pieces = ['before', 'loft', 'after'].map((id) => async () => void (await shelf.addTable(table(id))));
  await expect(group.run([...pieces, () => shelf.see('vault', 0, 1)])).rejects.toThrow(FULL);
  for (const id of ['before', 'loft', 'after']) expect(await shelf.table(id)).toBeUndefined();
  expect(await shelf.seen('vault', 0)).toBe(0);
  database.exec('drop trigger full');
  const done = await group.run(pieces);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('a pulse leaves nothing behind', async () => {
  const { shelf, database } = await opened();
  await shelf.pulse();
  const before = pages(database);
  for (const _ of numbers(20)) await shelf.pulse();
  expect(pages(database)).toBe(before);
  expect(database.prepare('select count(*) as rows from pulse').get()).toEqual({ rows: 0 });
});
