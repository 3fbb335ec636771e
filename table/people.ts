import type { Seat, Viewer } from './game.ts';
import type { Names } from './text.ts';

/** Some people at the table, with the reader among them or not: languages differ in how they say that. */
export interface Party {
  readonly you: boolean;
  readonly others: readonly string[];
}

export function party(seats: readonly Seat[], viewer: Viewer, names: Names): Party {
  return {
    you: seats.some((seat) => seat === viewer),
    others: seats.filter((seat) => seat !== viewer).map((seat) => names[seat]!),
  };
}

/** The same people when nobody is addressed, as in a log that all read. */
export const everyone = (seats: readonly Seat[], names: Names): Party => party(seats, 'audience', names);

/** The names of some seats. */
export const namesOf = (seats: readonly Seat[], names: Names): readonly string[] => seats.map((seat) => names[seat]!);

/** "Mira: 5, Jonas: 4": a count for every seat. */
export const perSeat = (counts: readonly number[], names: Names): string =>
  counts.map((count, seat) => `${names[seat]}: ${count}`).join(', ');
