import { type Archive, type Device, deviceId, MOST_DEVICES } from '#lobby/archive.ts';
import { bellsEnded } from './calls.ts';
import type { Db } from './schema.ts';

type Devices = Pick<Archive, 'addDevice' | 'devices' | 'seeDevice' | 'removeDevice' | 'setCode' | 'useCode'>;

export function devices(db: Db): Devices {
  return {
    addDevice: (person, hash, made, label) =>
      db.transaction().execute(async (trx) => {
        const others = (await devicesOf(trx, person)).slice(MOST_DEVICES - 1);
        for (const { id } of others) await removed(trx, person, id);
        await trx.insertInto('tokens').values({ hash, person, made, seen: made, label }).execute();
        return others.map(({ id }) => id);
      }),
    devices: (person) => devicesOf(db, person),
    async seeDevice(hash, when) {
      await db
        .updateTable('tokens')
        .set({ seen: when })
        .where('hash', '=', hash)
        .where((eb) => eb.or([eb('seen', 'is', null), eb('seen', '<', when)]))
        .execute();
    },
    removeDevice: (person, device) => db.transaction().execute((trx) => removed(trx, person, device)),
    async setCode(person, code, until) {
      await db.updateTable('people').set({ code, code_until: until }).where('id', '=', person).execute();
    },
    // In one statement, so that of several who come with it at once one is known.
    useCode: (code, now) =>
      db
        .updateTable('people')
        .set({ code: null, code_until: null })
        .where('code', '=', code)
        .where('code_until', '>', now)
        .returning(['id', 'name', 'created'])
        .executeTakeFirst(),
  };
}

async function devicesOf(db: Db, person: string): Promise<readonly Device[]> {
  const rows = await db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .select(['tokens.hash', 'tokens.label', 'tokens.made', 'tokens.seen', 'people.created'])
    .where('tokens.person', '=', person)
    .execute();
  return rows
    .map(({ hash, label, made, seen, created }) => {
      const since = made ?? created;
      return { id: deviceId(hash), label, since, seen: Math.max(since, seen ?? 0) };
    })
    .sort((a, b) => b.seen - a.seen || b.since - a.since || (a.id < b.id ? -1 : 1));
}

async function removed(db: Db, person: string, device: string): Promise<void> {
  const tokens = await db.selectFrom('tokens').select('hash').where('person', '=', person).execute();
  const hashes = tokens.map(({ hash }) => hash).filter((hash) => deviceId(hash) === device);
  if (hashes.length === 0) return;
  await db.deleteFrom('tokens').where('hash', 'in', hashes).execute();
  await bellsEnded(db, person, device);
}
