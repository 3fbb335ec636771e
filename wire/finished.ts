/** A game that is over, as those who sat in it find it again. */
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly when: number;
  readonly seats: number;
  /** What was played with. */
  readonly options: unknown;
  /** One's own seats. */
  readonly mine: readonly number[];
  /** Missing where it was given up, by all or by the reader. */
  readonly winners?: readonly number[];
  /** The best place of one's own seats, 1 being the best; missing where it was given up. */
  readonly place?: number;
  /** Who had the other seats. */
  readonly others: readonly { readonly name: string; readonly isBot: boolean }[];
}
