import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Archive } from '#lobby/archive.ts';
import { sqlArchive } from './archive.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** Connects to a database that is there; its tables are made if they are not. */
export async function openPostgres(url: string): Promise<Archive> {
  const pool = new pg.Pool({ connectionString: url, types: types() });
  // A connection lost while nobody uses it is replaced when the next one is needed; whoever then cannot have one hears it.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return sqlArchive(db);
}

/** Times and counts come as eight-byte integers; all of ours fit a number. */
function types(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(pg.types.builtins.INT8, Number);
  return overrides;
}
