import type { QueryConfig } from 'pg';
import type { Append } from './entries.ts';

/**
 * Entries and how far their tables are then, in one statement: a transaction of five would make each move wait for the
 * database five times. It locks how far the tables are, in order, so that two processes do not wait for each other for
 * ever; it keeps what follows from that; and it says what that was.
 */
const TEXT = `
with asked as (
  select * from json_to_recordset($1) as asked (
    table_id text, first int8, revision int8, n int8, entry text, told text, command text, made int8,
    to_act text, moved int8, due int8, deadline int8, bank text, claimed_by text, claimed_until int8
  )
), standing as materialized (
  select table_id, at, revision from progress
  where table_id in (select table_id from asked)
  order by table_id for update
), following as (
  select asked.* from asked join standing using (table_id, revision) where first = at + 1
), kept as (
  insert into entries (table_id, n, entry, told, command, made)
  select table_id, n, entry, told, command, made from following
  on conflict do nothing returning table_id, n
), gone_on as (
  update progress set
    at = n, to_act = following.to_act, moved = following.moved, due = following.due, deadline = following.deadline,
    bank = following.bank, claimed_by = following.claimed_by, claimed_until = following.claimed_until
  from following join (select table_id, max(n) as n from kept group by table_id) as last using (table_id, n)
  where progress.table_id = following.table_id
)
select table_id, n from kept`;

/** Planned once for each connection: planning it takes longer than doing it. */
export const appending = (appends: readonly AppendInLine[]): QueryConfig => ({
  name: 'append',
  text: TEXT,
  values: [JSON.stringify(appends.map(({ append, first }) => ({ ...append.entry, ...append.progress, first })))],
});

/** An entry, and the number of the first of its table that is asked for together with it. */
export interface AppendInLine {
  readonly append: Append;
  readonly first: number;
}

/** What may hold together: of each table those that follow each other without a gap and from the same row. */
export function inLine(appends: readonly Append[]): AppendInLine[] {
  const lines = new Map<string, { readonly first: number; last: Append['progress'] }>();
  return appends.flatMap((append) => {
    const { progress } = append;
    const line = lines.get(progress.table_id) ?? { first: progress.at, last: { ...progress, at: progress.at - 1 } };
    if (progress.at !== line.last.at + 1 || progress.revision !== line.last.revision) return [];
    line.last = progress;
    lines.set(progress.table_id, line);
    return [{ append, first: line.first }];
  });
}
