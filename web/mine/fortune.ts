import { type Measure, NOTHING, plus } from '#table/measure.ts';
import type { Balance, BalancePart } from '#table/verdict.ts';
import type { FinishedGame } from '#wire/finished.ts';
import { isWon } from './totals.ts';

/** Over so many games luck is added up. */
export const LATEST = 40;

/** What luck and one's own decisions did to a game, in parts of a win. */
export interface Fortune {
  readonly table: string;
  readonly when: number;
  readonly luck: Measure;
  /** Never above 0. */
  readonly own: Measure;
}

/** The games that luck is added up over: the latest in which one could win, the newest first. */
export const latestOf = (games: readonly FinishedGame[], isCrew: (game: string) => boolean): readonly FinishedGame[] =>
  games.filter((game) => isWon(game, isCrew(game.game)) !== undefined).slice(0, LATEST);

/** Undefined where the game has no account. A crew has one for all. */
export function fortuneOf({ table, when, mine }: FinishedGame, balances: readonly Balance[]): Fortune | undefined {
  const balance = balances.find(({ seat }) => seat === undefined || seat === mine[0]);
  if (balance === undefined) return undefined;
  const shiftOf = (part: BalancePart): Measure => balance.parts.find((each) => each.part === part)?.shift ?? NOTHING;
  return { table, when, luck: shiftOf('luck'), own: shiftOf('own') };
}

/** Luck from game to game, added up; the newest game comes first, and the sum of all last. */
export function addedUp(fortunes: readonly Fortune[]): readonly Measure[] {
  let sum = NOTHING;
  return fortunes.toReversed().map(({ luck }) => {
    sum = plus(sum, luck);
    return sum;
  });
}

/** What decisions cost in a game of that month, on average. */
export interface Month {
  /** Its first day, in milliseconds since 1970. */
  readonly when: number;
  readonly games: number;
  readonly cost: Measure;
}

/** So many are told. */
const MONTHS = 6;

/** The latest months in which something was played, in their order. */
export function monthsOf(fortunes: readonly Fortune[]): readonly Month[] {
  const months = new Map<number, Measure[]>();
  for (const { when, own } of fortunes.toReversed()) {
    const day = new Date(when);
    const month = new Date(day.getFullYear(), day.getMonth()).getTime();
    months.set(month, [...(months.get(month) ?? []), own]);
  }
  return [...months].slice(-MONTHS).map(([when, costs]) => {
    const { value, error } = plus(...costs);
    const games = costs.length;
    return { when, games, cost: { value: -value / games, error: error / games } };
  });
}
