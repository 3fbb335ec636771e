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

/** What stands below the name. Whoever plays several seats is said to, because the others have to know. */
export function wordsOf(
  seat: Exclude<SeatInfo, { readonly kind: 'bot' }>,
  { first, device, also }: { readonly first: boolean; readonly device: boolean; readonly also: string },
  say: Words['seating'],
): string {
  if (seat.kind === 'open') return device ? say.waitsHere : say.waitsForLink;
  if (seat.awaited) return say.awaited;
  if (seat.you) return first ? say.you : say.hereToo;
  if (also !== '') return say.sameAs(also);
  return seat.present ? say.guest : say.guestAway;
}
