import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people keep at a table beside the game: plans for all to see, and notes for themselves. */
export const plans: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('plans')
      .addColumn('table_id', 'text', (table) => table.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (seat) => seat.notNull())
      .addColumn('n', 'integer', (n) => n.notNull())
      .addColumn('person', 'text', (person) => person.notNull())
      .addColumn('data', 'text', (data) => data.notNull())
      .addPrimaryKeyConstraint('plans_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('plans_person').on('plans').column('person').execute();
    await schema
      .createTable('notes')
      .addColumn('table_id', 'text', (table) => table.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('person', 'text', (person) => person.notNull())
      .addColumn('text', 'text', (text) => text.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'person'])
      .execute();
    await schema.createIndex('notes_person').on('notes').column('person').execute();
  },
};
