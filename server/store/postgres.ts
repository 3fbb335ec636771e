import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { archiveOn, type ServerArchive, sqlShelf } from './archive.ts';
import { migrate } from './migrations/index.ts';
import { appending, inLine } from './postgres-appends.ts';
import type { Append } from './rows.ts';
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
  const pool = pooled(url, patience);
  const appends = { appendAll: (appends: readonly Append[]) => appended(pool, appends) };
  const archive = archiveOn(sqlShelf(kyselyOn(pool), LOCKS, appends));
  return {
    ...archive,
    async close() {
      await archive.close();
      await tenancy.end();
    },
  };
}

/** Which of these were first: in one go, and with one answer. */
async function appended(pool: Pool, appends: readonly Append[]): Promise<boolean[]> {
  const following = inLine(appends);
  const client = await pool.connect();
  try {
    const { rows } = await client.ask(appending([...following.values()]));
    const kept = new Set(rows.map(keyOf));
    return appends.map((append, i) => following.has(i) && kept.has(keyOf(append)));
  } finally {
    client.release();
  }
}

const keyOf = ({ table_id, n }: Pick<Append, 'table_id' | 'n'>): string => `${table_id} ${n}`;

/** Whatever is in the database. */
export const postgresDatabase = (url: string): Db => kyselyOn(pooled(url, UNHURRIED));

const kyselyOn = (pool: Pool): Db => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** What Kysely expects of a connection, and besides a query that the connection keeps ready under its name. */
interface Client extends PostgresPoolClient {
  ask(query: pg.QueryConfig): Promise<pg.QueryResult>;
}

interface Pool extends PostgresPool {
  connect(): Promise<Client>;
}

function pooled(url: string, patience: Patience): Pool {
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
  return withoutDead(pool);
}

/** What the driver says when no answer came in time. */
const NO_ANSWER = 'Query read timeout';

/** A connection on which nothing came back is not used again: the next one would wait behind what was asked there. */
const withoutDead = (pool: pg.Pool): Pool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect();
    let isDead = false;
    const watched = (answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> =>
      answer.catch((error: unknown) => {
        isDead ||= error instanceof Error && error.message === NO_ANSWER;
        throw error;
      });
    const query = (sql: string, values: unknown[]): Promise<unknown> => watched(client.query(sql, values));
    return {
      query,
      ask: (named) => watched(client.query(named)),
      release: () => client.release(isDead),
    } as Client;
  },
});

/** Times and counts come as eight-byte integers; all of ours fit a number. */
function types(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(pg.types.builtins.INT8, Number);
  return overrides;
}
