import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

/** Milliseconds at the usual pace: a step of a guard, any other journey, a room folding open, dice and the gap between two. */
export const TIMES = { step: 260, travel: 450, fold: 280, tumble: 640, apart: 80, read: 700 } as const;

/** So long it stays calm after something that others did. */
const STAY = 300;

/** Dice fall before anything comes of them, guards walk to the end; then the next turn, or what is asked. */
export function staging({ view, events, own }: Passage<View, Event>): Staging {
  const roll = events.findLast((event) => event.type === 'rolled');
  const steps = view.floors.map((_, floor) => walked(events, floor + 1).length);
  const travel = Math.max(TIMES.travel, TIMES.step * Math.max(...steps));
  if (own && roll === undefined && view.question === 'none' && steps.every((count) => count === 0))
    return { stay: travel };
  const dice = roll && { throw: TIMES.tumble + TIMES.apart * (roll.dice.length - 1), read: TIMES.read };
  return { ...dice, travel, stay: own ? 0 : STAY };
}

/** The rooms that the guard of a floor stepped into, in order. */
export const walked = (events: readonly Event[], floor: number) =>
  events.flatMap((event) => (event.type === 'guardMoved' && event.floor === floor ? [event.to] : []));
