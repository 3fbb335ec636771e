import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people settle together in a running game: the question that is open, and since when the game rests. */
export const consent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('consent', 'text').execute();
  },
};
