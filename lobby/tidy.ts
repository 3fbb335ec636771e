import type { TableRow } from './archive.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long a table that has not begun stays when nobody looks at it any more, in milliseconds: by how many people have sat
 * down. A link may be opened the next day, and friends who sit together may wait for a third one for a week.
 */
const STAYS = [10 * MINUTE, DAY, 7 * DAY] as const;

/** When a table that has not begun is taken away, unless somebody comes before. */
export function leftAt({ places }: Pick<TableRow, 'places'>, now: number): number {
  const people = new Set(
    places.flatMap((place) => (place.kind === 'person' && place.reserved !== true ? [place.person] : [])),
  );
  return now + STAYS[Math.min(people.size, STAYS.length - 1)]!;
}
