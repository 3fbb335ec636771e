import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { OPEN_PHASES } from '#lobby/archive.ts';
import type { ServerArchive } from '../../server/store/archive.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { Fleet } from '../calls/fleet.ts';
import { hideout } from '../server/process.ts';
import { Time } from './time.ts';

const root = new URL('../../', import.meta.url).pathname;

/** How all tables stand in the database. */
export interface Standing {
  /** How many wait for something that the servers have to do now. */
  readonly due: number;
  /** When there is something to do next. */
  readonly next: number | undefined;
  /** Another number when anything at all has changed. */
  readonly changes: number;
  /** How many moves have been made. */
  readonly entries: number;
  /** How far each game has come that has begun. */
  readonly at: ReadonlyMap<string, number>;
}

/** A server by the bench's clock: one process over a file, or several over PostgreSQL and NATS. */
export interface House {
  readonly urls: readonly string[];
  readonly time: Time;
  standing(): Promise<Standing>;
  /** What is kept, for whoever reads it afterwards. */
  archive(): Promise<ServerArchive>;
  end(): Promise<void>;
}

export const opened = (processes: number): Promise<House> => (processes === 0 ? onSqlite() : onPostgres(processes));

const env = (time: Time) => ({ ...time.env, HIDEOUT_BOT_PAUSE: '0', HIDEOUT_REST: '0', HIDEOUT_LOG: 'error' });

async function onSqlite(): Promise<House> {
  const time = new Time(1);
  const folder = mkdtempSync(join(root, '.bench-'));
  const file = join(folder, 'hideout.db');
  const served = await hideout({ ...env(time), HIDEOUT_DATA: file });
  const reader = new DatabaseSync(file, { readOnly: true });
  return {
    urls: [served.url],
    time,
    standing: async () => standingOf(reader.prepare(ASKING).all() as unknown as Kept[], time.now),
    archive: () => openSqlite(file),
    async end() {
      reader.close();
      await served.end();
      time.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onPostgres(processes: number): Promise<House> {
  const time = new Time(processes);
  const fleet = await Fleet.launch(processes, env(time));
  const reader = new pg.Client({ connectionString: fleet.database });
  await reader.connect();
  return {
    urls: fleet.urls,
    time,
    standing: async () => standingOf((await reader.query(ASKING)).rows, time.now),
    archive: () => openPostgres(fleet.database, { shared: true, evicted() {} }),
    async end() {
      await reader.end();
      await fleet.end();
      time.end();
    },
  };
}

const OPEN: ReadonlySet<string> = new Set(OPEN_PHASES);
const ASKING = 'select id, phase, at, revision, due from progress join tables on id = table_id';

/** A table as it is kept; PostgreSQL gives large numbers as text. */
type Kept = { readonly id: string; readonly phase: string } & Readonly<
  Record<'at' | 'revision' | 'due', number | string | null>
>;

function standingOf(kept: readonly Kept[], now: number): Standing {
  const dues = kept.flatMap(({ phase, due }) => (OPEN.has(phase) && due !== null ? [Number(due)] : []));
  const later = dues.filter((due) => due > now);
  const sum = (of: (each: Kept) => unknown): number => kept.reduce((all, each) => all + Number(of(each)), 0);
  return {
    due: dues.length - later.length,
    next: later.length === 0 ? undefined : later.reduce((a, b) => Math.min(a, b)),
    changes: sum(({ at }) => at) + sum(({ revision }) => revision),
    entries: sum(({ at }) => at),
    at: new Map(kept.flatMap(({ id, phase, at }) => (phase === 'seating' ? [] : [[id, Number(at)]]))),
  };
}
