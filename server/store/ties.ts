import {
  type Archive,
  type GameReport,
  isOfGame,
  MOST_BLOCKS,
  type PersonReport,
  type ReportRow,
} from '#lobby/archive.ts';
import type { Db, Schema } from './schema.ts';

type Blocks = Pick<Archive, 'block' | 'unblock' | 'blocks' | 'blockers'>;
type Reports = Pick<Archive, 'report' | 'reports' | 'reportsBy' | 'removeReport'>;

/** What people have to do with each other. */
export const ties = (db: Db): Blocks & Reports => ({ ...blocks(db), ...reports(db) });

function blocks(db: Db): Blocks {
  return {
    async block(person, { person: other, name, when }) {
      const { count } = await db
        .selectFrom('blocks')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .where('other', '<>', other)
        .executeTakeFirstOrThrow();
      if (count >= MOST_BLOCKS) return false;
      await db
        .insertInto('blocks')
        .values({ person, other, name, made: when })
        .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ name, made: when }))
        .execute();
      return true;
    },
    async unblock(person, other) {
      await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute();
    },
    blocks: (person) =>
      db
        .selectFrom('blocks')
        .select(['other as person', 'name', 'made as when'])
        .where('person', '=', person)
        .orderBy('made', 'desc')
        .orderBy('other')
        .execute(),
    async blockers(person) {
      const rows = await db.selectFrom('blocks').select('person').where('other', '=', person).execute();
      return rows.map((row) => row.person);
    },
  };
}

function reports(db: Db): Reports {
  const newest = () => db.selectFrom('reports').selectAll().orderBy('made', 'desc').orderBy('id');
  return {
    report: (report) =>
      db.transaction().execute(async (trx) => {
        const row = rowOf(report);
        await trx
          .deleteFrom('reports')
          .where('reporter', '=', row.reporter)
          .where('table_id', '=', row.table_id)
          .where('person', '=', row.person)
          .where('at', 'is not distinct from', row.at)
          .execute();
        await trx.insertInto('reports').values(row).execute();
      }),
    async reports(limit) {
      return (await newest().limit(limit).execute()).map(reportRow);
    },
    async reportsBy(person) {
      return (await newest().where('reporter', '=', person).execute()).map(reportRow);
    },
    async removeReport(id) {
      const gone = await db.deleteFrom('reports').where('id', '=', id).returning('id').execute();
      return gone.length > 0;
    },
  };
}

function rowOf(report: ReportRow): Schema['reports'] {
  const { id, table, when, by, byName, why } = report;
  return {
    ...{ id, table_id: table, made: when, reporter: by, reporter_name: byName, why },
    ...(isOfGame(report)
      ? { person: '', name: '', said: '[]', ...placeOf(report) }
      : { ...aboutOf(report), at: null, seat: null, stopped: null, tried: null }),
  };
}

const placeOf = ({ at, seat, stopped, tried }: GameReport) => ({
  ...{ at, seat: seat ?? null, stopped: stopped ? 1 : 0 },
  tried: tried === undefined ? null : JSON.stringify(tried),
});

const aboutOf = ({ person, name, said }: PersonReport) => ({ person, name, said: JSON.stringify(said) });

function reportRow(row: Schema['reports']): ReportRow {
  const { id, table_id, made, reporter, reporter_name, why, person, name, said, at, seat, stopped, tried } = row;
  const reported = { id, table: table_id, when: made, by: reporter, byName: reporter_name, why };
  if (at === null) return { ...reported, person, name, said: JSON.parse(said) };
  return {
    ...{ ...reported, at },
    ...(seat !== null && { seat }),
    ...(stopped === 1 && { stopped: true }),
    ...(tried !== null && { tried: JSON.parse(tried) }),
  };
}
