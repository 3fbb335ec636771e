import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../schema.ts';
import { first } from './0001-first.ts';
import { claims } from './0002-claims.ts';
import { hints } from './0003-hints.ts';
import { pulse } from './0004-pulse.ts';
import { devices } from './0005-devices.ts';
import { deals } from './0006-deals.ts';
import { phrases } from './0007-phrases.ts';
import { plans } from './0008-plans.ts';
import { consent } from './0009-consent.ts';
import { blocks } from './0010-blocks.ts';
import { calls } from './0011-calls.ts';
import { banks } from './0012-banks.ts';
import { wrongs } from './0013-wrongs.ts';
import { tried } from './0014-tried.ts';
import { watching } from './0015-watching.ts';

/** The one that every database of ours has. */
const FIRST = '0001-first';

/** In the order of their names. One that has been published never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [FIRST]: first,
  '0002-claims': claims,
  '0003-hints': hints,
  '0004-pulse': pulse,
  '0005-devices': devices,
  '0006-deals': deals,
  '0007-phrases': phrases,
  '0008-plans': plans,
  '0009-consent': consent,
  '0010-blocks': blocks,
  '0011-calls': calls,
  '0012-banks': banks,
  '0013-wrongs': wrongs,
  '0014-tried': tried,
  '0015-watching': watching,
};

/** Brings the database up to date. Several processes may do it at once: one migrates, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const newer = newerThanOurs(await executed(db));
  if (newer === undefined) throw error;
  throw new Error(`${newer}. Start that version, or use another database.`, { cause: error });
}

/** Complains of a database that this version cannot read as it is. */
export async function checkMigrated(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const done = tables.some(({ name }) => name === 'kysely_migration') ? await executed(db) : [];
  const wrong = misfit(done);
  if (wrong !== undefined) throw new Error(wrong);
  if (Object.keys(MIGRATIONS).some((name) => !done.includes(name)))
    throw new Error('This database was last used by an older Hideout. Start the server once to bring it up to date.');
}

/** Why a database with these migrations is of no use to this version. */
export const misfit = (done: readonly string[]): string | undefined =>
  done.includes(FIRST) ? newerThanOurs(done) : 'This is a database, but not one of Hideout';

function newerThanOurs(done: readonly string[]): string | undefined {
  const unknown = done.filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length === 0) return undefined;
  return `This database was last used by a newer Hideout (it has ${unknown.join(', ')})`;
}

async function executed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
