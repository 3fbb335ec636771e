import { encode, upTo } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { errands } from '../../device/workers.ts';
import { save } from '../../save.ts';
import type { TableModel } from '../model.ts';
import type { Position } from '../past.ts';

/** Whether nothing is hidden any more, or a fault keeps everybody from going on. */
export const isOpenTo = ({ phase }: TableInfo): boolean =>
  phase === 'over' || phase === 'abandoned' || phase === 'stopped';

/**
 * Saves what somebody says is wrong at a table of this device, with where it is. While the game goes on only what was shown
 * goes with it: whoever plays here with others may not learn their cards from a file.
 */
export async function saveWrong(
  model: TableModel,
  info: TableInfo,
  { at, past }: { readonly at: number; readonly past: Position | undefined },
  why: string,
): Promise<void> {
  const { table } = model;
  const { viewer, view, moves } = past?.frame ?? model.newest ?? {};
  const { game, version, options, phase } = info;
  const { record, tried } = (isOpenTo(info) ? await recordOf(model, info) : undefined) ?? {};
  const wrong = {
    ...{ why, game, version, options, phase, at, saved: new Date().toISOString() },
    seen: { viewer, view, moves, story: past?.story ?? model.story.value },
    ...(tried && record?.entries.length === at && { tried }),
    ...(record && { record: JSON.parse(encode(upTo(record, at))) }),
  };
  const file = new Blob([`${JSON.stringify(wrong, null, 1)}\n`], { type: 'application/json' });
  save(file, `${table}-wrong.json`);
}

async function recordOf(model: TableModel, { phase, tried }: TableInfo) {
  if (phase === 'stopped') return errands().stopped({ table: model.table, tried });
  const record = await model.record();
  return isRefused(record) ? undefined : { record };
}
