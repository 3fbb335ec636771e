import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The report of a table that a fault has stopped may say at which move. */
export const tried: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reports').addColumn('tried', 'text').execute();
  },
};
