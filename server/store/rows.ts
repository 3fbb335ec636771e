import type { Insertable } from 'kysely';
import type { EntryRow, ListedRow, TableRow } from '#lobby/archive.ts';
import { MOST_SEATS } from '#table/game.ts';
import { type Hints, hintsFrom } from '#wire/hints.ts';
import type { Schema } from './schema.ts';

/** In this order since there were only no and yes. */
const HINT_CODES: readonly Hints[] = ['off', 'all', 'alone'];

type Columns = Schema['tables'] & Schema['progress'];

/** An entry as it is written, and how far its table is then. Flat, so that it costs little to hand to another thread. */
export type Append = Schema['entries'] & Omit<Schema['progress'], 'at' | 'moved'>;

export const appendOf = (table: string, n: number, made: EntryRow): Append => ({
  table_id: table,
  n,
  entry: JSON.stringify(made.entry),
  told: JSON.stringify(made.told),
  command: made.command ?? null,
  made: made.when,
  to_act: JSON.stringify(made.toAct),
  due: made.due ?? null,
  deadline: made.deadline ?? null,
  bank: json(made.bank),
  revision: made.revision,
  claimed_by: made.claim.by,
  claimed_until: made.claim.until,
});

export const entryColumns = ({ table_id, n, entry, told, command, made }: Append): Insertable<Schema['entries']> => ({
  table_id,
  n,
  entry,
  told,
  command,
  made,
});

/** How far a table is after it. */
export const progressAfter = ({
  n,
  entry,
  told,
  command,
  made,
  ...progress
}: Append): Insertable<Schema['progress']> => ({
  ...progress,
  at: n,
  moved: made,
});

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
  hints: row.hints === undefined ? null : HINT_CODES.indexOf(hintsFrom(row.hints)),
  places: JSON.stringify(row.places),
  secret: row.secret,
  commitment: row.commitment,
  deal: deal(row),
  consent: consent(row),
  guests: guests(row),
  ...(row.head === undefined ? {} : { head: JSON.stringify(row.head) }),
  ...(row.outcome === undefined ? {} : { outcome: JSON.stringify(row.outcome) }),
  rematch: row.rematch ?? null,
  created: row.created,
  changed: row.changed,
  command: row.command,
});

export const seatingColumns = (row: TableRow): Schema['seatings'][] => [
  ...row.places.flatMap((place, seat) => {
    if (place.kind !== 'person') return [];
    const own = { table_id: row.id, seat, person: place.person };
    // Whoever is played for has no seat, and finds the table all the same: beyond the last one.
    return place.for === undefined ? [own] : [own, { ...own, seat: MOST_SEATS + seat, person: place.for.person }];
  }),
  // … and so does whoever has given one up: beyond those.
  ...(row.resigned ?? []).map(({ seat, person }) => ({ table_id: row.id, seat: GIVEN_UP + seat, person })),
];

/** From here on nobody is called any more. */
export const GIVEN_UP = 2 * MOST_SEATS;

export const tableRow = (kept: Columns): TableRow => ({
  id: kept.id,
  game: kept.game,
  version: kept.version,
  phase: kept.phase,
  owner: kept.owner,
  public: kept.public === 1,
  options: kept.options === null ? undefined : JSON.parse(kept.options),
  clock: JSON.parse(kept.clock),
  odds: kept.odds === 1,
  ...(kept.hints === null ? {} : { hints: HINT_CODES[kept.hints]! }),
  places: JSON.parse(kept.places),
  secret: kept.secret,
  commitment: kept.commitment,
  ...(kept.deal === null ? {} : (JSON.parse(kept.deal) as Deal)),
  ...(kept.consent === null ? {} : (JSON.parse(kept.consent) as Consent)),
  ...(kept.guests === null ? {} : (JSON.parse(kept.guests) as Guests)),
  ...(kept.head === null ? {} : { head: JSON.parse(kept.head) }),
  ...(kept.outcome === null ? {} : { outcome: JSON.parse(kept.outcome) }),
  ...(kept.due === null ? {} : { due: kept.due }),
  ...(kept.deadline === null ? {} : { deadline: kept.deadline }),
  ...(kept.bank === null ? {} : { bank: JSON.parse(kept.bank) }),
  ...(kept.rematch === null ? {} : { rematch: kept.rematch }),
  created: kept.created,
  changed: kept.changed,
  command: kept.command,
  revision: kept.revision,
});

export const listedRow = (kept: Columns): ListedRow => ({
  ...tableRow(kept),
  at: kept.at,
  toAct: JSON.parse(kept.to_act),
  moved: kept.moved,
});

type Deal = Pick<TableRow, 'dealing' | 'voided' | 'voids' | 'from' | 'discreet' | 'follows' | 'resigned'>;

/** Most tables have nothing of it. */
function deal({ dealing, voided, voids, from, discreet, follows, resigned }: TableRow): string | null {
  const seldom = { dealing, voided, voids, from, discreet, follows, resigned } satisfies {
    [K in keyof Deal]: Deal[K] | undefined;
  };
  const text = JSON.stringify(seldom);
  return text === '{}' ? null : text;
}

type Consent = Pick<TableRow, 'asked' | 'paused' | 'agreed'>;

function consent({ asked, paused, agreed }: TableRow): string | null {
  const text = JSON.stringify({ asked, paused, agreed } satisfies { [K in keyof Consent]: Consent[K] | undefined });
  return text === '{}' ? null : text;
}

type Guests = Pick<TableRow, 'muted' | 'sentOut' | 'declined'>;

function guests({ muted, sentOut, declined }: TableRow): string | null {
  const text = JSON.stringify({ muted, sentOut, declined } satisfies { [K in keyof Guests]: Guests[K] | undefined });
  return text === '{}' ? null : text;
}

export const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
