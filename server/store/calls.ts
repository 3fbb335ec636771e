import { type Insertable, type Selectable, sql } from 'kysely';
import { OPEN_PHASES } from '#lobby/archive.ts';
import type { Bell, Call, CallBook } from '../calls/book.ts';
import { GIVEN_UP } from './rows.ts';
import type { Db, Locks, Schema } from './schema.ts';

export function calls(db: Db, locks: Locks): CallBook {
  return {
    async keep(name, value) {
      await db
        .insertInto('keyring')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await db.selectFrom('keyring').select('value').where('name', '=', name).executeTakeFirstOrThrow();
      return kept.value;
    },

    async wishes(person) {
      const row = await db.selectFrom('wishes').select('wishes').where('person', '=', person).executeTakeFirst();
      return row?.wishes;
    },
    async setWishes(person, wishes) {
      await db
        .insertInto('wishes')
        .values({ person, wishes })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ wishes }))
        .execute();
      // Whatever was held back for the wishes before is looked at anew.
      await stirring(db).where('person', '=', person).execute();
    },

    async bells(person) {
      const rows = await db
        .selectFrom('bells')
        .selectAll()
        .where('person', '=', person)
        .orderBy('made')
        .orderBy('id')
        .execute();
      return rows.map(bellOf);
    },
    addBell: (bell) =>
      db.transaction().execute(async (trx) => {
        const { id, ...columns } = bellColumns(bell);
        await trx
          .insertInto('bells')
          .values({ id, ...columns })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
          .execute();
        if (bell.table !== undefined) await begun(trx, bell.person, [bell.table], bell.id);
        else await begun(trx, bell.person, await openTablesOf(trx, bell.person));
        // Whoever had this bell before may have no other.
        await callsEnded(trx);
      }),
    removeBell: (person, id) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('bells').where('id', '=', id).where('person', '=', person).execute();
        await callsEnded(trx, person);
      }),

    async claimCalls(now, { by, until }, limit) {
      const free = db
        .selectFrom('calls')
        .leftJoin('progress', 'progress.table_id', 'calls.table_id')
        .select('calls.id')
        .where((eb) => eb.or([eb('calls.claimed_until', 'is', null), eb('calls.claimed_until', '<=', now)]))
        .where((eb) =>
          eb.or([eb('progress.table_id', 'is', null), eb('looked', '<>', STAMP), eb('calls.due', '<=', now)]),
        )
        .orderBy(sql`coalesce(calls.due, 0)`)
        .orderBy('calls.id')
        .limit(limit)
        .modifyEnd(sql.raw(locks.skipping === '' ? '' : locks.skipping.replace('update', 'update of calls')));
      const claimed = await db
        .updateTable('calls')
        .set({ claimed_by: by, claimed_until: until })
        .where('id', 'in', free)
        .returning('id')
        .execute();
      if (claimed.length === 0) return [];
      const rows = await db
        .selectFrom('calls')
        .leftJoin('progress', 'progress.table_id', 'calls.table_id')
        .selectAll('calls')
        .select(sql<number>`coalesce(${STAMP}, -1)`.as('stamp'))
        .where(
          'calls.id',
          'in',
          claimed.map(({ id }) => id),
        )
        .orderBy('calls.id')
        .execute();
      return rows.map(callOf);
    },
    async holdCall({ id, stamp }, { by, until }) {
      const standing = db
        .selectFrom('calls')
        .leftJoin('progress', 'progress.table_id', 'calls.table_id')
        .select('calls.id')
        .where('calls.id', '=', id)
        .where(sql<number>`coalesce(${STAMP}, -1)`, '=', stamp);
      const held = await db
        .updateTable('calls')
        .set({ claimed_until: until, watching: null })
        .where('id', 'in', standing)
        .where('claimed_by', '=', by)
        .returning('id')
        .executeTakeFirst();
      return held !== undefined;
    },
    async watch(table, process, { arrived, left }) {
      const callsOf = (people: readonly string[]) =>
        db.updateTable('calls').where('table_id', '=', table).where('bell', 'is', null).where('person', 'in', people);
      if (arrived.length > 0) await callsOf(arrived).set({ watching: process }).execute();
      if (left.length === 0) return;
      // Whoever waited for them to come back need not any more.
      const gone = { watching: null, stirred: sql<number>`stirred + 1` };
      await callsOf(left).set(gone).where('watching', '=', process).execute();
    },
    saveCall: (call, by) => saved(db, call, by),
    saveCalls: (all, by) =>
      db.transaction().execute(async (trx) => {
        let count = 0;
        for (const call of all) if (await saved(trx, call, by)) count += 1;
        return count;
      }),
    async endCall({ id }) {
      await db.deleteFrom('calls').where('id', '=', id).execute();
    },
    async putOff(person, table, until) {
      const anew = { later: until, what: null, since: null, sent: null, rung: '[]', tries: 0 };
      await stirring(db).set(anew).where('id', '=', callId(person, table)).execute();
    },
    async callStats() {
      const { bells } = await db
        .selectFrom('bells')
        .select((eb) => eb.fn.countAll<number>().as('bells'))
        .executeTakeFirstOrThrow();
      const { due } = await db
        .selectFrom('calls')
        .select((eb) => eb.fn.countAll<number>().as('due'))
        .where('due', 'is not', null)
        .executeTakeFirstOrThrow();
      return { bells: Number(bells), due: Number(due) };
    },
  };
}

/** How a table stands, and what else matters: a number that only grows. */
const STAMP = sql<number>`progress.at + progress.revision + calls.stirred`;

const callId = (person: string, table: string): string => `${person} ${table}`;

async function saved(db: Db, call: Call, by: string): Promise<boolean> {
  const row = await db
    .updateTable('calls')
    .set({ ...callColumns(call), claimed_by: null, claimed_until: null })
    .where('id', '=', call.id)
    .where('claimed_by', '=', by)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever sits down and has a bell can be called from now on. */
export async function callsBegun(db: Db, table: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const callable = await db
    .selectFrom('bells')
    .select('person')
    .distinct()
    .where('person', 'in', [...people])
    .where('table_id', 'is', null)
    .execute();
  for (const { person } of callable) await begun(db, person, [table]);
}

/** Somebody has seen in this seat what they were called for, on whatever device. */
export async function callsSeen(db: Db, table: string, seat: number): Promise<void> {
  await stirring(db)
    .where('table_id', '=', table)
    .where('sent', 'is not', null)
    .where('person', 'in', (eb) =>
      eb.selectFrom('seatings').select('person').where('table_id', '=', table).where('seat', '=', seat),
    )
    .execute();
}

/** Something was said at this table. */
export async function callsStirred(db: Db, table: string): Promise<void> {
  await stirring(db).where('table_id', '=', table).execute();
}

/** A device on which somebody is not known any more does not ring either. */
export async function bellsEnded(db: Db, person: string, device: string): Promise<void> {
  await db.deleteFrom('bells').where('person', '=', person).where('device', '=', device).execute();
  await callsEnded(db, person);
}

const stirring = (db: Db) => db.updateTable('calls').set({ stirred: sql<number>`stirred + 1` });

async function begun(db: Db, person: string, tables: readonly string[], bell?: string): Promise<void> {
  if (tables.length === 0) return;
  await db
    .insertInto('calls')
    .values(
      tables.map((table) => ({
        id: callId(bell ?? person, table),
        person,
        table_id: table,
        bell: bell ?? null,
        at: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nobody is called who has no bell. */
async function callsEnded(db: Db, person?: string): Promise<void> {
  await db
    .deleteFrom('calls')
    .$if(person !== undefined, (query) => query.where('person', '=', person!))
    .where('bell', 'is', null)
    .where('person', 'not in', (eb) => eb.selectFrom('bells').select('person').where('table_id', 'is', null))
    .execute();
}

async function openTablesOf(db: Db, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seatings')
    .innerJoin('tables', 'tables.id', 'seatings.table_id')
    .select('tables.id')
    .distinct()
    .where('person', '=', person)
    .where('seat', '<', GIVEN_UP)
    .where('phase', 'in', OPEN_PHASES)
    .execute();
  return rows.map(({ id }) => id);
}

const bellColumns = ({ table, device, keys, ...bell }: Bell): Insertable<Schema['bells']> => ({
  ...bell,
  keys: JSON.stringify(keys),
  device: device ?? null,
  table_id: table ?? null,
});

const bellOf = ({ table_id: table, device, keys, ...bell }: Schema['bells']): Bell => ({
  ...bell,
  keys: JSON.parse(keys),
  ...(device === null ? {} : { device }),
  ...(table === null ? {} : { table }),
});

const callColumns = ({ what, at, since, later, held, sent, rung, tries, heard, known, sighted, due, stamp }: Call) => ({
  what: what ?? null,
  at,
  since: since ?? null,
  later: later ?? null,
  held: Number(held),
  sent: sent ?? null,
  rung: JSON.stringify(rung),
  tries,
  heard,
  known: known ?? null,
  sighted: sighted ?? null,
  due: due ?? null,
  looked: stamp,
});

const callOf = (row: Selectable<Schema['calls']> & { readonly stamp: number }): Call => ({
  id: row.id,
  person: row.person,
  table: row.table_id,
  ...(row.bell === null ? {} : { bell: row.bell }),
  ...(row.what === null ? {} : { what: row.what }),
  at: row.at,
  ...(row.since === null ? {} : { since: row.since }),
  ...(row.later === null ? {} : { later: row.later }),
  held: row.held === 1,
  ...(row.sent === null ? {} : { sent: row.sent }),
  rung: JSON.parse(row.rung),
  tries: row.tries,
  heard: row.heard,
  ...(row.known === null ? {} : { known: row.known }),
  ...(row.sighted === null ? {} : { sighted: row.sighted }),
  ...(row.watching === null ? {} : { watching: row.watching }),
  ...(row.due === null ? {} : { due: row.due }),
  stamp: row.stamp,
});
