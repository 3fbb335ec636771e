import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Several processes on one database: who looks after a table until when, and everything that decides who was first
 * (`at`, `revision`) in one narrow row, which is also the lock of its table.
 */
export const claims: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('progress')
      .addColumn('revision', 'integer', (revision) => revision.notNull().defaultTo(1))
      .execute();
    await schema.alterTable('progress').addColumn('claimed_by', 'text').execute();
    await schema.alterTable('progress').addColumn('claimed_until', 'bigint').execute();
    await sql`update progress set revision = (select tables.revision from tables where tables.id = table_id)`.execute(
      db,
    );
    await schema.alterTable('tables').dropColumn('revision').execute();
  },
};
