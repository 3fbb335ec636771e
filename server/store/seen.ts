import type { Archive } from '#lobby/archive.ts';
import { callsSeen } from './calls.ts';
import type { Db } from './schema.ts';

export function seen(db: Db): Pick<Archive, 'see' | 'seen'> {
  return {
    async see(table, seat, at) {
      await db
        .insertInto('seen')
        .values({ table_id: table, seat, at })
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ at }).where('seen.at', '<', at))
        .execute();
      await callsSeen(db, table, seat);
    },
    async seen(table, seat) {
      const row = await db
        .selectFrom('seen')
        .select('at')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst();
      return row?.at ?? 0;
    },
  };
}
