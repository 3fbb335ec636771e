import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lines of chat without words of one's own: phrases and reactions. */
export const phrases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('chat').addColumn('form', 'text').execute();
  },
};
