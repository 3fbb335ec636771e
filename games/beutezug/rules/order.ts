import { shuffle } from '#table/chance.ts';
import { type Chance, type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { boxOf, NO_TOKEN, type State } from '../state.ts';

/** R20, R24 — Points on loot cards and loot token. */
export function pointsOf(state: Immutable<State>, seat: Seat): number {
  const box = boxOf(state);
  const token = state.lootTokens[seat]!;
  let points = token === NO_TOKEN ? 0 : box.lootTokens[token]!;
  for (const card of state.loot[seat]!) points += box.points[card]!;
  return points;
}

/**
 * R20 — Whoever is better comes first. R34 — The places of those who are equal are drawn by lot, for each such group
 * of its own. Answers who drew.
 */
export function rank(state: State, better: (a: Seat, b: Seat) => number, chance: Chance): readonly (readonly Seat[])[] {
  const order = seatsOf(state.seats).slice().sort(better);
  const drew: (readonly Seat[])[] = [];
  state.order = [];
  for (let first = 0; first < order.length; first = state.order.length) {
    let end = first + 1;
    while (end < order.length && better(order[first]!, order[end]!) === 0) end += 1;
    const equal = order.slice(first, end);
    if (equal.length > 1) {
      drew.push(equal.slice());
      shuffle(equal, chance);
    }
    state.order.push(...equal);
  }
  return drew;
}
