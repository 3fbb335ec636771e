import { sql } from 'kysely';
import { type Archive, OPEN_PHASES, type TableRow } from '#lobby/archive.ts';
import { listedRow, seatingColumns, tableColumns, tableRow } from './rows.ts';
import type { Db } from './schema.ts';

type Tables = Pick<
  Archive,
  'addTable' | 'table' | 'saveTable' | 'removeTable' | 'tablesOf' | 'openTables' | 'countOwned' | 'dueTables'
>;

export function tables(db: Db): Tables {
  return {
    async addTable(row) {
      if (await added(db, row)) return row;
      // A former owner has no name, so nothing can be said of what he made.
      if (row.owner === '') return undefined;
      const made = await kept(db).where('owner', '=', row.owner).where('command', '=', row.command).executeTakeFirst();
      return made === undefined ? undefined : tableRow(made);
    },
    table: (id) => tableOf(db, id),
    saveTable: (row) => saved(db, row),
    async removeTable(id) {
      await db.deleteFrom('tables').where('id', '=', id).execute();
    },
    async tablesOf(person, limit) {
      const his = db
        .selectFrom('seatings')
        .select('table_id')
        .where('person', '=', person)
        .union(db.selectFrom('tables').select('id as table_id').where('owner', '=', person));
      const rows = await lastMoved(db, limit).where('tables.id', 'in', his).execute();
      return rows.map(listedRow);
    },
    async openTables(limit) {
      const rows = await lastMoved(db, limit).where('public', '=', 1).where('phase', 'in', OPEN_PHASES).execute();
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
    async dueTables(now, limit) {
      const rows = await db
        .selectFrom('progress')
        .select('table_id')
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('table_id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.table_id);
    },
  };
}

export async function tableOf(db: Db, id: string): Promise<TableRow | undefined> {
  const row = await kept(db).where('tables.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : tableRow(row);
}

const kept = (db: Db) =>
  db.selectFrom('tables').innerJoin('progress', 'progress.table_id', 'tables.id').selectAll(['tables', 'progress']);

const lastMoved = (db: Db, limit: number) => kept(db).orderBy('moved', 'desc').orderBy('tables.id').limit(limit);

/** False if the id is taken, or the same owner has used this command. */
const added = (db: Db, row: TableRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('tables')
      .values(tableColumns(row))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    const { due = null, deadline = null } = row;
    await trx
      .insertInto('progress')
      .values({ table_id: row.id, at: 0, to_act: '[]', moved: row.changed, due, deadline })
      .execute();
    await seat(trx, row);
    return true;
  });

const saved = (db: Db, row: TableRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { id, revision, changed, due = null, deadline = null } = row;
    const updated = await trx
      .updateTable('tables')
      .set(tableColumns(row))
      .where('id', '=', id)
      .where('revision', '=', revision - 1)
      .returning('id')
      .executeTakeFirst();
    if (updated === undefined) return false;
    const moved = sql<number>`case when moved < ${changed} then ${changed} else moved end`;
    await trx.updateTable('progress').set({ due, deadline, moved }).where('table_id', '=', id).execute();
    await trx.deleteFrom('seatings').where('table_id', '=', id).execute();
    await seat(trx, row);
    return true;
  });

async function seat(db: Db, row: TableRow): Promise<void> {
  const seatings = seatingColumns(row);
  if (seatings.length > 0) await db.insertInto('seatings').values(seatings).execute();
}
