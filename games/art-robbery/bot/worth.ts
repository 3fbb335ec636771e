import { type Immutable, seatsOf } from '#table/game.ts';
import { BOSS_POINTS, keepsBoss, RAID_COUNT, TOKENS_PER_RAID } from '../components.ts';
import { outcome } from '../rules/final.ts';
import { firstToken } from '../rules/setup.ts';
import { boxOf, SAFE, type State } from '../state.ts';
import { FITTED } from './fitted.ts';

/** What counts in a raid, fitted to the results of many games: all added up, the highest sum is likeliest to win. */
export interface Weights {
  /** A point in the safe stack. */
  readonly safe: number;
  /** A point on the table, where it can still be stolen. */
  readonly table: number;
  readonly dog: number;
  /** Alibis more than the others' fewest, safe or on the table, from −4 to 4. */
  readonly alibis: readonly number[];
}

const MOST_AHEAD = 4;

/** So many turns are played on before a position is judged; a raid's end comes first. */
const HORIZON = 4;

/** Whether a raid has ended, or enough has been played: every turn draws a card, and a new pile is far enough as well. */
export function isFar({ raid, draw }: Immutable<State>, start: Immutable<State>): boolean {
  const turns = start.draw.length - draw.length;
  return raid !== start.raid || turns >= HORIZON || turns < 0;
}

/** The chance of each seat to win; when the game is over, its part of the win. */
export function worth(state: Immutable<State>): readonly number[] {
  if (state.raid === RAID_COUNT) return shares(state);
  const weights = FITTED[state.options.tokens][state.seats]![state.raid]!;
  const powers = traits(state).map(({ safe, table, dog, ahead }) =>
    Math.exp(weights.safe * safe + weights.table * table + weights.dog * dog + weights.alibis[ahead]!),
  );
  let total = 0;
  for (const power of powers) total += power;
  for (let seat = 0; seat < powers.length; seat++) powers[seat]! /= total;
  return powers;
}

function shares(state: Immutable<State>): readonly number[] {
  const { winners } = outcome(state)!;
  return seatsOf(state.seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** What is known of a seat; `ahead` is a place in `Weights.alibis`. */
export interface Traits {
  safe: number;
  table: number;
  dog: number;
  ahead: number;
}

export function traits(state: Immutable<State>): readonly Traits[] {
  const { places, seats, raid } = state;
  const { points, alibis, number } = boxOf(state);
  const found: Traits[] = [];
  for (let seat = 0; seat < seats; seat++) found.push({ safe: 0, table: 0, dog: state.dog === seat ? 1 : 0, ahead: 0 });
  const first = firstToken(raid);
  let keepers = 0;
  for (let token = first + TOKENS_PER_RAID - 1; token >= 0; token--) {
    const place = places[token]!;
    const seat = place >= SAFE ? place - SAFE : place;
    if (seat >= seats) continue;
    found[seat]!.ahead += alibis[token]!;
    if (place >= SAFE) found[seat]!.safe += points[token]!;
    else {
      found[seat]!.table += points[token]!;
      if (keepsBoss(number[token]!)) keepers |= 1 << seat;
    }
  }
  // R14: whoever has no 4 or 5 will not keep the Boss.
  const boss = places[first + TOKENS_PER_RAID - 1]!;
  if (boss < seats && (keepers & (1 << boss)) === 0) found[boss]!.table -= BOSS_POINTS;
  return comparedAlibis(found);
}

/** Turns numbers of alibis into places of `Weights.alibis`. */
function comparedAlibis(found: readonly Traits[]): readonly Traits[] {
  let [fewest, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { ahead } of found) {
    if (ahead < fewest) [fewest, second] = [ahead, fewest];
    else if (ahead < second) second = ahead;
  }
  for (const each of found) {
    const others = each.ahead === fewest ? second : fewest;
    each.ahead = MOST_AHEAD + Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, each.ahead - others));
  }
  return found;
}
