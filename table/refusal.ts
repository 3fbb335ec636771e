/** What can be refused, everywhere; `text.ts` has the sentences. A game adds codes of its own for illegal moves. */
export const REFUSALS = [
  'bad-options',
  'not-your-turn',
  'game-over',
  'stale',
  'nothing-to-undo',
  'undo-final',
  'undo-others',
  'table-stopped',
  'not-started',
  'salt-given',
  'no-such-seat',
  'no-such-table',
  'other-game',
  'game-running',
  'record-unreadable',
  // At a table with people.
  'no-such-game',
  'name-needed',
  'seat-taken',
  'not-seated',
  'not-owner',
  'already-started',
  'several-seats',
  'too-many-tables',
  'no-hints',
  'outdated',
  // On the way there.
  'person-needed',
  'bad-code',
  'bad-message',
  'too-big',
  'too-fast',
  'busy',
  'other-protocol',
  'no-such-page',
  'failed',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** An expected no: a value, never an exception. */
export interface Refused {
  /** A code of ours, or of the game for an illegal move. */
  readonly refused: RefusalCode | (string & {});
  /** What exactly, where the code alone leaves it open. */
  readonly detail?: string;
  /** When it may be asked again, in milliseconds from now. */
  readonly after?: number;
}

export const refused = (code: Refused['refused'], detail?: string): Refused =>
  detail === undefined ? { refused: code } : { refused: code, detail };

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** The answer where nothing should be refused; if it is, that is a bug. */
export function granted<T>(answer: T): Exclude<T, { readonly refused: string }> {
  if (isRefused(answer)) throw new Error(`refused: ${answer.refused} ${answer.detail ?? ''}`.trimEnd());
  return answer as Exclude<T, { readonly refused: string }>;
}
