import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
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
  /** How many moves have been made in games that go on. */
  readonly entries: number;
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
    standing: async () => standingOf(reader.prepare(asking(time.now)).get()!),
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
    standing: async () => standingOf((await reader.query(asking(time.now))).rows[0]),
    archive: () => openPostgres(fleet.database, { shared: true, evicted() {} }),
    async end() {
      await reader.end();
      await fleet.end();
      time.end();
    },
  };
}

const asking = (now: number): string => `
  select sum(case when due <= ${now} then 1 else 0 end) as due,
    min(case when due > ${now} then due end) as next, sum(at) + sum(revision) as changes, sum(at) as entries
  from progress join tables on id = table_id where phase in ('seating', 'playing')`;

/** PostgreSQL gives large numbers as text. */
const standingOf = ({ due, next, changes, entries }: Readonly<Record<string, unknown>>): Standing => ({
  due: Number(due),
  next: next === null ? undefined : Number(next),
  changes: Number(changes),
  entries: Number(entries),
});
