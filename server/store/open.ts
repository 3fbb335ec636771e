import { type Settings, WrongSetting } from '../settings.ts';
import type { ServerArchive } from './archive.ts';
import { holdFile } from './hold.ts';
import { checkMigrated } from './migrations/index.ts';
import { openPostgres, postgresDatabase } from './postgres.ts';
import type { Db } from './schema.ts';
import { sqliteDatabase } from './sqlite.ts';
import { openSqliteThread } from './sqlite-thread.ts';

export type Location = Pick<Settings, 'data' | 'database'>;

/** Opens what the settings name. */
export const openArchive = (
  { data, database, nats }: Location & Pick<Settings, 'nats'>,
  evicted: (reason: Error) => void,
): Promise<ServerArchive> =>
  usable({ data, database }, () =>
    database === undefined ? openAlone(data) : openPostgres(database, { shared: nats !== undefined, evicted }),
  );

/** Nobody tells two processes on one file of each other's moves, so there is one. */
async function openAlone(data: string): Promise<ServerArchive> {
  const hold = holdFile(data);
  try {
    const archive = await openSqliteThread(data);
    return { ...archive, close: () => archive.close().finally(hold.end) };
  } catch (error) {
    hold.end();
    throw error;
  }
}

/** Opens a database that is there, beside its servers, for what is asked of it. */
export const openBeside = <T extends object>(
  { data, database }: Location,
  asked: (db: Db) => T,
): Promise<T & { close(): Promise<void> }> =>
  usable({ data, database }, async () => {
    const db = database === undefined ? sqliteDatabase(data) : postgresDatabase(database);
    const close = (): Promise<void> => db.destroy();
    try {
      await checkMigrated(db);
    } catch (error) {
      await close();
      throw error;
    }
    return { ...asked(db), close };
  });

/** What cannot be opened is a wrong setting. */
async function usable<T>({ data, database }: Location, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const reason = reasonOf(error);
    throw new WrongSetting(
      database === undefined
        ? `HIDEOUT_DATA: the file ${data} cannot be used: ${reason}`
        : `DATABASE_URL: the database cannot be used: ${reason}`,
    );
  }
}

/** What went wrong, in words. Several addresses that were all tried in vain come as one error without words. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
