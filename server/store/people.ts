import type { Archive } from '#lobby/archive.ts';
import type { Db } from './schema.ts';

type People = Pick<Archive, 'addPerson' | 'person' | 'personByToken' | 'rename' | 'removePerson'>;

export function people(db: Db): People {
  const chosen = () => db.selectFrom('people').select(['people.id', 'people.name', 'people.created']);
  return {
    async addPerson({ id, name, created }, hash, label = '') {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('people').values({ id, name, created }).execute();
        await trx.insertInto('tokens').values({ hash, person: id, made: created, seen: created, label }).execute();
      });
    },
    person: (id) => chosen().where('id', '=', id).executeTakeFirst(),
    personByToken: (hash) =>
      chosen().innerJoin('tokens', 'tokens.person', 'people.id').where('hash', '=', hash).executeTakeFirst(),
    async rename(id, name) {
      await db.updateTable('people').set({ name }).where('id', '=', id).execute();
    },
    async removePerson(id) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('people').where('id', '=', id).execute();
        await trx.deleteFrom('notes').where('person', '=', id).execute();
        await trx
          .deleteFrom('blocks')
          .where((eb) => eb.or([eb('person', '=', id), eb('other', '=', id)]))
          .execute();
        await trx.updateTable('reports').set({ reporter: '', reporter_name: '' }).where('reporter', '=', id).execute();
        await trx.updateTable('reports').set({ person: '', name: '' }).where('person', '=', id).execute();
        await trx.updateTable('plans').set({ person: '' }).where('person', '=', id).execute();
        await trx.updateTable('chat').set({ person: '', name: '', command: null }).where('person', '=', id).execute();
      });
    },
  };
}
