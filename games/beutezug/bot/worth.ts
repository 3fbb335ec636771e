import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { PLUS, REROLL_ALL } from '../components.ts';
import { pointsOf } from '../rules/order.ts';
import { boxOf, type CardNumber, NO_TOKEN, type State } from '../state.ts';
import { FITTED } from './fitted.ts';

/** What counts at the end of a round, fitted to the results of many games: all added up, the highest sum is likeliest to win. */
export interface Weights {
  readonly point: number;
  /** What each bonus on the own cards counts, in the order of `BONUSES`. */
  readonly bonuses: readonly number[];
  /** How many of the four colours are there, while they may still bring a loot token. */
  readonly colours: readonly number[];
  /** For each rival with more points: they pick first, but roll last. */
  readonly behind: number;
}

/** The numbers that count once this round is over. */
export const weightsOf = ({ seats, round }: Immutable<State>): Weights => FITTED[seats]![round - 1]!;

/** What is known of a seat between two rounds. */
export interface Traits {
  readonly points: number;
  /** How many of each bonus are on its cards. */
  readonly bonuses: readonly number[];
  /** How many colours it has, or that it has its loot token. */
  readonly colours: number | 'done';
}

export function traitsOf(state: Immutable<State>, seat: Seat): Traits {
  const { bonus } = boxOf(state);
  const bonuses = Array<number>(REROLL_ALL + 1).fill(0);
  for (const card of state.loot[seat]!) bonuses[bonus[card]!]! += 1;
  const done = state.lootTokens[seat] !== NO_TOKEN;
  const colours = bonuses.slice(PLUS.first, PLUS.last + 1).filter((count) => count > 0).length;
  return { points: pointsOf(state, seat), bonuses, colours: done ? 'done' : colours };
}

/** All that counts for a seat but its place. */
export function power({ points, bonuses, colours }: Traits, weights: Weights): number {
  const helped = bonuses.reduce((sum, count, bonus) => sum + count * weights.bonuses[bonus]!, 0);
  return weights.point * points + helped + (colours === 'done' ? 0 : weights.colours[colours]!);
}

/** What a card adds to a seat. */
export interface Gain {
  readonly points: number;
  readonly power: number;
}

/** Points, bonus, and what becomes of the four colours. */
export function gain(traits: Traits, card: CardNumber, state: Immutable<State>, weights: Weights): Gain {
  const box = boxOf(state);
  const [points, bonus] = [box.points[card]!, box.bonus[card]!];
  const power = weights.point * points + weights.bonuses[bonus]!;
  if (traits.colours === 'done' || !bringsColour(traits, bonus)) return { points, power };
  const had = weights.colours[traits.colours]!;
  const token = tokenFor(traits.colours + 1, state);
  if (token === 0) return { points, power: power + weights.colours[traits.colours + 1]! - had };
  return { points: points + token, power: power + weights.point * token - had };
}

/** Whether a bonus is a +1 of a colour that the seat has not got, and still needs. */
export const bringsColour = ({ bonuses, colours }: Traits, bonus: number): boolean =>
  colours !== 'done' && bonus >= PLUS.first && bonus <= PLUS.last && bonuses[bonus] === 0;

/** R10 — What so many colours bring: the highest loot token left, for all of them. */
export function tokenFor(colours: number, state: Immutable<State>): number {
  if (colours < ALL_COLOURS) return 0;
  return boxOf(state).lootTokens[state.lootTokens.filter((taken) => taken !== NO_TOKEN).length]!;
}
export const ALL_COLOURS = PLUS.last - PLUS.first + 1;

/** The chance of this seat to win, from everybody's points and powers. */
export function share(seat: Seat, points: readonly number[], powers: readonly number[], { behind }: Weights): number {
  let [own, all] = [0, 0];
  for (const each of seatsOf(points.length)) {
    let ahead = 0;
    for (let other = 0; other < points.length; other++) if (points[other]! > points[each]!) ahead += 1;
    const weight = Math.exp(powers[each]! + behind * ahead);
    all += weight;
    if (each === seat) own = weight;
  }
  return own / all;
}
