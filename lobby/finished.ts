import type { FinishedGame } from '#wire/finished.ts';
import type { ListedRow, Person, Place } from './archive.ts';
import { holds } from './places.ts';

/** All finished games that this person has sat in, the newest first; what goes on from another game is only tried out. */
export const finishedGames = (rows: readonly ListedRow[], person: Pick<Person, 'id'>): readonly FinishedGame[] =>
  rows
    .filter(
      ({ phase, from, places }) =>
        isFinished(phase) && from === undefined && places.some((place) => holds(place, person)),
    )
    .map(({ id, game, moved, places, outcome }) => ({
      ...{ table: id, game, when: moved, seats: places.length },
      mine: places.flatMap((place, seat) => (holds(place, person) ? [seat] : [])),
      ...(outcome && { winners: outcome.winners }),
      others: places.flatMap((place) => (holds(place, person) ? [] : other(place))),
    }))
    .toSorted((one, other) => other.when - one.when);

export const isFinished = (phase: ListedRow['phase']): boolean => phase === 'over' || phase === 'abandoned';

const other = (place: Place): FinishedGame['others'] =>
  place.kind === 'open' ? [] : [{ name: place.name, isBot: place.kind === 'bot' }];
