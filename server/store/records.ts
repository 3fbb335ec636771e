import { rulesOf } from '#games/index.ts';
import { storedOf } from '#lobby/archive.ts';
import type { AnyGame } from '#table/game.ts';
import { replay } from '#table/play.ts';
import type { GameRecord } from '#table/record.ts';
import type { StoredRecord } from '#table/store.ts';
import { verify } from '#table/verify.ts';
import { openBeside } from './beside.ts';
import { keptAfter } from './entries.ts';
import { type Location, reasonOf } from './open.ts';
import type { Db } from './schema.ts';
import { sqliteDatabase } from './sqlite.ts';
import { tableOf } from './tables.ts';

/** A record that a server keeps, and what became of its game. */
export interface KeptRecord {
  /** With the secret if the game is over. */
  readonly record: GameRecord;
  readonly standing: 'over' | 'given up' | 'running';
  /** Whether it holds; `outdated` is of a version of its game that cannot be played again here. */
  readonly check: 'holds' | 'outdated' | { readonly why: string };
}

/** The records of a server, for somebody who only reads them: neither the database nor its servers notice. */
export interface Records {
  /** All tables whose game has begun. */
  begun(): Promise<readonly string[]>;
  record(table: string): Promise<KeptRecord | undefined>;
  /** By which rules they are and were played. */
  versions(): Promise<readonly VersionCount[]>;
  close(): Promise<void>;
}

/** How many tables have begun by the rules of a version. */
export interface VersionCount {
  readonly game: string;
  readonly version: number;
  readonly running: number;
  readonly ended: number;
}

export const openRecords = (place: Location): Promise<Records> =>
  openBeside(place, (db) => ({
    begun: () => begun(db),
    record: (table: string) => keptRecord(db, table),
    versions: () => versions(db),
  }));

/** A table whose record does not hold, and why. */
export interface Flaw {
  readonly table: string;
  readonly why: string;
}

/** Plays every record of this file again. The file may be of an older version, which has all that a record needs. */
export async function flawsOf(file: string): Promise<readonly Flaw[]> {
  const db = sqliteDatabase(file, 'delete');
  try {
    const flaws: Flaw[] = [];
    for (const table of await begun(db)) {
      const check = await keptRecord(db, table).then((kept) => kept!.check, unreadable);
      if (typeof check !== 'string') flaws.push({ table, why: check.why });
    }
    return flaws;
  } finally {
    await db.destroy();
  }
}

async function begun(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('tables').select('id').where('head', 'is not', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function versions(db: Db): Promise<readonly VersionCount[]> {
  const rows = await db
    .selectFrom('tables')
    .select(({ fn }) => ['game', 'version', 'phase', fn.countAll<number | string>().as('count')])
    .where('head', 'is not', null)
    .groupBy(['game', 'version', 'phase'])
    .orderBy('game')
    .orderBy('version', 'desc')
    .execute();
  return [...Map.groupBy(rows, ({ game, version }) => `${game} ${version}`).values()].map((same) => {
    const { game, version } = same[0]!;
    const count = (isRunning: boolean): number =>
      same.reduce((sum, row) => sum + ((row.phase === 'playing') === isRunning ? Number(row.count) : 0), 0);
    return { game, version, running: count(true), ended: count(false) };
  });
}

export async function keptRecord(db: Db, table: string): Promise<KeptRecord | undefined> {
  const row = await tableOf(db, table);
  const stored = row && storedOf(row, await keptAfter(db, table, 0));
  if (stored === undefined) return undefined;
  const { record, check } = await checked(stored);
  const unfinished = row?.phase === 'abandoned' ? 'given up' : 'running';
  return { record, check, standing: record.outcome === undefined ? unfinished : 'over' };
}

const unreadable = (error: unknown) => ({ why: reasonOf(error) });

async function checked(stored: StoredRecord): Promise<Pick<KeptRecord, 'record' | 'check'>> {
  const { record: said } = stored;
  const game = await rulesOf(said.game, said.version);
  if (game === undefined) return { record: said, check: 'outdated' };
  try {
    const record = completed(game, stored);
    const verdict = verify(game, record);
    return { record, check: verdict.holds ? 'holds' : { why: verdict.why } };
  } catch (error) {
    return { record: said, check: unreadable(error) };
  }
}

/** The last entry comes before the result, and whoever wrote the one may not have written the other yet. */
const completed = (game: AnyGame, { record, secret }: StoredRecord): GameRecord =>
  record.outcome === undefined && record.abandoned === undefined ? replay(game, record).record(secret) : record;
