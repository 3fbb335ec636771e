import { sql } from 'kysely';
import { type Archive, type EntryRow, storedOf, storyRow } from '#lobby/archive.ts';
import type { KeptEntry } from '#table/store.ts';
import { Ready } from './ready.ts';
import { json } from './rows.ts';
import type { Db, Locks, Schema } from './schema.ts';
import { tableOf } from './tables.ts';

/** An entry as it is written, and how far its table is then. Flat, so that it costs little to hand to another thread. */
export interface Append {
  readonly entry: Schema['entries'];
  readonly progress: Schema['progress'];
}

export const appendOf = (table: string, n: number, made: EntryRow): Append => ({
  entry: {
    table_id: table,
    n,
    entry: JSON.stringify(made.entry),
    told: JSON.stringify(made.told),
    command: made.command ?? null,
    made: made.when,
  },
  progress: {
    table_id: table,
    at: n,
    to_act: JSON.stringify(made.toAct),
    moved: made.when,
    due: made.due ?? null,
    deadline: made.deadline ?? null,
    bank: json(made.bank),
    revision: made.revision,
    claimed_by: made.claim.by,
    claimed_until: made.claim.until,
  },
});

interface Entries extends Pick<Archive, 'read' | 'after' | 'story'> {
  appendAll(appends: readonly Append[]): Promise<readonly boolean[]>;
}

export function entries(db: Db, locks: Locks): Entries {
  const queries = appending(db, locks);
  return {
    appendAll: (appends) => db.transaction().execute((trx) => appendAll(trx, queries, appends)),
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

/**
 * Which of these were first. Those that do not follow what is there are left out, so there is never a gap; of the
 * others the key of `entries` decides, because another process may have been quicker.
 */
async function appendAll(db: Db, queries: Appending, appends: readonly Append[]): Promise<boolean[]> {
  const tables = [...new Set(appends.map(({ entry }) => entry.table_id))];
  const { rows: stands } = await db.executeQuery(queries.standing.for(tables));
  const following = thatFollow(appends, new Map(stands.map(({ table_id, ...stand }) => [table_id, stand])));
  if (following.length === 0) return appends.map(() => false);
  const { rows } = await db.executeQuery(queries.insert.for(following.map(({ entry }) => entry)));
  const firsts = new Set(rows.map((row) => key(row.table_id, row.n)));
  const made = following.filter(({ entry }) => firsts.has(key(entry.table_id, entry.n)));
  // Of several entries of one table the last counts.
  const progress = new Map(made.map((append) => [append.entry.table_id, append.progress]));
  if (made.length > 0) await db.executeQuery(queries.moveOn.for([...progress.values()]));
  const first = new Set(made);
  return appends.map((append) => first.has(append));
}

type Appending = ReturnType<typeof appending>;

const appending = (db: Db, locks: Locks) => ({
  /** How far these tables are; locked in order, so that two processes do not wait for each other for ever. */
  standing: new Ready(
    (tables: readonly string[]) =>
      db
        .selectFrom('progress')
        .select(['table_id', 'at', 'revision'])
        .where('table_id', 'in', tables)
        .orderBy('table_id')
        .modifyEnd(sql.raw(locks.waiting)),
    (table) => [table],
  ),
  insert: new Ready(
    (rows: readonly Schema['entries'][]) =>
      db
        .insertInto('entries')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['table_id', 'n']),
    Object.values,
  ),
  moveOn: new Ready(
    (rows: readonly Schema['progress'][]) =>
      db
        .insertInto('progress')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet((eb) => ({
            at: eb.ref('excluded.at'),
            to_act: eb.ref('excluded.to_act'),
            moved: eb.ref('excluded.moved'),
            due: eb.ref('excluded.due'),
            deadline: eb.ref('excluded.deadline'),
            bank: eb.ref('excluded.bank'),
            claimed_by: eb.ref('excluded.claimed_by'),
            claimed_until: eb.ref('excluded.claimed_until'),
          })),
        ),
    Object.values,
  ),
});

type Stand = Pick<Schema['progress'], 'at' | 'revision'>;

const thatFollow = (appends: readonly Append[], stands: Map<string, Stand>): Append[] =>
  appends.filter(({ progress: { table_id, at, revision } }) => {
    const stand = stands.get(table_id);
    if (stand?.at !== at - 1 || stand.revision !== revision) return false;
    stands.set(table_id, { at, revision });
    return true;
  });

/** By what an entry is known among those that are appended together. */
export const key = (table: string, n: number): string => `${table} ${n}`;
