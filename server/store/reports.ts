import { rulesOf } from '#games/index.ts';
import type { Archive, GameReport, PersonReport, ReportRow } from '#lobby/archive.ts';
import { type GameRecord, upTo } from '#table/record.ts';
import { retried, type Tried, type TriedMove } from '#table/tried.ts';
import { openBeside } from './beside.ts';
import type { Location } from './open.ts';
import { keptRecord } from './records.ts';
import type { Db } from './schema.ts';
import { tableOf } from './tables.ts';
import { ties } from './ties.ts';

export type { GameReport, PersonReport, ReportRow };

/** What was reported to whoever hosts, also while servers run. */
export interface Reports extends Pick<Archive, 'reports' | 'removeReport'> {
  /** The record of a reported game up to the place that was meant, and the move that stopped it there; or why it cannot be had. */
  record(report: GameReport): Promise<Reported | 'sealed' | 'gone'>;
  close(): Promise<void>;
}

export interface Reported {
  readonly record: GameRecord;
  readonly tried?: Tried;
}

export const openReports = (place: Location): Promise<Reports> =>
  openBeside(place, (db) => {
    const { reports, removeReport } = ties(db);
    return { reports, removeReport, record: (report: GameReport) => recordOf(db, report) };
  });

/** What is hidden in a game stays so until it is over, or where a fault has stopped it and nothing has followed. */
async function recordOf(db: Db, { table, at, stopped, tried }: GameReport): Promise<Reported | 'sealed' | 'gone'> {
  const kept = await keptRecord(db, table);
  if (kept === undefined) return 'gone';
  const { record, standing } = kept;
  const isStuck = stopped === true && at === record.entries.length;
  if (standing === 'running' && !isStuck) return 'sealed';
  const begun = upTo(record, at);
  if (tried === undefined || begun.entries.length < at) return { record: begun };
  return { record: begun, tried: await rolledFor(db, table, begun, tried) };
}

/** What was rolled until it threw follows from the secret; of rules that are not here any more nothing does. */
async function rolledFor(db: Db, table: string, record: GameRecord, tried: TriedMove): Promise<Tried> {
  const game = await rulesOf(record.game, record.version);
  const row = await tableOf(db, table);
  return game === undefined || row === undefined
    ? { ...tried, rolls: [] }
    : retried(game, { record, secret: row.secret }, tried);
}
