import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration keeps to itself: it must do the same for ever, whatever becomes of the schema. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('people')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('created', 'bigint', (created) => created.notNull())
      .addColumn('code', 'text', (code) => code.unique())
      .execute();

    await schema
      .createTable('tokens')
      .addColumn('hash', 'text', (hash) => hash.primaryKey())
      .addColumn('person', 'text', (person) => person.notNull().references('people.id').onDelete('cascade'))
      .execute();
    await schema.createIndex('tokens_person').on('tokens').column('person').execute();

    await schema
      .createTable('tables')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('game', 'text', (game) => game.notNull())
      .addColumn('version', 'integer', (version) => version.notNull())
      .addColumn('phase', 'text', (phase) => phase.notNull())
      .addColumn('owner', 'text', (owner) => owner.notNull())
      .addColumn('public', 'integer', (flag) => flag.notNull())
      .addColumn('options', 'text')
      .addColumn('clock', 'text', (clock) => clock.notNull())
      .addColumn('odds', 'integer', (flag) => flag.notNull())
      .addColumn('places', 'text', (places) => places.notNull())
      .addColumn('secret', 'text', (secret) => secret.notNull())
      .addColumn('commitment', 'text', (commitment) => commitment.notNull())
      .addColumn('head', 'text')
      .addColumn('outcome', 'text')
      .addColumn('rematch', 'text')
      .addColumn('created', 'bigint', (created) => created.notNull())
      .addColumn('changed', 'bigint', (changed) => changed.notNull())
      .addColumn('command', 'text', (command) => command.notNull())
      .addColumn('revision', 'integer', (revision) => revision.notNull())
      .execute();
    // Former owners are all called '', and may have used the same commands.
    await schema
      .createIndex('tables_owner_command')
      .unique()
      .on('tables')
      .columns(['owner', 'command'])
      .where('owner', '<>', '')
      .execute();
    await schema.createIndex('tables_owner').on('tables').columns(['owner', 'phase']).execute();
    await schema.createIndex('tables_phase_public').on('tables').columns(['phase', 'public']).execute();

    await schema
      .createTable('progress')
      .addColumn('table_id', 'text', (table) => table.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('at', 'integer', (at) => at.notNull())
      .addColumn('to_act', 'text', (toAct) => toAct.notNull())
      .addColumn('moved', 'bigint', (moved) => moved.notNull())
      .addColumn('due', 'bigint')
      .addColumn('deadline', 'bigint')
      .execute();
    await schema
      .createIndex('progress_due')
      .on('progress')
      .columns(['due', 'table_id'])
      .where('due', 'is not', null)
      .execute();

    await schema
      .createTable('seatings')
      .addColumn('table_id', 'text', (table) => table.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (seat) => seat.notNull())
      .addColumn('person', 'text', (person) => person.notNull())
      .addPrimaryKeyConstraint('seatings_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('seatings_person').on('seatings').column('person').execute();

    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (table) => table.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', 'integer', (n) => n.notNull())
      .addColumn('entry', 'text', (entry) => entry.notNull())
      .addColumn('told', 'text', (told) => told.notNull())
      .addColumn('command', 'text')
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
      .execute();

    await schema
      .createTable('chat')
      .addColumn('table_id', 'text', (table) => table.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', 'integer', (n) => n.notNull())
      .addColumn('person', 'text', (person) => person.notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('seat', 'integer')
      .addColumn('text', 'text', (text) => text.notNull())
      .addColumn('said', 'bigint', (said) => said.notNull())
      .addColumn('command', 'text')
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
      .addUniqueConstraint('chat_command', ['table_id', 'person', 'command'])
      .execute();
    await schema.createIndex('chat_person').on('chat').column('person').execute();

    await schema
      .createTable('seen')
      .addColumn('table_id', 'text', (table) => table.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (seat) => seat.notNull())
      .addColumn('at', 'integer', (at) => at.notNull())
      .addPrimaryKeyConstraint('seen_key', ['table_id', 'seat'])
      .execute();
  },
};
