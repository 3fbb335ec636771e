import type { Names } from '#table/text.ts';
import type { Event } from '../event.ts';

/** A component: its name, and in our own words what it does. */
export interface Piece {
  readonly name: string;
  readonly text: string;
}

/** A room tile has a short name too, for floors drawn in a terminal. */
export interface Room extends Piece {
  readonly code: string;
}

/** A card that is carried and handed over, with its article as the object of a sentence. */
export interface Carried extends Piece {
  readonly the: string;
}

/** A sentence for each type of event. */
export type Sentences = {
  readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, names: Names) => string;
};
