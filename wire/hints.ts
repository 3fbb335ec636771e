/** Who may ask what the hard bot would do: whoever plays alone with bots, everybody, nobody. */
export const HINTS = ['alone', 'all', 'off'] as const;
export type Hints = (typeof HINTS)[number];

/** As older clients say it and older tables keep it: yes, no, or nothing as long as nobody has said. */
export function hintsFrom(said: Hints | boolean | undefined): Hints {
  if (typeof said === 'string') return said;
  return said === undefined ? 'alone' : said ? 'all' : 'off';
}

/** Whether there are hints now, with whoever sits there. */
export const areHints = (hints: Hints, seats: readonly { readonly kind: string }[]): boolean =>
  hints === 'all' || (hints === 'alone' && seats.filter(({ kind }) => kind === 'person').length < 2);
