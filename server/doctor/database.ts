import pg from 'pg';
import { decimal } from '#table/text.ts';
import { openNats } from '../bus/nats.ts';
import { reasonOf } from '../store/open.ts';
import { keysInDatabase } from './calls.ts';
import { NEAR } from './file.ts';
import { bad, type Finding, good, odd } from './finding.ts';

/** The oldest PostgreSQL that is still looked after by those who make it. */
const OLDEST = 14;
const PATIENCE = 10_000;

interface Told {
  readonly version: string;
  readonly now: Date;
  readonly may: boolean;
}

/** A PostgreSQL: its version, what we may do there, and its clock. */
export async function databaseFound(url: string): Promise<readonly Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query<Told>(
      `select current_setting('server_version') as version, clock_timestamp() as now,
         has_schema_privilege(current_schema(), 'create') as may`,
    );
    const { version, now, may } = rows[0]!;
    return [
      versionFound(version),
      mayFound(may),
      clockFound(now.getTime() - (asked + Date.now()) / 2),
      await keysInDatabase(client),
    ];
  } catch (error) {
    return [bad('database', `cannot be used: ${reasonOf(error)}`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

const versionFound = (version: string): Finding =>
  Number.parseInt(version, 10) < OLDEST
    ? odd('database', `PostgreSQL ${version} is no longer looked after; take ${OLDEST} or newer`)
    : good('database', `PostgreSQL ${version}`);

const mayFound = (may: boolean): Finding =>
  may ? good('rights', 'this account may make tables there') : bad('rights', 'this account may not make tables there');

const clockFound = (off: number): Finding => {
  const says = `${decimal(Math.abs(off) / 1000, 'en')} s off the clock of the database`;
  return Math.abs(off) > NEAR ? odd('clock', says) : good('clock', says);
};

export async function natsFound(servers: readonly string[]): Promise<Finding> {
  try {
    const bus = await openNats(servers, { connected: () => undefined, failed: () => undefined });
    await bus.close();
    return good('nats', 'answers');
  } catch (error) {
    return bad('nats', `cannot be used: ${reasonOf(error)}`);
  }
}
