import { closeSync, openSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { misfit } from './migrations/index.ts';

/** A file that cannot be what it was taken for. */
export class Unfit extends Error {}

/** How much a copy holds. */
export interface Contents {
  readonly tables: number;
  readonly entries: number;
}

/** More pages than any file has: copied at one go it is one moment's state, however busy the server is meanwhile. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies a database of ours, which may be in use, into a new file that is whole in itself, and checks the copy. */
export async function copyDatabase(from: string, to: string): Promise<Contents> {
  rmSync(to, { force: true });
  // It holds the secrets of games that are being played: nobody but its owner reads it.
  closeSync(openSync(to, 'wx', 0o600));
  try {
    const source = opened(from);
    try {
      checkKind(source);
      await backup(source, to, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    return sealed(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/** Opens a file that is there, with milliseconds of patience. Closing leaves nothing beside it that was not there before. */
export function opened(file: string, patience = 10_000): DatabaseSync {
  const url = pathToFileURL(file);
  url.search = '?mode=rw';
  return new DatabaseSync(url, { timeout: patience });
}

/** Complains of what is no database of ours, and of one that a newer Hideout has changed. */
function checkKind(database: DatabaseSync): void {
  const isMigrated = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get();
  const rows = isMigrated === undefined ? [] : database.prepare('select name from kysely_migration').all();
  const wrong = misfit(rows.map(({ name }) => String(name)));
  if (wrong !== undefined) throw new Unfit(wrong);
}

/** Needs nothing beside it from now on, and is without a flaw. */
function sealed(file: string): Contents {
  const database = opened(file);
  try {
    database.exec('pragma journal_mode = delete');
    const flaw = database.prepare('pragma integrity_check(1)').get() as { integrity_check: string };
    if (flaw.integrity_check !== 'ok') throw new Unfit(`this database is damaged: ${flaw.integrity_check}`);
    return database
      .prepare('select (select count(*) from tables) as tables, (select count(*) from entries) as entries')
      .get() as unknown as Contents;
  } finally {
    database.close();
  }
}
