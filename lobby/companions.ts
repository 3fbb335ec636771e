import { type Refused, refused } from '#table/refusal.ts';
import type { Companion } from '#wire/messages.ts';
import type { Archive, Person, Place, TableRow } from './archive.ts';
import { badgeOf } from './badge.ts';
import type { Whom } from './guests.ts';
import { lookAlike } from './names.ts';
import { holds, replaced, whyUnwelcome } from './places.ts';

/** In so many of one's last tables it is looked for people, and so many of them are named. */
const TABLES = 50;
const MOST = 20;
/** So often somebody may ask people to a table in an hour: an invitation rings where they are. */
export const ASKS = 12;
const HOUR = 60 * 60 * 1000;

/** Somebody with whom somebody has played, and where that was. */
export type Acquaintance = Companion & { readonly id: string };

type Book = Pick<Archive, 'tablesOf' | 'blocks' | 'blockers'>;

/** With whom somebody has played, the last first; nobody whom they have blocked, and nobody who has blocked them. */
export async function companionsOf(archive: Book, { id: me }: Pick<Person, 'id'>): Promise<readonly Acquaintance[]> {
  const [rows, blocked, blockers] = await Promise.all([
    archive.tablesOf(me, TABLES),
    archive.blocks(me),
    archive.blockers(me),
  ]);
  const strangers = new Set([me, '', ...blockers, ...blocked.map(({ person }) => person)]);
  const played = rows.filter(
    ({ phase, places }) => phase !== 'seating' && places.some((place) => holds(place, { id: me })),
  );
  const all = new Map<string, Acquaintance>();
  for (const { id: from, game, places } of played)
    for (const place of places)
      if (place.kind === 'person' && place.program !== true && !strangers.has(place.person) && !all.has(place.person))
        all.set(place.person, { id: place.person, from, game, badge: badgeOf(from, place.person), name: place.name });
  return [...all.values()].slice(0, MOST);
}

const isOpen = (place: Place): boolean => place.kind === 'open' || (place.kind === 'bot' && place.warm);

/**
 * The owner keeps a seat for somebody they have played with, who finds the table among theirs and is called. Whoever has given
 * up a seat that was kept for them is not asked to the same table again.
 */
export function invited(row: TableRow, by: Person, { id, name }: Whom, now: number): TableRow | Refused {
  if (row.owner !== by.id) return refused('not-owner');
  if (row.phase !== 'seating') return refused('already-started');
  if (row.dealing !== undefined) return refused('dealing');
  if (row.places.some((place) => holds(place, { id }))) return row;
  if (row.declined?.includes(id)) return refused('declined');
  const unwelcome = whyUnwelcome(row, { id, name, created: 0 }, []);
  if (unwelcome !== undefined) return unwelcome;
  if (row.places.some((place) => place.kind !== 'open' && lookAlike(place.name, name))) return refused('name-taken');
  const seat = row.places.findIndex(isOpen);
  if (seat < 0) return refused('seat-taken');
  return replaced(row, seat, {
    kind: 'person',
    person: id,
    name,
    figure: seat,
    standIn: false,
    reserved: true,
    sat: now,
  });
}

/** Who has asked how often, lately; by a clock that only runs forward. */
export class Asks {
  private readonly made = new Map<string, readonly number[]>();

  /** Whether somebody may ask once more. */
  take({ id }: Pick<Person, 'id'>, now: number): boolean {
    for (const [each, times] of this.made) if (times.at(-1)! <= now - HOUR) this.made.delete(each);
    const lately = (this.made.get(id) ?? []).filter((when) => when > now - HOUR);
    if (lately.length >= ASKS) return false;
    this.made.set(id, [...lately, now]);
    return true;
  }
}
