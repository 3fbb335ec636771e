import { type Seat, seatsOf } from '#table/game.ts';
import type { CardIndex } from './components.ts';

/** What the rules read off an open table, for texts and boards, which have but a view. */

/** R14 — Whoever has one of these in front of them keeps the Boss. */
export const keepsBoss = (number: CardIndex): boolean => number === 4 || number === 5;

/**
 * R19 — Of three or more the police want everybody who has the fewest alibis, even all. R20 — Of two, whoever has
 * fewer; R21 — nobody if they are level.
 */
export function wanted(alibis: readonly number[]): readonly Seat[] {
  const fewest = Math.min(...alibis);
  const seats = seatsOf(alibis.length).filter((seat) => alibis[seat] === fewest);
  return alibis.length === 2 && seats.length === 2 ? [] : seats;
}
