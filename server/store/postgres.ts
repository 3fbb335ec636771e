import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Archive } from '#lobby/archive.ts';
import { archiveOn, sqlShelf } from './archive.ts';
import { migrate } from './migrations/index.ts';
import type { Db, Locks, Schema } from './schema.ts';
import { Tenancy } from './tenancy.ts';

/** Whether other processes use the same database, and what to do if this one may not any more. */
export interface Neighbours {
  readonly shared: boolean;
  evicted(reason: Error): void;
}

/** Milliseconds. */
const LONGEST_PAUSE = 5000;

const LOCKS: Locks = { waiting: 'for update', skipping: 'for update skip locked' };

/** Connects to a database that is there; its tables are made if they are not. */
export async function openPostgres(url: string, { shared, evicted }: Neighbours): Promise<Archive> {
  const tenancy = await Tenancy.take(url, shared, evicted);
  const db = postgresDatabase(url);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    await tenancy.end();
    throw error;
  }
  const archive = archiveOn(sqlShelf(db, LOCKS));
  return {
    ...archive,
    async close() {
      await archive.close();
      await tenancy.end();
    },
  };
}

/** Whatever is in the database. */
export function postgresDatabase(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    types: types(),
    // A process that is paused in the middle of a transaction must not keep others out of its tables.
    idle_in_transaction_session_timeout: LONGEST_PAUSE,
  });
  // A connection lost while nobody uses it is replaced when the next one is needed; whoever then cannot have one hears it.
  pool.on('error', () => {});
  // One lost between two queries of a transaction says so too; the next query hears it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Times and counts come as eight-byte integers; all of ours fit a number. */
function types(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(pg.types.builtins.INT8, Number);
  return overrides;
}
