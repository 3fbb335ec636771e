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
export const openSqlite = async (file: string): Promise<Archive> => archiveOn((await sqliteShelf(file)).shelf);

/** A shelf, and how to have several things done there that reach the disk together. */
interface SqliteShelf {
  readonly shelf: Shelf;
  readonly group: Group;
}

export async function sqliteShelf(file: string): Promise<SqliteShelf> {
  mkdirSync(dirname(file), { recursive: true });
  // It holds the secrets of games that are being played: nobody but its owner reads it.
  closeSync(openSync(file, 'a', 0o600));
  const database = connected(file);
  const group = new Group(database);
  const db = kyselyOn(database, group);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { shelf: sqlShelf(db, LOCKS), group };
}

/** Whatever is in the file. */
export function sqliteDatabase(file: string): Db {
  const database = connected(file);
  return kyselyOn(database, new Group(database));
}

const kyselyOn = (database: DatabaseSync, group: Group): Db =>
  new Kysely<Schema>({ dialect: new Dialect({ database: adapted(database) }, group) });

function connected(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return database;
}

/**
 * Several pieces of work in one transaction: waiting for the disk takes longer than most of them. Their own transactions
 * are parts of it, so that one that fails takes back nothing but itself.
 */
class Group {
  private readonly database: DatabaseSync;
  isOpen = false;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  async run(work: () => Promise<void>): Promise<void> {
    this.database.exec('begin immediate');
    this.isOpen = true;
    try {
      await work();
      this.database.exec('commit');
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('rollback');
      throw error;
    } finally {
      this.isOpen = false;
    }
  }
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
  private readonly group: Group;

  constructor(config: SqliteDialectConfig, group: Group) {
    super(config);
    this.config = config;
    this.group = group;
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.config, this.group);
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** A transaction that first reads and then writes could find that another process wrote in between: ours wait first. */
class Driver extends SqliteDriver {
  private readonly group: Group;

  constructor(config: SqliteDialectConfig, group: Group) {
    super(config);
    this.group = group;
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return said(connection, this.group.isOpen ? 'savepoint part' : 'begin immediate');
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return said(connection, this.group.isOpen ? 'release part' : 'commit');
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.group.isOpen) return said(connection, 'rollback');
    await said(connection, 'rollback to part');
    await said(connection, 'release part');
  }
}

async function said(connection: DatabaseConnection, command: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(command));
}

/** SQLite can change its schema in a transaction; with `begin immediate` that also keeps a second process out. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
