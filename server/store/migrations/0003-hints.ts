import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether there are hints at a table, if its owner has said so. */
export const hints: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('hints', 'integer').execute();
  },
};
