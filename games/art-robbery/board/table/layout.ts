import { type Seat, seatsOf, type Viewer } from '#table/game.ts';

/** Where the others sit, seen from the near side of the table. */
export type Side = 'west' | 'north' | 'east';

/** Clockwise from the near side, by how many there are. */
const SIDES: readonly (readonly Side[])[] = [
  [],
  ['north'],
  ['west', 'east'],
  ['west', 'north', 'east'],
  ['west', 'north', 'north', 'east'],
];

/** The seat at the near side: the viewer's own, or the first one for those who watch. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'audience' ? (0 as Seat) : viewer);

/** Everybody else, clockwise from the near seat. */
export function othersOf(seats: number, viewer: Viewer): readonly { readonly seat: Seat; readonly side: Side }[] {
  const all = seatsOf(seats);
  const near = nearSeat(viewer);
  const others = [...all.slice(near + 1), ...all.slice(0, near)];
  return others.map((seat, i) => ({ seat, side: SIDES[others.length]![i]! }));
}

/** Those who play before this seat does, from the one in turn on. */
export function before(seats: number, turn: Seat, seat: Seat): readonly Seat[] {
  const all = seatsOf(seats);
  const order = [...all.slice(turn), ...all.slice(0, turn)];
  return order.slice(0, order.indexOf(seat));
}

/** How small tokens must be drawn to find room: styles know a size for each. */
export type Crowd = 'few' | 'some' | 'many' | 'packed';

export function crowdOf(tokens: number): Crowd {
  if (tokens <= 2) return 'few';
  if (tokens <= 4) return 'some';
  return tokens <= 6 ? 'many' : 'packed';
}
