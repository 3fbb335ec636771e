import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Archive } from '#lobby/archive.ts';
import { openSqliteThread } from '../sqlite-thread.ts';
import { callContract } from './calls.ts';
import { archiveContract } from './contract/archive.ts';
import { lasting } from './contract/lasting.ts';
import { type NewShelf, opened } from './contract/shelf.ts';
import { askSqlite, emptySqlite, wipeSqlite } from './databases.ts';
import { person, sitting, table } from './rows.ts';
import { type Engine, sqlContract } from './sql.ts';

const SQLITE: Engine = {
  engine: 'SQLite',
  ask: askSqlite,
  async place() {
    const where = emptySqlite();
    return { where, open: () => openSqliteThread(where) };
  },
};

describe('archive in SQLite', () => {
  // One file in one thread, emptied: starting a thread takes longer than most tests.
  const folder = mkdtempSync(join(tmpdir(), 'hideout-store-'));
  const shared = join(folder, 'hideout.db');
  let archive: Archive;
  beforeAll(async () => {
    archive = await openSqliteThread(shared);
  });
  afterAll(async () => {
    await archive.close();
    rmSync(folder, { recursive: true });
  });
  const emptied: NewShelf = async () => {
    wipeSqlite(shared);
    return { open: async () => ({ ...archive, close: async () => {} }) };
  };

  archiveContract(emptied, ['lasting']);
  describe('calls', () => callContract(emptied));
  // These close it, and open it again.
  describe('lasting', () => lasting(SQLITE.place));
  sqlContract(SQLITE);

  test('of what is asked at once and written as one, whatever fails takes back nothing but itself', async () => {
    const where = emptySqlite();
    const archive = await openSqliteThread(where);
    // Its seats come last: what was written of it before has to go again.
    const faulty = table('faulty', { command: 'b', places: [{ ...sitting('ada'), person: null } as never] });
    const answers = await Promise.allSettled([
      archive.addTable(table('first', { command: 'a' })),
      archive.addTable(faulty),
      archive.see('nowhere', 0, 1),
      archive.addTable(table('second', { command: 'c' })),
      archive.see('second', 0, 1),
    ]);
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, true, true]);
    await archive.close();
    const again = await opened({ open: () => openSqliteThread(where) });
    const kept = await Promise.all(['first', 'faulty', 'second'].map((id) => again.table(id)));
    expect(kept.map((row) => row?.id)).toEqual(['first', undefined, 'second']);
    expect(await again.seen('second', 0)).toBe(1);
  });

  test('of what is deleted nothing stays in the file', async () => {
    const where = emptySqlite();
    const archive = await openSqliteThread(where);
    await archive.addPerson(person('ada', 'Augusta Ada King'), 'token');
    await archive.removePerson('ada');
    await archive.close();
    expect(readFileSync(where, 'latin1')).not.toContain('Augusta');
  });
});
