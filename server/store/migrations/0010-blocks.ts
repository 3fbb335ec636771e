import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who may not speak or look on at a table, who has blocked whom, and what was reported to the host. */
export const blocks: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('tables').addColumn('guests', 'text').execute();
    await schema
      .createTable('blocks')
      .addColumn('person', 'text', (person) => person.notNull())
      .addColumn('other', 'text', (other) => other.notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
      .execute();
    await schema.createIndex('blocks_other').on('blocks').column('other').execute();
    // A table may go, and what was said there is still to be looked into.
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('table_id', 'text', (table) => table.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addColumn('reporter', 'text', (reporter) => reporter.notNull())
      .addColumn('reporter_name', 'text', (name) => name.notNull())
      .addColumn('person', 'text', (person) => person.notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('why', 'text', (why) => why.notNull())
      .addColumn('said', 'text', (said) => said.notNull())
      .execute();
    await schema.createIndex('reports_reporter').on('reports').columns(['reporter', 'made']).execute();
    await schema.createIndex('reports_person').on('reports').column('person').execute();
  },
};
