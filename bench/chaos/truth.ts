import pg from 'pg';
import { catalogue } from '#games/index.ts';
import type { Archive, Place, TableRow } from '#lobby/archive.ts';
import { type AnyGame, type Viewer, viewersOf } from '#table/game.ts';
import { restart } from '#table/play.ts';
import type { GameRecord } from '#table/record.ts';
import { heard } from '#table/store.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { digest, telling } from './history.ts';
import { hurried } from './hurry.ts';

/** How a table stood after one change in the database. */
export interface Note {
  readonly at: number;
  readonly toAct: readonly number[];
  readonly deadline: number | undefined;
  readonly places: readonly Place[];
  /** Milliseconds since 1970, by the servers' clocks … */
  readonly when: number;
  /** … and by ours, which never jumps. */
  readonly noted: number;
}

/** A table as the database has it in the end. */
export interface Truth {
  readonly row: TableRow;
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly commands: readonly (string | undefined)[];
  /** What a viewer was to be told of each entry, and to see after it; entry 0 is the setup. */
  told(viewer: Viewer, at: number): string | undefined;
  view(viewer: Viewer, at: number): string | undefined;
  /** Every change, in order. */
  readonly notes: readonly Note[];
}

/**
 * Lets the database note each change of a table, as it is committed. Every change of seats, times or entries locks the
 * row in `progress` until then: so these notes are in the order in which the changes were made.
 */
const NOTING = `
  create table noted_rows (n bigserial primary key, table_id text not null, at integer not null, to_act text not null,
    deadline bigint, places text not null, noted double precision not null);
  create function note() returns trigger language plpgsql as $$ begin
    insert into noted_rows (table_id, at, to_act, deadline, places, noted)
    select new.table_id, new.at, new.to_act, new.deadline, places, extract(epoch from clock_timestamp()) * 1000
    from tables where id = new.table_id;
    return null;
  end $$;
  create constraint trigger note after insert or update on progress deferrable initially deferred
    for each row execute function note();`;

async function asked<T extends pg.QueryResultRow>(url: string, query: string): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

export const beginNoting = (url: string): Promise<unknown> => asked(url, NOTING);

/** How every table stands now. */
export async function standing(
  url: string,
): Promise<ReadonlyMap<string, { readonly at: number; readonly row: RowState }>> {
  const rows = await asked<{ id: string; at: number; phase: string; places: string; to_act: string }>(
    url,
    'select id, at, phase, places, to_act from tables join progress on table_id = id',
  );
  return new Map(
    rows.map(({ id, at, phase, places, to_act }) => [
      id,
      { at, row: { phase, places: JSON.parse(places) as Place[], toAct: JSON.parse(to_act) as number[] } },
    ]),
  );
}

export interface RowState {
  readonly phase: string;
  readonly places: readonly Place[];
  readonly toAct: readonly number[];
}

/** Everything that the archive keeps of these tables. */
export async function truths(url: string, tables: readonly string[]): Promise<readonly Truth[]> {
  const notes = Map.groupBy(await allNotes(url), ({ table }) => table);
  const archive = await openPostgres(url, { shared: true, evicted() {} });
  try {
    const all: Truth[] = [];
    for (const table of tables) all.push(await truthOf(archive, table, notes.get(table) ?? []));
    return all;
  } finally {
    await archive.close();
  }
}

export async function truthOf(archive: Archive, table: string, notes: readonly Note[]): Promise<Truth> {
  const row = (await archive.table(table))!;
  const { record, commands = [] } = (await archive.read(table))!;
  const { game } = await catalogue[row.game]!.rules();
  const viewers = viewersOf(record.seats);
  const story = await archive.story(table, 0);
  const told = story.map((entry) => viewers.map((viewer) => telling(entry, heard(entry.told, viewer))));
  const views = viewsOf(game, record, viewers);
  const column = (viewer: Viewer): number => (viewer === 'audience' ? viewers.length - 1 : viewer);
  return {
    row,
    game,
    record,
    commands,
    told: (viewer, at) => told[at - 1]?.[column(viewer)],
    view: (viewer, at) => views[at]?.[column(viewer)],
    notes,
  };
}

async function allNotes(url: string): Promise<readonly (Note & { readonly table: string })[]> {
  const rows = await asked<{
    table_id: string;
    at: number;
    to_act: string;
    deadline: string | null;
    places: string;
    noted: number;
  }>(url, 'select table_id, at, to_act, deadline, places, noted from noted_rows order by n');
  return rows.map(({ table_id, at, to_act, deadline, places, noted }) => ({
    table: table_id,
    at,
    toAct: JSON.parse(to_act),
    deadline: deadline === null ? undefined : Number(deadline),
    places: JSON.parse(places),
    when: hurried(noted),
    noted,
  }));
}

/** What everybody was to see from the setup on; as far as the record holds. */
function viewsOf(game: AnyGame, record: GameRecord, viewers: readonly Viewer[]): string[][] {
  const play = restart(game, record);
  const views = (): string[] => viewers.map((viewer) => digest(game.view(play.state, viewer)));
  const all = [views()];
  try {
    for (const entry of record.entries) {
      play.redo(entry);
      all.push(views());
    }
  } catch {
    // Where it stops to hold is said by whoever verifies it.
  }
  return all;
}
