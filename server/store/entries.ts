import { type Archive, type EntryRow, storedOf, storyRow } from '#lobby/archive.ts';
import type { KeptEntry } from '#table/store.ts';
import { json } from './rows.ts';
import type { Db, Schema } from './schema.ts';
import { tableOf } from './tables.ts';

/** An entry as it is written, and how far its table is then. Flat, so that it costs little to hand to another thread. */
export type Append = Schema['entries'] & Omit<Schema['progress'], 'at' | 'moved'>;

export const appendOf = (table: string, n: number, made: EntryRow): Append => ({
  table_id: table,
  n,
  entry: JSON.stringify(made.entry),
  told: JSON.stringify(made.told),
  command: made.command ?? null,
  made: made.when,
  to_act: JSON.stringify(made.toAct),
  due: made.due ?? null,
  deadline: made.deadline ?? null,
  bank: json(made.bank),
  revision: made.revision,
  claimed_by: made.claim.by,
  claimed_until: made.claim.until,
});

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
