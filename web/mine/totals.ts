import type { Kinds } from '#table/poster.ts';
import type { FinishedGame } from '#wire/finished.ts';

/** With whom a game was played. */
export const COMPANIES = ['people', 'bots', 'alone'] as const;
export type Company = (typeof COMPANIES)[number];

/** Who all sat there: one person besides makes it a game with people. */
export function companyOf({ others }: Pick<FinishedGame, 'others'>): Company {
  if (others.length === 0) return 'alone';
  return others.some(({ isBot }) => !isBot) ? 'people' : 'bots';
}

/** Which of the kinds of a game was played. */
export function kindOf({ options }: Pick<FinishedGame, 'options'>, { option, names }: Kinds): string {
  const chosen = (options as Readonly<Record<string, unknown>> | undefined)?.[option];
  return typeof chosen === 'string' ? chosen : Object.keys(names)[0]!;
}

/** Whether one won; undefined where one's own seats played against each other, and where it was given up. */
export function isWon({ mine, winners }: Pick<FinishedGame, 'mine' | 'winners'>, isCrew: boolean): boolean | undefined {
  if (winners === undefined || (!isCrew && mine.length > 1)) return undefined;
  return mine.some((seat) => winners.includes(seat));
}

/** Wins of so many games, and how many they would be if every seat won as often. */
export interface Total {
  readonly won: number;
  readonly of: number;
  /** Undefined for crews, who have no shares. */
  readonly even?: number;
}

export function totalOf(games: readonly FinishedGame[], isCrew: boolean): Total {
  const counted = games.filter((game) => isWon(game, isCrew) !== undefined);
  const won = counted.filter((game) => isWon(game, isCrew)).length;
  const even = counted.reduce((sum, { seats }) => sum + 1 / seats, 0);
  return { won, of: counted.length, ...(!isCrew && { even }) };
}

/** Wins in a row: those up to now, and the most there ever were. The newest game comes first. */
export function streakOf(results: readonly (boolean | undefined)[]): { readonly now: number; readonly best: number } {
  const counted = results.filter((result) => result !== undefined);
  const lost = counted.indexOf(false);
  let [best, run] = [0, 0];
  for (const result of counted) {
    run = result ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: lost < 0 ? counted.length : lost, best };
}
