import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { HOLIDAY_DAYS } from '#wire/protocol.ts';
import type { Person, Place, TableRow } from './archive.ts';
import { replaced } from './places.ts';

/**
 * Somebody is away for some days, and has said so: where moves take days their clock stands still until then. Each has so
 * many days of it in one game, which the terms of the table say; what is not used is not lost.
 */

type Seated = Extract<Place, { readonly kind: 'person' }>;

const DAY = 86_400_000;
const BUDGET = HOLIDAY_DAYS * DAY;

/** From when to when somebody is away. */
export interface Holiday {
  readonly since: number;
  readonly until: number;
}

/** Until when somebody is away; undefined if they are not. */
export function awayUntil(place: Place | undefined, now: number): number | undefined {
  const until = place?.kind === 'person' ? place.holiday?.until : undefined;
  return until !== undefined && now < until ? until : undefined;
}

export const isOnHoliday = (place: Place | undefined, now: number): boolean => awayUntil(place, now) !== undefined;

/** How much somebody has had, in milliseconds; a clock that was put back costs nobody anything. */
const spentAt = ({ holiday, spent = 0 }: Seated, now: number): number =>
  spent + (holiday === undefined ? 0 : Math.max(0, Math.min(now, holiday.until) - holiday.since));

/** … and how much more they may have. */
export const holidayLeft = (place: Seated, now: number): number => Math.max(0, BUDGET - spentAt(place, now));

/** The same seat, whose person is back. */
export function backAt(place: Seated, now: number): Seated {
  if (place.holiday === undefined) return place;
  const { holiday: _, ...rest } = place;
  return { ...rest, spent: spentAt(place, now) };
}

/** The same seat in a game that has not begun, of which nothing is spent. */
export function rested({ holiday: _holiday, spent: _spent, ...place }: Seated): Seated {
  return place;
}

/** Somebody in this seat is away until then, or back. */
export function onHoliday(row: TableRow, seat: number, until: number | undefined, now: number): TableRow | Refused {
  if (row.phase !== 'playing') return refused(row.phase === 'seating' ? 'not-started' : 'game-over');
  if (row.clock.kind !== 'slow') return refused('not-slow');
  const place = row.places[seat];
  if (place?.kind !== 'person') return refused('no-such-seat');
  const back = backAt(place, now);
  if (until === undefined || until <= now) return back === place ? row : replaced(row, seat, back);
  if (until - now > holidayLeft(back, now)) return refused('away-too-long');
  return replaced(row, seat, { ...back, holiday: { since: now, until } });
}

/** Another clock, at which nobody can be away. */
export const allBack = (row: TableRow, now: number): TableRow => ({
  ...row,
  places: row.places.map((place) => (place.kind === 'person' ? backAt(place, now) : place)),
});

/** Somebody is away in all their seats here until then, or for as long as they still may. */
export function longestHoliday(row: TableRow, person: Person, until: number | undefined, now: number): TableRow {
  return row.places.reduce((left: TableRow, place, seat) => {
    if (place.kind !== 'person' || place.person !== person.id) return left;
    const most = now + holidayLeft(backAt(place, now), now);
    const next = onHoliday(left, seat, until === undefined ? undefined : Math.min(until, most), now);
    return isRefused(next) ? left : next;
  }, row);
}
