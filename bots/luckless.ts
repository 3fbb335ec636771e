import type { AnyValuing } from '#table/account.ts';
import { Accounting } from '#table/accounting.ts';
import type { AnyGame } from '#table/game.ts';
import type { GameRecord } from '#table/record.ts';

/** What a seat got of the win, and what luck gave it of that. */
export interface Lot {
  readonly result: number;
  readonly luck: number;
}

/** What became of each seat in a game that is over, as the game is accounted for; decisions are not judged. */
export function lotsOf(game: AnyGame, valuing: AnyValuing, record: GameRecord): readonly Lot[] {
  const accounting = new Accounting(game, { ...valuing, rivals: () => [] }, record);
  for (let n = 0; n < valuing.rounds; n++) for (const _ of accounting.round());
  // A crew is counted once in all, as wins are.
  const parts = valuing.isCrew === true ? record.seats : 1;
  return accounting.account()!.sums.map(({ result, luck }) => ({ result: result / parts, luck: luck.value / parts }));
}

/** A share of wins from which luck is taken out. */
export interface Skill {
  readonly share: number;
  /** Where the true share lies, with 95 % confidence. */
  readonly interval: readonly [low: number, high: number];
  /** How many times as many games it would take to be as sure by wins alone. */
  readonly worth: number;
}

const Z95 = 1.959964;

/**
 * Luck belongs to no one in the long run, so taking it out of results changes nothing but how much they vary. As much of it is
 * taken out as takes most of that away: all, if a game's chances are true; next to nothing, if they tell nothing.
 */
export function skillIn(lots: readonly Lot[]): Skill {
  const games = lots.length;
  const mean = (of: (lot: Lot) => number): number => lots.reduce((sum, lot) => sum + of(lot), 0) / games;
  const [won, luck] = [mean(({ result }) => result), mean((lot) => lot.luck)];
  const together = mean((lot) => (lot.result - won) * (lot.luck - luck));
  const [results, lucks] = [mean((lot) => (lot.result - won) ** 2), mean((lot) => (lot.luck - luck) ** 2)];
  const weight = lucks === 0 ? 0 : together / lucks;
  const share = won - weight * luck;
  const left = Math.max(0, results - weight * together);
  const reach = games < LEAST ? 1 : Z95 * Math.sqrt(left / (games - 2));
  return {
    share,
    interval: [Math.max(0, share - reach), Math.min(1, share + reach)],
    worth: left === 0 ? 1 : results / left,
  };
}

/** With fewer games than that nobody knows. */
const LEAST = 3;
