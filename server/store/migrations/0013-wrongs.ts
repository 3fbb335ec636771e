import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was reported to the host may also be a game in which something is wrong. */
export const wrongs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['at', 'seat', 'stopped'])
      await db.schema.alterTable('reports').addColumn(column, 'integer').execute();
  },
};
