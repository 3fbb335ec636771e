import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where something is written to see whether that works. */
export const pulse: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pulse')
      .addColumn('filler', 'text', (filler) => filler.notNull())
      .execute();
  },
};
