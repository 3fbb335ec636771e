import { useEffect } from 'preact/hooks';
import type { Outcome, Seat } from '#table/game.ts';
import { keepWin } from '../new/habits.ts';

/** Notes on this device that somebody here has won this game: from then on it is not offered as to a beginner. */
export function useWins(game: string, outcome: Outcome | undefined, mine: readonly Seat[]): void {
  const isWon = outcome?.winners.some((winner) => mine.includes(winner)) ?? false;
  useEffect(() => {
    if (isWon) keepWin(game);
  }, [isWon]);
}
