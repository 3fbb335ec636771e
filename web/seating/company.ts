import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import type { Words } from '../words/index.ts';

/** The names of other seats that the same person has. */
export const alsoIn = ({ seats }: TableInfo, seat: SeatInfo): readonly string[] =>
  seat.kind === 'person' ? (seat.also ?? []).flatMap((other) => nameIn(seats[other])) : [];
const nameIn = (seat: SeatInfo | undefined): string | readonly [] => (seat?.kind === 'person' ? seat.name : []);

/** Who sits in several seats: the names of each such person's seats. */
export const severalSeats = ({ seats }: TableInfo): readonly (readonly string[])[] =>
  seats.flatMap((place, seat) =>
    place.kind === 'person' && !place.you && place.also?.every((other) => other > seat)
      ? [[seat, ...place.also].flatMap((each) => nameIn(seats[each]))]
      : [],
  );

interface Standing {
  /** Of the reader's seats. */
  readonly first: boolean;
  readonly device: boolean;
  /** Whose seats are the same person's. */
  readonly also: string;
  readonly isRematch?: boolean | undefined;
}

/** What stands below the name; undefined where it is just whether somebody is there. Whoever plays several seats is said to, because the others have to know. */
export function wordsOf(
  seat: Exclude<SeatInfo, { readonly kind: 'bot' }>,
  { first, device, also, isRematch = false }: Standing,
  say: Words['seating'],
): string | undefined {
  if (seat.kind === 'open') return device ? say.waitsHere : say.waitsForLink;
  if (seat.awaited) return isRematch ? say.awaited : say.asked;
  if (seat.you) return first ? say.you : say.hereToo;
  if (seat.program === true) return say.program;
  if (also !== '') return say.sameAs(also);
  return undefined;
}
