import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** What somebody can tell devices by, and until when a code counts. Codes that are there already get a month from now. */
export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('tokens').addColumn('made', 'bigint').execute();
    await schema.alterTable('tokens').addColumn('seen', 'bigint').execute();
    await schema
      .alterTable('tokens')
      .addColumn('label', 'text', (label) => label.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('people').addColumn('code_until', 'bigint').execute();
    await sql`update people set code_until = ${Date.now() + MONTH} where code is not null`.execute(db);
  },
};
