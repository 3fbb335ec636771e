import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** The address of an empty database, which goes away after the run. */
export async function emptyPostgres(): Promise<string> {
  const { url, prefix } = inject('postgres');
  const name = prefix + randomBytes(6).toString('hex');
  await askPostgres(url, `create database "${name}"`);
  // What it keeps need not outlive the tests, so nothing waits for the disk.
  await askPostgres(url, `alter database "${name}" set synchronous_commit = off`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

let shared: Promise<string> | undefined;

/** The same database each time, emptied: making and dropping one takes a while. For one test after the other. */
export async function emptiedPostgres(): Promise<string> {
  shared ??= emptyPostgres();
  const url = await shared;
  await askPostgres(url, 'drop schema public cascade; create schema public');
  return url;
}

/** Nothing is left in the database but its tables; they refer to each other, so it is one statement. */
export const wipePostgres = (url: string): Promise<void> =>
  askPostgres(
    url,
    `do $$ begin
      execute (select 'with ' || string_agg(format('%I as (delete from %I)', 'no ' || tablename, tablename), ', ') || ' select'
        from pg_tables where schemaname = 'public' and tablename not like 'kysely%');
    end $$`,
  );

/** A file that is not there yet, in a folder that goes away after the test. */
export function emptySqlite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data', 'hideout.db');
}

/** Nothing is left in the file but its tables. */
export function wipeSqlite(file: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const tables = database.prepare(`select name from sqlite_schema where type = 'table' and name not like 'kysely%'`);
  for (const { name } of tables.all()) database.exec(`delete from "${name}"`);
  database.close();
}

export async function askPostgres(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export function askSqlite(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
