import { doubtsIn, type Examination } from '#table/examination.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import type { Doubt } from '#table/testimony.ts';
import type { KeptTestimony } from '#wire/witness.ts';
import { errands } from '../device/workers.ts';
import type { TableModel } from './model.ts';

/** What this device can say of a game that is over. */
export interface Findings extends Examination {
  readonly record: GameRecord;
  readonly testimonies: readonly KeptTestimony[];
  /** Whether the dice have the salts that this device gave; undefined if it gave none. */
  readonly fits: boolean | undefined;
  readonly doubts: readonly Doubt[];
}

/** There is no record yet: nothing that could be checked. */
export type Unfinished = 'unfinished';

/** Has the record checked, by itself and against what this device remembers; whatever does not fit is raised. */
export async function examine(model: TableModel): Promise<Findings | Unfinished | undefined> {
  const record = await model.record();
  if (isRefused(record)) return NEVER_GIVEN.has(record.refused) ? 'unfinished' : undefined;
  const { venue, table, witnesses } = model;
  const all = await witnesses.testimonies();
  // What was looked at afterwards says nothing about how it was played.
  const testimonies = all.filter(({ isLate }) => isLate !== true);
  const examination = await errands().examine({ record, testimonies });
  const fits = venue.seals.fitsAll(record, table, model.mine.value);
  const doubts = doubtsIn(examination, fits);
  witnesses.raise(doubts);
  return { ...examination, record, testimonies, fits, doubts };
}

/** Why the record of a game that was not played to its end is not given out. */
const NEVER_GIVEN: ReadonlySet<string> = new Set(['outdated', 'table-stopped', 'game-running']);
