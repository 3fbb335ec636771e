import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { archiveOn, type ServerArchive, sqlShelf } from './archive.ts';
import { migrate } from './migrations/index.ts';
import type { Db, Locks, Schema } from './schema.ts';
import { Tenancy } from './tenancy.ts';

/** Whether other processes use the same database, and what to do if this one may not any more. */
export interface Neighbours {
  readonly shared: boolean;
  evicted(reason: Error): void;
}

/** How long is waited for the database before somebody hears that it failed, in milliseconds; 0 is for ever. */
export interface Patience {
  /** For a connection, when all are in use or the database does not answer. */
  readonly connection: number;
  /** For the database to do something: it may have to wait for what somebody else has locked. */
  readonly statement: number;
  /** For its answer. If not even a refusal comes, the line is dead. */
  readonly answer: number;
  /** Between two statements of a transaction: a process that is paused there must not keep others out of its tables. */
  readonly pause: number;
}

const PATIENCE: Patience = { connection: 10_000, statement: 10_000, answer: 15_000, pause: 5000 };
/** For changing the schema, and for reading everything. */
const UNHURRIED: Patience = { connection: 10_000, statement: 0, answer: 0, pause: 0 };

/** Connections of a process: more would only wait in the database instead of here. */
const MOST = 10;

const LOCKS: Locks = { waiting: 'for update', skipping: 'for update skip locked' };

/** Connects to a database that is there; its tables are made if they are not. */
export async function openPostgres(
  url: string,
  { shared, evicted }: Neighbours,
  patience: Patience = PATIENCE,
): Promise<ServerArchive> {
  const tenancy = await Tenancy.take(url, shared, evicted);
  const before = postgresDatabase(url);
  try {
    await migrate(before);
  } catch (error) {
    await tenancy.end();
    throw error;
  } finally {
    await before.destroy();
  }
  const archive = archiveOn(sqlShelf(postgresDatabase(url, patience), LOCKS));
  return {
    ...archive,
    async close() {
      await archive.close();
      await tenancy.end();
    },
  };
}

/** Whatever is in the database. */
export function postgresDatabase(url: string, patience: Patience = UNHURRIED): Db {
  const pool = new pg.Pool({
    connectionString: url,
    types: types(),
    max: MOST,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: patience.pause,
  });
  // A connection lost while nobody uses it is replaced when the next one is needed; whoever then cannot have one hears it.
  pool.on('error', () => {});
  // One lost between two queries of a transaction says so too; the next query hears it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutDead(pool) }) });
}

/** What the driver says when no answer came in time. */
const NO_ANSWER = 'Query read timeout';

/** A connection on which nothing came back is not used again: the next one would wait behind what was asked there. */
const withoutDead = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect();
    let isDead = false;
    const query = (sql: string, values: unknown[]): Promise<unknown> =>
      client.query(sql, values).catch((error: unknown) => {
        isDead ||= error instanceof Error && error.message === NO_ANSWER;
        throw error;
      });
    return { query, release: () => client.release(isDead) } as PostgresPoolClient;
  },
});

/** Times and counts come as eight-byte integers; all of ours fit a number. */
function types(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(pg.types.builtins.INT8, Number);
  return overrides;
}
