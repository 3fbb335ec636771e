import { sql } from 'kysely';
import type { Archive, PlanRow } from '#lobby/archive.ts';
import type { Db, Schema } from './schema.ts';

export function plans(db: Db): Pick<Archive, 'plan' | 'plans'> {
  return {
    async plan(table, { seat, person, data }) {
      const kept = await db
        .insertInto('plans')
        .values({ table_id: table, seat, n: 1, person, data: JSON.stringify(data) })
        .onConflict((conflict) =>
          conflict
            .columns(['table_id', 'seat'])
            .doUpdateSet((eb) => ({ n: sql<number>`plans.n + 1`, person, data: eb.ref('excluded.data') })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return planRow(kept);
    },
    async plans(table) {
      const rows = await db.selectFrom('plans').selectAll().where('table_id', '=', table).orderBy('seat').execute();
      return rows.map(planRow);
    },
  };
}

const planRow = ({ seat, n, person, data }: Schema['plans']): PlanRow => ({ seat, n, person, data: JSON.parse(data) });
