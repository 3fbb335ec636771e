import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which process shows somebody a table: if it dies, their page comes back in another. */
export const watching: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('calls').addColumn('watching', 'text').execute();
  },
};
