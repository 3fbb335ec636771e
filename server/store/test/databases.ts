import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** The address of an empty database, which goes away after the run. */
export async function emptyPostgres(): Promise<string> {
  const { url, prefix } = inject('postgres');
  const name = prefix + randomBytes(6).toString('hex');
  await ask(url, `create database "${name}"`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A file that is not there yet, in a folder that goes away after the test. */
export function emptySqlite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data', 'hideout.db');
}

export async function ask(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
