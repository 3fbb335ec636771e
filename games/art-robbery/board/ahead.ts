import type { Seat } from '#table/game.ts';
import type { Meaning } from '../foresight.ts';
import type { Offer } from './offers.ts';

/** What foresight found, read for the board. Nothing here knows a rule. */

/** What a move does; undefined until it is known. */
export const meaningOf = (offer: Offer | undefined): Meaning | undefined => offer?.meaning as Meaning | undefined;

/** What a seat would have more or less of the running raid. */
export function changeFor(offer: Offer | undefined, seat: Seat): { readonly points: number; readonly alibis: number } {
  return meaningOf(offer)?.changes.find((change) => change.seat === seat) ?? SAME;
}

const SAME = { points: 0, alibis: 0 } as const;
