import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { chromiumShell } from './chromium.ts';
import { findNats } from './nats.ts';
import { findPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for tests, and what the names of their databases begin with; these go away at the end. */
    postgres: { readonly url: string; readonly prefix: string };
    /** The address of a NATS for tests. */
    nats: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Installed here, where nothing has begun that could take it for hanging.
  chromiumShell();
  const { url, stop } = await findPostgres();
  const prefix = `hideout_test_${randomBytes(4).toString('hex')}_`;
  project.provide('postgres', { url, prefix });
  const nats = await findNats();
  project.provide('nats', nats.url);
  return async () => {
    try {
      await dropDatabases(url, prefix);
    } finally {
      stop();
      await nats.stop();
    }
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}
