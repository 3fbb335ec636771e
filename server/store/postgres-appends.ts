import type { QueryConfig } from 'pg';
import type { Append } from './rows.ts';

/**
 * Entries and how far their tables are then, in one statement: a transaction of five would make each move wait for the
 * database five times. It locks how far the tables are, in order, so that two processes do not wait for each other for
 * ever; it keeps what follows from that; and it says what that was.
 */
const TEXT = `
with asked as (
  select * from json_to_recordset($1) as asked (
    table_id text, first int8, revision int8, n int8, entry text, told text, command text, made int8,
    to_act text, due int8, deadline int8, bank text, claimed_by text, claimed_until int8
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
    at = n, to_act = following.to_act, moved = following.made, due = following.due, deadline = following.deadline,
    bank = following.bank, claimed_by = following.claimed_by, claimed_until = following.claimed_until
  from following join (select table_id, max(n) as n from kept group by table_id) as last using (table_id, n)
  where progress.table_id = following.table_id
)
select table_id, n from kept`;

/** Planned once for each connection: planning it takes longer than doing it. */
export const appending = (appends: readonly AppendInLine[]): QueryConfig => ({
  name: 'append',
  text: TEXT,
  values: [JSON.stringify(appends)],
});

/** An entry, and the number of the first of its table that is asked for together with it. */
export type AppendInLine = Append & { readonly first: number };

/** What may hold together: of each table those that follow each other without a gap and from the same row; and where each of these was asked for. */
export function inLine(appends: readonly Append[]): ReadonlyMap<number, AppendInLine> {
  const lines = new Map<string, { readonly first: number; readonly revision: number; next: number }>();
  const following = new Map<number, AppendInLine>();
  for (const [i, append] of appends.entries()) {
    const { table_id, n, revision } = append;
    const line = lines.get(table_id) ?? { first: n, revision, next: n };
    if (n !== line.next || revision !== line.revision) continue;
    line.next += 1;
    lines.set(table_id, line);
    following.set(i, { ...append, first: line.first });
  }
  return following;
}
