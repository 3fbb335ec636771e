import type { Seat, Viewer } from '#table/game.ts';
import { isSelf, type Names } from '#table/text.ts';
import type { Event } from '../state.ts';

/** Some people at the table, with the reader among them or not: languages differ in how they say that. */
export interface Party {
  readonly you: boolean;
  readonly others: readonly string[];
}

export function party(seats: readonly Seat[], viewer: Viewer, names: Names): Party {
  return {
    you: seats.some((seat) => isSelf(viewer, seat)),
    others: seats.filter((seat) => !isSelf(viewer, seat)).map((seat) => names[seat]!),
  };
}

/** The names of some seats. */
export const namesOf = (seats: readonly Seat[], names: Names): readonly string[] => seats.map((seat) => names[seat]!);

/** A sentence for each type of event. */
export type Sentences = {
  readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, names: Names) => string;
};

/** "Mira 5, Jonas 4": a count for every seat. */
export const perSeat = (counts: readonly number[], names: Names): string =>
  counts.map((count, seat) => `${names[seat]} ${count}`).join(', ');
