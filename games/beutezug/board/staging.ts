import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { throwIn } from './panel/throw.ts';

/** Milliseconds at the usual pace: a card won with all that follows from it, and anything else. */
const TIMES = { success: 1100, move: 500 } as const;

/** Dice are thrown and read before anything follows from them. */
export function staging({ before, events, own }: Passage<View, Event>): Staging {
  const dice = throwIn(events, before) === undefined ? undefined : { throw: 960, read: 740 };
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type);
  const time = has('succeeded') ? TIMES.success : TIMES.move;
  // Cards that were drawn lie in the panel, which speaks of what has been told.
  const isToldFirst = has('drew') || (own && dice === undefined);
  return { ...dice, [isToldFirst ? 'stay' : 'travel']: time };
}
