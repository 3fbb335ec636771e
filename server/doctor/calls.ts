import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { KEYS } from '../calls/push.ts';
import { type Finding, good, odd } from './finding.ts';

const THERE = good('calls', 'the keys for push are there');
const MISSING = odd('calls', 'there are no keys for push yet; the server makes them when it starts');

/** Whether the keys by which push services know this server are in its file. */
export function keysInFile(database: DatabaseSync): Finding {
  const isMade = database.prepare(`select 1 from sqlite_schema where name = 'keyring'`).get() !== undefined;
  const kept = isMade && database.prepare('select 1 from keyring where name = ?').get(KEYS) !== undefined;
  return kept ? THERE : MISSING;
}

/** … or in its database. */
export async function keysInDatabase(client: pg.Client): Promise<Finding> {
  const { rows: made } = await client.query(`select to_regclass('keyring') as there`);
  if (made[0].there === null) return MISSING;
  const { rowCount } = await client.query('select 1 from keyring where name = $1', [KEYS]);
  return rowCount === 0 ? MISSING : THERE;
}
