import { sql } from 'kysely';
import { type Archive, type MadeRow, storedOf, storyRow } from '#lobby/archive.ts';
import { Batch } from './batch.ts';
import type { Db, Schema } from './schema.ts';
import { tableOf } from './tables.ts';

/** Entries in one transaction; both engines limit how many values a query may hold. */
const MOST = 500;

interface Append {
  readonly table: string;
  readonly n: number;
  readonly made: MadeRow;
}

type Progress = Schema['progress'];

interface Entries extends Pick<Archive, 'read' | 'append' | 'finish' | 'story'> {
  /** Until everything that was to be appended is. */
  idle(): Promise<void>;
}

export function entries(db: Db): Entries {
  const batch = new Batch<Append, boolean>(MOST, (appends) =>
    db.transaction().execute((trx) => appendAll(trx, appends)),
  );
  return {
    append: (table, n, made) => batch.ask({ table, n, made }),
    idle: () => batch.idle(),
    async read(table) {
      const row = await tableOf(db, table);
      if (row === undefined) return undefined;
      const kept = await db
        .selectFrom('entries')
        .select(['entry', 'command'])
        .where('table_id', '=', table)
        .orderBy('n')
        .execute();
      return storedOf(
        row,
        kept.map(({ entry, command }) => ({
          entry: JSON.parse(entry),
          ...(command === null ? {} : { command }),
        })),
      );
    },
    async finish(table, secret, outcome) {
      await db
        .updateTable('tables')
        .set({ secret, outcome: JSON.stringify(outcome) })
        .where('id', '=', table)
        .execute();
    },
    async story(table, since) {
      const kept = await db
        .selectFrom('entries')
        .select(['n', 'entry', 'told'])
        .where('table_id', '=', table)
        .where('n', '>', since)
        .orderBy('n')
        .execute();
      return kept.map(({ n, entry, told }) => storyRow(n, { entry: JSON.parse(entry), told: JSON.parse(told) }));
    },
  };
}

/**
 * Which of these were first. Those that do not follow what is there are left out, so there is never a gap; of the
 * others the key of `entries` decides, because another process may have been quicker.
 */
async function appendAll(db: Db, appends: readonly Append[]): Promise<boolean[]> {
  const following = thatFollow(appends, await lastEntries(db, appends));
  if (following.length === 0) return appends.map(() => false);
  const rows = await db
    .insertInto('entries')
    .values(following.map(entryColumns))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'n'])
    .execute();
  const firsts = new Set(rows.map((row) => key(row.table_id, row.n)));
  const made = following.filter(({ table, n }) => firsts.has(key(table, n)));
  await moveOn(db, made);
  const first = new Set(made);
  return appends.map((append) => first.has(append));
}

async function lastEntries(db: Db, appends: readonly Append[]): Promise<Map<string, number>> {
  const tables = [...new Set(appends.map(({ table }) => table))];
  const rows = await db.selectFrom('progress').select(['table_id', 'at']).where('table_id', 'in', tables).execute();
  return new Map(rows.map((row) => [row.table_id, row.at]));
}

/** In order of tables, so that two processes that write to the same ones do not wait for each other for ever. */
function thatFollow(appends: readonly Append[], last: Map<string, number>): Append[] {
  return appends
    .filter(({ table, n }) => {
      if (last.get(table) !== n - 1) return false;
      last.set(table, n);
      return true;
    })
    .sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : a.n - b.n));
}

/** Stands for a time that an append says nothing of; what the row has then stays, whoever wrote it last. */
const UNSAID = -1;

async function moveOn(db: Db, made: readonly Append[]): Promise<void> {
  const now = new Map<string, Progress>();
  for (const { table, n, made: row } of made) {
    const { due, deadline } = now.get(table) ?? { due: UNSAID, deadline: UNSAID };
    now.set(table, {
      table_id: table,
      at: n,
      to_act: JSON.stringify(row.toAct),
      moved: row.when,
      due: row.due === undefined ? due : row.due,
      deadline: row.deadline === undefined ? deadline : row.deadline,
    });
  }
  if (now.size === 0) return;
  await db
    .insertInto('progress')
    .values([...now.values()])
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({
        at: eb.ref('excluded.at'),
        to_act: eb.ref('excluded.to_act'),
        moved: eb.ref('excluded.moved'),
        due: said('due'),
        deadline: said('deadline'),
      })),
    )
    .execute();
}

function said(column: 'due' | 'deadline') {
  const [now, before] = [sql.ref(`excluded.${column}`), sql.ref(`progress.${column}`)];
  return sql<number | null>`case when ${now} = ${UNSAID} then ${before} else ${now} end`;
}

const key = (table: string, n: number): string => `${table} ${n}`;

const entryColumns = ({ table, n, made }: Append): Schema['entries'] => ({
  table_id: table,
  n,
  entry: JSON.stringify(made.entry),
  told: JSON.stringify(made.told),
  command: made.command ?? null,
  made: made.when,
});
