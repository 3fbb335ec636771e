import { type Seat, seatsOf } from '#table/game.ts';

/**
 * R19 — Of three or more the police want everybody who has the fewest alibis, even all. R20 — Of two, whoever has
 * fewer; R21 — nobody if they are level.
 */
export function wanted(alibis: readonly number[]): readonly Seat[] {
  const fewest = Math.min(...alibis);
  const seats = seatsOf(alibis.length).filter((seat) => alibis[seat] === fewest);
  return alibis.length === 2 && seats.length === 2 ? [] : seats;
}
