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
import { type Appending, archiveOn, type ServerArchive, type Shelf, sqlShelf } from './archive.ts';
import { migrate } from './migrations/index.ts';
import type { Append } from './rows.ts';
import type { Db, Locks, Schema } from './schema.ts';
import { whereabouts } from './whereabouts.ts';

/** How long another process may hold the file before we give up, in milliseconds. */
const PATIENCE = 10_000;

/** How many statements are kept ready; queries over several rows have a text for each number of rows. */
const STATEMENTS = 200;

const LOCKS: Locks = { waiting: '', skipping: '' };

/** Opens the file, which is made if it is not there. Whoever asks for something waits for the disk: see `sqlite-thread.ts`. */
export const openSqlite = async (file: string): Promise<ServerArchive> => archiveOn((await sqliteShelf(file)).shelf);

/** A shelf, and how to have several things done there that reach the disk together. */
interface SqliteShelf {
  readonly shelf: Shelf;
  readonly group: Group;
  readonly database: DatabaseSync;
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
  const shelf = sqlShelf(db, LOCKS, appending(db, database, group));
  return { shelf: keptInPlace(shelf, database, file), group, database };
}

/**
 * As soon as its file is found to be gone from its place, nothing more is written. The process goes on, and shows what it
 * has: ending would end the last hold that anybody has on what was acknowledged before, and starting again would begin an
 * empty file without a word. If the file is put back, all is well again.
 */
function keptInPlace(shelf: Shelf, database: DatabaseSync, file: string): Shelf {
  const isInPlace = whereabouts([file, `${file}-wal`]);
  return {
    ...shelf,
    async pulse() {
      const kept = isInPlace();
      database.exec(`pragma query_only = ${kept ? 'off' : 'on'}`);
      return kept ? shelf.pulse() : 'lost';
    },
  };
}

/** Whatever is in the file. One that nobody else uses may keep the journal it has, and then nothing comes to lie beside it. */
export function sqliteDatabase(file: string, journal: Journal = 'wal'): Db {
  const database = connected(file, journal);
  return kyselyOn(database, new Group(database));
}

const kyselyOn = (database: DatabaseSync, group: Group): Db =>
  new Kysely<Schema>({ dialect: new Dialect({ database: adapted(database) }, group) });

type Journal = 'wal' | 'delete';

function connected(file: string, journal: Journal = 'wal'): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  // What is deleted is overwritten: somebody forgotten must not be found in free pages.
  database.exec(`pragma journal_mode = ${journal}; pragma synchronous = full; pragma secure_delete = on`);
  return database;
}

const WHOLE = { begin: 'begin immediate', commit: 'commit', rollback: ['rollback'] };
const PART = { begin: 'savepoint part', commit: 'release part', rollback: ['rollback to part', 'release part'] };

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

  /** Whether there is a transaction. A full disk takes back the whole of it, whatever part of it was being written. */
  get isWhole(): boolean {
    return this.database.isTransaction;
  }

  /** Something that is written whole or not at all, by itself or as a part of a transaction. */
  part<T>(work: () => T): T {
    const { begin, commit, rollback } = this.isOpen ? PART : WHOLE;
    this.database.exec(begin);
    try {
      const done = work();
      this.database.exec(commit);
      return done;
    } catch (error) {
      if (this.isWhole) this.database.exec(rollback.join(';'));
      throw error;
    }
  }

  /** One after the other. Fails for all of them, with the first cause, if nothing of it could be kept. */
  async run<T>(pieces: readonly (() => Promise<T>)[]): Promise<readonly PromiseSettledResult<T>[]> {
    this.database.exec('begin immediate');
    this.isOpen = true;
    try {
      const done: PromiseSettledResult<T>[] = [];
      for (const piece of pieces) {
        const [result] = await Promise.allSettled([piece()]);
        done.push(result);
        // What came next would be written by itself, and then be said to have failed.
        if (!this.isWhole) throw result.status === 'rejected' ? result.reason : new Error('the transaction is gone');
      }
      this.database.exec('commit');
      return done;
    } catch (error) {
      if (this.isWhole) this.database.exec('rollback');
      throw error;
    } finally {
      this.isOpen = false;
    }
  }
}

/** Without Kysely, which would take longer than SQLite: this is what every move of every game comes through. */
function appending(db: Db, database: DatabaseSync, group: Group): Appending {
  const goOn = database.prepare(
    `update progress set at = ?, to_act = ?, moved = ?, due = ?, deadline = ?, bank = ?, claimed_by = ?, claimed_until = ?
     where table_id = ? and at = ? and revision = ?`,
  );
  const insert = database.prepare(
    'insert into entries (table_id, n, entry, told, command, made) values (?, ?, ?, ?, ?, ?)',
  );
  const append = (row: Append): boolean => {
    const { table_id, n, made, revision, to_act, due, deadline, bank, claimed_by, claimed_until } = row;
    const follows = goOn.run(
      n,
      to_act,
      made,
      due,
      deadline,
      bank,
      claimed_by,
      claimed_until,
      table_id,
      n - 1,
      revision,
    );
    if (follows.changes === 0) return false;
    insert.run(table_id, n, row.entry, row.told, row.command, made);
    return true;
  };
  return {
    // Nobody else is in the middle of a transaction then.
    appendAll: (appends) => db.connection().execute(async () => group.part(() => appends.map(append))),
  };
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
    return said(connection, this.kind.begin);
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return said(connection, this.kind.commit);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Complaining that there is nothing left to take back would hide why.
    if (this.group.isWhole) for (const command of this.kind.rollback) await said(connection, command);
  }

  private get kind(): typeof WHOLE {
    return this.group.isOpen ? PART : WHOLE;
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
