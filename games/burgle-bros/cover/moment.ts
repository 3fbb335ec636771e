import type { Immutable, Seat } from '#table/game.ts';
import { type Cell, cellOf, floorOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** One move of a game and all that came of it. */
export interface Moment {
  readonly before: Immutable<State>;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: Immutable<State>;
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** Events of a type in this moment. */
export const told = <T extends Event['type']>(moment: Moment, type: T): Told<T>[] =>
  moment.events.filter((event): event is Told<T> => event.type === type);

/** Did this happen, with these particulars if any? */
export const tells = <T extends Event['type']>(
  moment: Moment,
  type: T,
  fits: (event: Told<T>) => boolean = () => true,
): boolean => told(moment, type).some(fits);

/** Did one thing happen, and the other after it? */
export const inOrder = (
  { events }: Moment,
  first: (event: Event) => boolean,
  then: (event: Event) => boolean,
): boolean => {
  const at = events.findIndex(first);
  return at >= 0 && events.slice(at + 1).some(then);
};

/** A Stealth lost to a guard: where the loser stood, and whether the guard stood there too. */
export interface Loss {
  readonly seat: Seat;
  readonly at: Cell;
  readonly together: boolean;
}

/** Every Stealth lost, found by following pieces and guards from event to event. */
export function losses({ before, events }: Moment): readonly Loss[] {
  const at = [...before.at];
  const guard = [...before.guard];
  const found: Loss[] = [];
  for (const event of events) {
    if (event.type === 'moved' || event.type === 'shifted') at[event.seat] = cellOf(event.to);
    if (event.type === 'guardMoved' || event.type === 'guardJumped') guard[event.floor - 1] = cellOf(event.to);
    if (event.type === 'guardPlaced') guard[event.floor - 1] = cellOf(event.at);
    if (event.type !== 'stealthLost') continue;
    const cell = at[event.seat]!;
    found.push({ seat: event.seat, at: cell, together: cell >= 0 && guard[floorOf(cell)] === cell });
  }
  return found;
}
