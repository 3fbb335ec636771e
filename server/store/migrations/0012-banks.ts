import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is left of everybody's time, where a table's clock keeps it over moves. */
export const banks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('progress').addColumn('bank', 'text').execute();
  },
};
