import { encode } from '#table/record.ts';
import type { FinishedGame } from '#wire/finished.ts';
import type { Archive, ListedRow, Person, Place } from './archive.ts';
import { holds } from './places.ts';

/** All finished games that this person has sat in, the newest first; what goes on from another game is only tried out. */
export const finishedGames = (rows: readonly ListedRow[], person: Pick<Person, 'id'>): readonly FinishedGame[] =>
  rows
    .filter(
      ({ phase, from, places }) =>
        isFinished(phase) && from === undefined && places.some((place) => holds(place, person)),
    )
    .map(({ id, game, moved, places, options, outcome }) => {
      const mine = places.flatMap((place, seat) => (holds(place, person) ? [seat] : []));
      return {
        ...{ table: id, game, when: moved, seats: places.length, options, mine },
        ...(outcome && { winners: outcome.winners, place: Math.min(...mine.map((seat) => outcome.places[seat]!)) }),
        others: places.flatMap((place) => (holds(place, person) ? [] : other(place))),
      };
    })
    .toSorted((one, other) => other.when - one.when);

const isFinished = (phase: ListedRow['phase']): boolean => phase === 'over' || phase === 'abandoned';

const other = (place: Place): FinishedGame['others'] =>
  place.kind === 'open' ? [] : [{ name: place.name, isBot: place.kind === 'bot' }];

/** The records of all games that this person has finished, one a line and the oldest first. Only one at a time is in memory. */
export async function* finishedRecords(
  archive: Pick<Archive, 'tablesOf' | 'read'>,
  person: Pick<Person, 'id'>,
): AsyncGenerator<string> {
  const rows = await archive.tablesOf(person.id, Number.MAX_SAFE_INTEGER);
  const over = rows.filter(({ phase, places }) => isFinished(phase) && places.some((place) => holds(place, person)));
  for (const { id } of over.toReversed()) {
    const stored = await archive.read(id);
    // Its line breaks are between fields alone.
    if (stored !== undefined) yield `${encode(stored.record).replaceAll('\n', '')}\n`;
  }
}
