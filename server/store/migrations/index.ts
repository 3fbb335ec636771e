import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../schema.ts';
import { first } from './0001-first.ts';

/** In the order of their names. One that has been published never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
};

/** Brings the database up to date. Several processes may do it at once: one migrates, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = (await executed(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length === 0) throw error;
  throw new Error(
    `This database was last used by a newer Hideout (it has ${unknown.join(', ')}). Start that version, or use another database.`,
    { cause: error },
  );
}

async function executed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
