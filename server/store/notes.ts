import type { Archive } from '#lobby/archive.ts';
import type { Db } from './schema.ts';

export function notes(db: Db): Pick<Archive, 'note' | 'noted' | 'notesOf'> {
  return {
    async note(table, person, text) {
      if (text === '')
        await db.deleteFrom('notes').where('table_id', '=', table).where('person', '=', person).execute();
      else
        await db
          .insertInto('notes')
          .values({ table_id: table, person, text })
          .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ text }))
          .execute();
    },
    async noted(table, person) {
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.text ?? '';
    },
    notesOf: (person) =>
      db
        .selectFrom('notes')
        .select(['table_id as table', 'text'])
        .where('person', '=', person)
        .orderBy('table_id')
        .execute(),
  };
}
