import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a table comes to its dice: seals that are being opened, starts that were void, the table it goes on from. */
export const deals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('deal', 'text').execute();
  },
};
