import { type Archive, storedOf, storyRow } from '#lobby/archive.ts';
import type { KeptEntry } from '#table/store.ts';
import type { Db } from './schema.ts';
import { tableOf } from './tables.ts';

export function entries(db: Db): Pick<Archive, 'read' | 'after' | 'story'> {
  return {
    async read(table) {
      const row = await tableOf(db, table);
      return row && storedOf(row, await keptAfter(db, table, 0));
    },
    after: (table, n) => keptAfter(db, table, n),
    async story(table, since) {
      const kept = await db
        .selectFrom('entries')
        .select(['n', 'entry', 'told', 'made'])
        .where('table_id', '=', table)
        .where('n', '>', since)
        .orderBy('n')
        .execute();
      return kept.map(({ n, entry, told, made }) =>
        storyRow(n, { entry: JSON.parse(entry), told: JSON.parse(told), when: made }),
      );
    },
  };
}

export async function keptAfter(db: Db, table: string, n: number): Promise<KeptEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['entry', 'command'])
    .where('table_id', '=', table)
    .where('n', '>', n)
    .orderBy('n')
    .execute();
  return rows.map(({ entry, command }) => ({ entry: JSON.parse(entry), ...(command === null ? {} : { command }) }));
}
