import { checkMigrated } from './migrations/index.ts';
import { type Location, usable } from './open.ts';
import { postgresDatabase } from './postgres.ts';
import type { Db } from './schema.ts';
import { sqliteDatabase } from './sqlite.ts';

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
