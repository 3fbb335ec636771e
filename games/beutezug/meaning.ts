/** What a move does, as far as whoever makes it can know: what the rules would tell, and how likely. Plain data. */
export interface Meaning {
  /** Two standard errors of the chances; 0 where they are exact. */
  readonly error: number;
  /** The chance that the card is won by this very move, and that the burglary fails by it. */
  readonly succeeds: number;
  readonly fails: number;
  /** Loot tokens that it may bring at once. */
  readonly tokens: readonly { readonly points: number; readonly chance: number }[];
  /** The chance that the game ends with it, and that the viewer wins then. */
  readonly ends: number;
  readonly wins: number;
}
