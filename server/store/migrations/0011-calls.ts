import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who can be called where, for what, and what they were called for; and a place for the server's own keys. */
export const calls: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('keyring')
      .addColumn('name', 'text', (name) => name.primaryKey())
      .addColumn('value', 'text', (value) => value.notNull())
      .execute();
    await schema
      .createTable('wishes')
      .addColumn('person', 'text', (person) => person.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('wishes', 'text', (wishes) => wishes.notNull())
      .execute();
    await schema
      .createTable('bells')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('person', 'text', (person) => person.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (kind) => kind.notNull())
      .addColumn('device', 'text')
      .addColumn('address', 'text', (address) => address.notNull())
      .addColumn('keys', 'text', (keys) => keys.notNull())
      .addColumn('language', 'text', (language) => language.notNull())
      .addColumn('table_id', 'text')
      .addColumn('made', 'bigint', (made) => made.notNull())
      .execute();
    await schema.createIndex('bells_person').on('bells').column('person').execute();
    await schema
      .createTable('calls')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('person', 'text', (person) => person.notNull().references('people.id').onDelete('cascade'))
      // No key of `tables`: of a table that is gone somebody may still have to be told so.
      .addColumn('table_id', 'text', (table) => table.notNull())
      .addColumn('bell', 'text', (bell) => bell.references('bells.id').onDelete('cascade'))
      .addColumn('what', 'text')
      .addColumn('at', 'integer', (at) => at.notNull().defaultTo(0))
      .addColumn('since', 'bigint')
      .addColumn('later', 'bigint')
      .addColumn('held', 'integer', (held) => held.notNull().defaultTo(0))
      .addColumn('sent', 'bigint')
      .addColumn('rung', 'text', (rung) => rung.notNull().defaultTo('[]'))
      .addColumn('tries', 'integer', (tries) => tries.notNull().defaultTo(0))
      .addColumn('heard', 'integer', (heard) => heard.notNull().defaultTo(-1))
      .addColumn('known', 'text')
      .addColumn('sighted', 'bigint')
      .addColumn('due', 'bigint')
      .addColumn('stirred', 'integer', (stirred) => stirred.notNull().defaultTo(0))
      .addColumn('looked', 'integer', (looked) => looked.notNull().defaultTo(-1))
      .addColumn('claimed_by', 'text')
      .addColumn('claimed_until', 'bigint')
      .execute();
    await schema.createIndex('calls_person').on('calls').column('person').execute();
    await schema.createIndex('calls_table').on('calls').column('table_id').execute();
  },
};
