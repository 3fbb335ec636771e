import type { Immutable, Seat } from '#table/game.ts';
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

/** The numbers that count now, as a round begins. */
export const weightsAtStart = ({ seats, round }: Immutable<State>): Weights => FITTED[seats]![round - 2]!;

/** What is known of a seat between two rounds. */
export interface Traits {
  readonly points: number;
  /** How many of each bonus are on its cards. */
  readonly bonuses: readonly number[];
  /** How many colours it has, or that it has its loot token. */
  readonly colours: number | 'done';
  /** The points of its highest card, which settles a final tie (R23). */
  readonly top: number;
}

export function traitsOf(state: Immutable<State>, seat: Seat): Traits {
  const { bonus, points } = boxOf(state);
  const bonuses = Array<number>(REROLL_ALL + 1).fill(0);
  for (const card of state.loot[seat]!) bonuses[bonus[card]!]! += 1;
  const done = state.lootTokens[seat] !== NO_TOKEN;
  const colours = bonuses.slice(PLUS.first, PLUS.last + 1).filter((count) => count > 0).length;
  const top = state.loot[seat]!.reduce((highest, card) => Math.max(highest, points[card]!), 0);
  return { points: pointsOf(state, seat), bonuses, colours: done ? 'done' : colours, top };
}

/** All that counts for a seat but its place. */
export function power({ points, bonuses, colours }: Traits, weights: Weights): number {
  const helped = bonuses.reduce((sum, count, bonus) => sum + count * weights.bonuses[bonus]!, 0);
  return weights.point * points + helped + (colours === 'done' ? 0 : weights.colours[colours]!);
}

/** What a card adds to a seat. */
export interface Gain {
  /** With the loot token, if it brings one. */
  readonly points: number;
  readonly power: number;
  /** The points of the card alone. */
  readonly card: number;
}

/** Points, bonus, and what becomes of the four colours. */
export function gain(traits: Traits, card: CardNumber, state: Immutable<State>, weights: Weights): Gain {
  const box = boxOf(state);
  const [points, bonus] = [box.points[card]!, box.bonus[card]!];
  const power = weights.point * points + weights.bonuses[bonus]!;
  if (traits.colours === 'done' || !bringsColour(traits, bonus)) return { points, power, card: points };
  const had = weights.colours[traits.colours]!;
  const token = tokenFor(traits.colours + 1, state);
  if (token === 0) return { points, power: power + weights.colours[traits.colours + 1]! - had, card: points };
  return { points: points + token, power: power + weights.point * token - had, card: points };
}

/** Whether a bonus is a +1 of a colour that the seat has not got, and still needs. */
const bringsColour = ({ bonuses, colours }: Traits, bonus: number): boolean =>
  colours !== 'done' && bonus >= PLUS.first && bonus <= PLUS.last && bonuses[bonus] === 0;

/** R10 — What so many colours bring: the highest loot token left, for all of them. */
function tokenFor(colours: number, state: Immutable<State>): number {
  if (colours < ALL_COLOURS) return 0;
  return boxOf(state).lootTokens[state.lootTokens.filter((taken) => taken !== NO_TOKEN).length]!;
}
const ALL_COLOURS = PLUS.last - PLUS.first + 1;

/** What everybody has at the end of a round. */
export interface Score {
  readonly points: readonly number[];
  readonly powers: readonly number[];
  readonly tops: readonly number[];
}

/** The chance of this seat to win the game. */
export const share = (seat: Seat, score: Score, weights: Weights, isLast: boolean): number =>
  isLast ? finalShare(seat, score) : laterShare(seat, score, weights);

function laterShare(seat: Seat, { points, powers }: Score, { behind }: Weights): number {
  let [own, all] = [0, 0];
  for (let each = 0; each < points.length; each++) {
    let ahead = 0;
    for (let other = 0; other < points.length; other++) if (points[other]! > points[each]!) ahead += 1;
    const weight = Math.exp(powers[each]! + behind * ahead);
    all += weight;
    if (each === seat) own = weight;
  }
  return own / all;
}

/** R23 — Most points, then the highest card; what is level even then is taken for a lot. */
function finalShare(seat: Seat, { points, tops }: Score): number {
  let level = 1;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    const better = points[other]! - points[seat]! || tops[other]! - tops[seat]!;
    if (better > 0) return 0;
    if (better === 0) level += 1;
  }
  return 1 / level;
}
