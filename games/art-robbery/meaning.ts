import type { Seat, Veiled } from '#table/game.ts';

/** What somebody would have more or less of the running raid. */
export interface Change {
  readonly seat: Seat;
  readonly points: number;
  readonly alibis: number;
}

/** What a move does, as far as whoever makes it can know: what the rules would tell, and how likely. Plain data. */
export interface Meaning {
  /** Two standard errors of the chances; 0 where they are exact. All else is certain. */
  readonly error: number;
  /** What would be safe if the raid ended right after the move, beside what it would be right before: for whom that differs. */
  readonly changes: readonly Change[];
  /** The viewer's Boss, if the raid ended right after: it would count now, or go back, which it did not before. */
  readonly boss: 'counts' | 'returns' | 'same';
  /** Everybody's alibis then, as far as the viewer sees them. */
  readonly alibis: readonly Veiled<number>[];
  /** Who is asked for the token or the dog. */
  readonly asks: Seat | 'none';
  readonly dog: Seat | 'centre';
  /** Who begins the next raid, if this is settled then. */
  readonly begins: Seat | 'open' | 'none';
  readonly ends: 'raid' | 'game' | 'none';
  /** How many tokens of this raid are safe for the viewer if it ends. */
  readonly secured: number;
  /** The chance that the viewer wins, and that the police want them; 0 unless the game ends. */
  readonly wins: number;
  readonly caught: number;
}
