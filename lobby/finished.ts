import { encode } from '#table/record.ts';
import type { FinishedGame } from '#wire/finished.ts';
import type { Archive, ListedRow, Person, Place } from './archive.ts';
import { hasResigned, holds } from './places.ts';

/** All finished games that this person has sat in, the newest first; what goes on from another game is only tried out. */
export const finishedGames = (rows: readonly ListedRow[], person: Pick<Person, 'id'>): readonly FinishedGame[] =>
  rows
    .filter((row) => isFinished(row.phase) && row.from === undefined && hasPlayed(row, person))
    .map((row) => {
      const { id, game, moved, places, options, outcome } = row;
      const held = places.flatMap((place, seat) => (holds(place, person) ? [seat] : []));
      const mine = places.flatMap((_, seat) => (held.includes(seat) || hasResigned(row, person, seat) ? [seat] : []));
      // What a bot has made of a seat that was given up is nobody's to count.
      const ended = held.length > 0 ? outcome : undefined;
      return {
        ...{ table: id, game, when: moved, seats: places.length, options, mine },
        ...(ended && { winners: ended.winners, place: Math.min(...held.map((seat) => ended.places[seat]!)) }),
        others: places.flatMap((place, seat) => (mine.includes(seat) ? [] : other(place))),
      };
    })
    .toSorted((one, other) => other.when - one.when);

/** Somebody has a seat there, or has given one up. */
const hasPlayed = (row: Pick<ListedRow, 'places' | 'resigned'>, person: Pick<Person, 'id'>): boolean =>
  row.places.some((place) => holds(place, person)) || hasResigned(row, person);

const isFinished = (phase: ListedRow['phase']): boolean => phase === 'over' || phase === 'abandoned';

const other = (place: Place): FinishedGame['others'] =>
  place.kind === 'open' ? [] : [{ name: place.name, isBot: place.kind === 'bot' }];

/** The records of all games that this person has finished, one a line and the oldest first. Only one at a time is in memory. */
export async function* finishedRecords(
  archive: Pick<Archive, 'tablesOf' | 'read'>,
  person: Pick<Person, 'id'>,
): AsyncGenerator<string> {
  const rows = await archive.tablesOf(person.id, Number.MAX_SAFE_INTEGER);
  const over = rows.filter((row) => isFinished(row.phase) && hasPlayed(row, person));
  for (const { id } of over.toReversed()) {
    const stored = await archive.read(id);
    // Its line breaks are between fields alone.
    if (stored !== undefined) yield `${encode(stored.record).replaceAll('\n', '')}\n`;
  }
}
