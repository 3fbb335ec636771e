import { type Seat, seatsOf } from '#table/game.ts';
import type { View } from '../../view.ts';

/** R83 — Who plays next, beginning with whoever plays now: those inside, and without the one whom Jump the Gun leaves out. */
export function orderOf({ crew, seats, turn, jumpTheGun }: View): readonly Seat[] {
  const round = seatsOf(seats).map((_, i) => ((turn + i) % seats) as Seat);
  const inside = round.slice(1).filter((seat) => crew[seat]!.at !== 'roof');
  return [turn, ...inside.slice(jumpTheGun ? 1 : 0)];
}
