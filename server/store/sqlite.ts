import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type { Archive } from '#lobby/archive.ts';
import { archiveOn, type Shelf, sqlShelf } from './archive.ts';
import { migrate } from './migrations/index.ts';
import type { Db, Locks, Schema } from './schema.ts';

/** How long another process may hold the file before we give up, in milliseconds. */
const PATIENCE = 10_000;

/** How many statements are kept ready; queries over several rows have a text for each number of rows. */
const STATEMENTS = 200;

const LOCKS: Locks = { waiting: '', skipping: '' };

/** Opens the file, which is made if it is not there. Whoever asks for something waits for the disk: see `sqlite-thread.ts`. */
export const openSqlite = async (file: string): Promise<Archive> => archiveOn(await sqliteShelf(file));

export async function sqliteShelf(file: string): Promise<Shelf> {
  mkdirSync(dirname(file), { recursive: true });
  // It holds the secrets of games that are being played: nobody but its owner reads it.
  closeSync(openSync(file, 'a', 0o600));
  const db = sqliteDatabase(file);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return sqlShelf(db, LOCKS);
}

/** Whatever is in the file. */
export const sqliteDatabase = (file: string): Db => new Kysely<Schema>({ dialect: new Dialect(connected(file)) });

function connected(file: string): SqliteDialectConfig {
  const database = new DatabaseSync(file, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return { database: adapted(database) };
}

/** What Kysely expects, on what Node has. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = ready.get(sql);
      if (known !== undefined) return known;
      if (ready.size === STATEMENTS) ready.delete(ready.keys().next().value!);
      const statement = adaptedStatement(database.prepare(sql));
      ready.set(sql, statement);
      return statement;
    },
  };
}

const adaptedStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

class Dialect extends SqliteDialect {
  private readonly config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.config = config;
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.config);
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** A transaction that first reads and then writes could find that another process wrote in between: ours wait first. */
class Driver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can change its schema in a transaction; with `begin immediate` that also keeps a second process out. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
