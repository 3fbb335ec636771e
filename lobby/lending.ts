import { type Refused, refused } from '#table/refusal.ts';
import type { CommandOf } from '#wire/messages.ts';
import { LONGEST_NAME } from '#wire/protocol.ts';
import { type Attendance, isAway } from './absence.ts';
import type { Person, Place, TableRow } from './archive.ts';
import { backAt } from './holiday.ts';
import { clean, lookAlike } from './names.ts';
import { holds, isAware, ownPlayed, replaced, whyUnwelcome } from './places.ts';

/**
 * How the seat of somebody who is away goes to a friend of those who are there, as changes of a table's row. Whoever has
 * the key takes it, once; whoever was away has it back whenever they say so. Only whoever has a seat sees its side.
 */
type Change = TableRow | Refused;

/**
 * Somebody seated wants a friend to play for whoever is away; the key is for that one seat. Asked twice, it is the same. A friend
 * sees what the seat sees, so even the owner waits: whoever only loads their page anew must not find a stranger with their hand.
 */
export function lent(row: TableRow, by: Person, seat: number, key: string, attendance: Attendance): Change {
  const place = row.places[seat];
  if (row.phase !== 'playing') return refused(row.phase === 'seating' ? 'not-started' : 'game-over');
  if (place?.kind !== 'person' || place.person === '') return refused('no-such-seat');
  if (!row.places.some((each) => holds(each, by))) return refused('not-seated');
  if (!isAway(place, attendance)) return refused('not-away');
  return place.key === undefined ? replaced(row, seat, { ...place, key }) : row;
}

/** A friend takes the seat, unless whoever it belongs to has come back meanwhile. */
export function taken(
  row: TableRow,
  person: Person,
  command: CommandOf<'take'>,
  attendance: Attendance,
  blockers: readonly string[] = [],
): Change {
  const { seat, key, name, figure } = command;
  const place = row.places[seat];
  // Sent twice, because its answer was lost.
  if (holds(place, person) && place?.kind === 'person' && place.for !== undefined) return row;
  if (row.phase !== 'playing') return refused(row.phase === 'seating' ? 'not-started' : 'game-over');
  if (place?.kind !== 'person' || place.key === undefined || place.key !== key) return refused('bad-key');
  if (!isAway(place, attendance)) return refused('bad-key');
  if (row.places.some((each) => holds(each, person))) return refused('several-seats');
  if (!isAware(row, command.aware)) return refused('not-aware');
  const unwelcome = whyUnwelcome(row, person, blockers);
  if (unwelcome !== undefined) return unwelcome;
  const called = clean(name, LONGEST_NAME);
  if (called === '') return refused('name-needed');
  if (row.places.some((each, i) => i !== seat && each.kind !== 'open' && lookAlike(each.name, called)))
    return refused('name-taken');
  // A friend is not away because somebody else is.
  const { program: _, ...kept } = backAt(ownPlayed(place), attendance.now);
  return replaced(row, seat, {
    ...kept,
    person: person.id,
    name: called,
    figure: figure ?? seat,
    sat: attendance.now,
    // If it was lent on, it still belongs to the first.
    for: place.for ?? { person: place.person, name: place.name, figure: place.figure },
  });
}

/** Whether somebody plays here for this person. */
export const isKeptFor = (place: Place | undefined, person: Pick<Person, 'id'> | undefined): boolean =>
  place?.kind === 'person' && person !== undefined && place.for?.person === person.id;

/** The seat goes back to whoever was away, or stays with whoever has it. */
export function reclaimed(row: TableRow, seat: number): TableRow {
  const place = row.places[seat];
  if (place?.kind !== 'person' || place.for === undefined) return row;
  const { for: owner, ...kept } = ownPlayed(place);
  return replaced(row, seat, { ...kept, ...owner });
}
