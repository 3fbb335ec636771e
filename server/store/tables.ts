import { sql } from 'kysely';
import {
  type Archive,
  type Claim,
  type EntryRow,
  type ListedRow,
  OPEN_PHASES,
  type OpenBounds,
  type Rules,
  type TableRow,
} from '#lobby/archive.ts';
import { callsBegun } from './calls.ts';
import {
  appendOf,
  entryColumns,
  GIVEN_UP,
  json,
  listedRow,
  progressAfter,
  seatingColumns,
  tableColumns,
  tableRow,
} from './rows.ts';
import type { Db, Locks } from './schema.ts';

/** Entries in one query; both engines limit how many values it may hold. */
const AT_ONCE = 500;

type Tables = Pick<
  Archive,
  | 'addTable'
  | 'table'
  | 'saveTable'
  | 'removeTable'
  | 'tablesOf'
  | 'openTables'
  | 'countOwned'
  | 'claimDue'
  | 'release'
  | 'standings'
>;

export function tables(db: Db, locks: Locks): Tables {
  return {
    async addTable(row, made = []) {
      if (await added(db, row, made)) return row;
      // A former owner has no name, so nothing can be said of what they made.
      if (row.owner === '') return undefined;
      const same = await kept(db).where('owner', '=', row.owner).where('command', '=', row.command).executeTakeFirst();
      return same === undefined ? undefined : tableRow(same);
    },
    table: (id) => tableOf(db, id),
    saveTable: (row, claim) => saved(db, row, claim),
    removeTable: (id, revision) =>
      db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('progress')
          .where('table_id', '=', id)
          .$if(revision !== undefined, (query) => query.where('revision', '=', revision!))
          .returning('table_id')
          .executeTakeFirst();
        if (removed === undefined) return false;
        await trx.deleteFrom('tables').where('id', '=', id).execute();
        return true;
      }),
    async tablesOf(person, limit) {
      const theirs = db
        .selectFrom('seatings')
        .select('table_id')
        .where('person', '=', person)
        .union(db.selectFrom('tables').select('id as table_id').where('owner', '=', person));
      const rows = await lastMoved(db, limit).where('tables.id', 'in', theirs).execute();
      return rows.map(listedRow);
    },
    async openTables(limit, bounds) {
      const rows = await lastMoved(db, limit)
        .where('public', '=', 1)
        .where('phase', 'in', OPEN_PHASES)
        .$if(bounds !== undefined, (query) => query.where('tables.id', 'in', openWithin(db, bounds!)))
        .execute();
      return rows.map(listedRow);
    },
    async countOwned(person) {
      const { count } = await db
        .selectFrom('tables')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner', '=', person)
        .where('phase', 'in', OPEN_PHASES)
        .executeTakeFirstOrThrow();
      return count;
    },
    async claimDue(now, { by, until }, limit, only) {
      const free = db
        .selectFrom('progress')
        .select('table_id')
        .where('due', '<=', now)
        .where((eb) =>
          eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now), eb('claimed_by', '=', by)]),
        )
        .$if(only !== undefined, (query) => query.where('table_id', 'in', ofRules(db, only ?? [])))
        .orderBy('due')
        .orderBy('table_id')
        .limit(limit)
        .modifyEnd(sql.raw(locks.skipping));
      const rows = await db
        .updateTable('progress')
        .set({ claimed_by: by, claimed_until: until })
        .where('table_id', 'in', free)
        .returning(['table_id', 'due'])
        .execute();
      return rows.sort((a, b) => a.due! - b.due! || (a.table_id < b.table_id ? -1 : 1)).map((row) => row.table_id);
    },
    async release(by) {
      await db
        .updateTable('progress')
        .set({ claimed_by: null, claimed_until: null })
        .where('due', 'is not', null)
        .where('claimed_by', '=', by)
        .execute();
    },
    async standings(ids) {
      if (ids.length === 0) return [];
      return db
        .selectFrom('progress')
        .select(['table_id as id', 'at', 'revision', lastSaid, plansLaid])
        .where('table_id', 'in', [...ids])
        .execute();
    },
  };
}

export async function tableOf(db: Db, id: string): Promise<ListedRow | undefined> {
  const row = await kept(db).where('tables.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : listedRow(row);
}

const lastSaid = sql<number>`coalesce((select max(chat.n) from chat where chat.table_id = progress.table_id), 0)`.as(
  'said',
);

const plansLaid =
  sql<number>`coalesce((select sum(plans.n) from plans where plans.table_id = progress.table_id), 0)`.as('planned');

const ofRules = (db: Db, rules: readonly Rules[]) =>
  db
    .selectFrom('tables')
    .select('id')
    .where((eb) =>
      eb.or(rules.map(({ game, version }) => eb.and([eb('game', '=', game), eb('version', '=', version)]))),
    );

const kept = (db: Db) =>
  db.selectFrom('tables').innerJoin('progress', 'progress.table_id', 'tables.id').selectAll(['tables', 'progress']);

/** Those that the bounds leave, found before there is a limit: one owner's tables must not push out others'. */
const openWithin = (db: Db, { perOwner, since }: OpenBounds) =>
  db
    .selectFrom(
      db
        .selectFrom('tables')
        .innerJoin('progress', 'progress.table_id', 'tables.id')
        .select([
          'tables.id as id',
          sql<number>`row_number() over (partition by owner order by moved desc, tables.id)`.as('place'),
        ])
        .where('public', '=', 1)
        .where('phase', 'in', OPEN_PHASES)
        .where((eb) => eb.or([eb('phase', '<>', 'seating'), eb('moved', '>=', since)]))
        .as('ranked'),
    )
    .select('id')
    .where('place', '<=', perOwner);

const lastMoved = (db: Db, limit: number) => kept(db).orderBy('moved', 'desc').orderBy('tables.id').limit(limit);

/** False if the id is taken, or the same owner has used this command. */
const added = (db: Db, row: TableRow, made: readonly EntryRow[]): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('tables')
      .values(tableColumns(row))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    const { due = null, deadline = null, bank, revision } = row;
    const begun = {
      table_id: row.id,
      at: 0,
      to_act: '[]',
      moved: row.changed,
      due,
      deadline,
      bank: json(bank),
      revision,
    };
    const appends = made.map((each, i) => appendOf(row.id, i + 1, each));
    const last = appends.at(-1);
    await trx
      .insertInto('progress')
      .values({ ...begun, ...(last && progressAfter(last)) })
      .execute();
    for (let from = 0; from < appends.length; from += AT_ONCE)
      await trx
        .insertInto('entries')
        .values(appends.slice(from, from + AT_ONCE).map(entryColumns))
        .execute();
    await seat(trx, row);
    return true;
  });

const saved = (db: Db, row: TableRow & Pick<ListedRow, 'at'>, { by, until }: Claim): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { id, revision, changed, due = null, deadline = null, bank } = row;
    const moved = sql<number>`case when moved < ${changed} then ${changed} else moved end`;
    const updated = await trx
      .updateTable('progress')
      .set({ due, deadline, bank: json(bank), moved, revision, claimed_by: by, claimed_until: until })
      .where('table_id', '=', id)
      .where('revision', '=', revision - 1)
      .where('at', '=', row.at)
      .returning('table_id')
      .executeTakeFirst();
    if (updated === undefined) return false;
    await trx.updateTable('tables').set(tableColumns(row)).where('id', '=', id).execute();
    await trx.deleteFrom('seatings').where('table_id', '=', id).execute();
    await seat(trx, row);
    return true;
  });

async function seat(db: Db, row: TableRow): Promise<void> {
  const seatings = seatingColumns(row);
  if (seatings.length === 0) return;
  await db.insertInto('seatings').values(seatings).execute();
  const called = seatings.filter((each) => each.seat < GIVEN_UP).map(({ person }) => person);
  await callsBegun(db, row.id, [...new Set(called)]);
}
