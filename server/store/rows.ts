import type { Insertable } from 'kysely';
import type { ListedRow, TableRow } from '#lobby/archive.ts';
import type { Schema } from './schema.ts';

type Kept = Schema['tables'] & Schema['progress'];

/** The wide row of a table. A missing head or outcome is left out, not written: both stay once they are there. */
export const tableColumns = (row: TableRow): Insertable<Schema['tables']> => ({
  id: row.id,
  game: row.game,
  version: row.version,
  phase: row.phase,
  owner: row.owner,
  public: Number(row.public),
  options: json(row.options),
  clock: JSON.stringify(row.clock),
  odds: Number(row.odds),
  hints: row.hints === undefined ? null : Number(row.hints),
  places: JSON.stringify(row.places),
  secret: row.secret,
  commitment: row.commitment,
  deal: deal(row),
  ...(row.head === undefined ? {} : { head: JSON.stringify(row.head) }),
  ...(row.outcome === undefined ? {} : { outcome: JSON.stringify(row.outcome) }),
  rematch: row.rematch ?? null,
  created: row.created,
  changed: row.changed,
  command: row.command,
});

export const seatingColumns = (row: TableRow): Schema['seatings'][] =>
  row.places.flatMap((place, seat) =>
    place.kind === 'person' ? [{ table_id: row.id, seat, person: place.person }] : [],
  );

export const tableRow = (kept: Kept): TableRow => ({
  id: kept.id,
  game: kept.game,
  version: kept.version,
  phase: kept.phase,
  owner: kept.owner,
  public: kept.public === 1,
  options: kept.options === null ? undefined : JSON.parse(kept.options),
  clock: JSON.parse(kept.clock),
  odds: kept.odds === 1,
  ...(kept.hints === null ? {} : { hints: kept.hints === 1 }),
  places: JSON.parse(kept.places),
  secret: kept.secret,
  commitment: kept.commitment,
  ...(kept.deal === null ? {} : (JSON.parse(kept.deal) as Deal)),
  ...(kept.head === null ? {} : { head: JSON.parse(kept.head) }),
  ...(kept.outcome === null ? {} : { outcome: JSON.parse(kept.outcome) }),
  ...(kept.due === null ? {} : { due: kept.due }),
  ...(kept.deadline === null ? {} : { deadline: kept.deadline }),
  ...(kept.rematch === null ? {} : { rematch: kept.rematch }),
  created: kept.created,
  changed: kept.changed,
  command: kept.command,
  revision: kept.revision,
});

export const listedRow = (kept: Kept): ListedRow => ({
  ...tableRow(kept),
  at: kept.at,
  toAct: JSON.parse(kept.to_act),
  moved: kept.moved,
});

type Deal = Pick<TableRow, 'dealing' | 'voided' | 'from'>;

/** Most tables have nothing of it. */
function deal({ dealing, voided, from }: TableRow): string | null {
  const text = JSON.stringify({ dealing, voided, from } satisfies { [K in keyof Deal]: Deal[K] | undefined });
  return text === '{}' ? null : text;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
