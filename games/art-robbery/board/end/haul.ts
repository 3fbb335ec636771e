import { type Seat, seatsOf } from '#table/game.ts';
import type { Token } from '../../components.ts';
import type { Event } from '../../state.ts';

/** A raid that has just ended, put together from what was told. */
export interface Haul {
  readonly raid: number;
  /** Who took the last token. */
  readonly last: Seat;
  /** What becomes safe, by seat. */
  readonly secured: readonly (readonly Token[])[];
  /** The Boss's fate: with whom it was, and the token that kept it, if one did. */
  readonly boss: { readonly seat: Seat; readonly with?: Token };
  /** Whoever starts the next raid; nobody after the last one. */
  readonly starts?: { readonly seat: Seat; readonly because: 'dog' | 'next' };
}

/** Undefined while no raid has ended. */
export function haulOf(events: readonly Event[], seats: number): Haul | undefined {
  const find = <T extends Event['type']>(type: T): Extract<Event, { readonly type: T }> | undefined =>
    events.find((event): event is Extract<Event, { readonly type: T }> => event.type === type);
  const ended = find('raidEnded');
  const began = find('raidBegan');
  const [kept, returned] = [find('bossKept'), find('bossReturned')];
  if (ended === undefined) return undefined;
  return {
    raid: ended.raid,
    last: ended.seat,
    secured: seatsOf(seats).map((seat) =>
      events.flatMap((event) => (event.type === 'secured' && event.seat === seat ? event.tokens : [])),
    ),
    boss: kept === undefined ? { seat: returned!.seat } : { seat: kept.seat, with: kept.with },
    ...(began && { starts: { seat: began.seat, because: began.because } }),
  };
}
