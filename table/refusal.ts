/** What the kernel refuses; `text.ts` has the sentences. A game adds codes of its own for illegal moves. */
export const REFUSALS = [
  'bad-options',
  'not-your-turn',
  'game-over',
  'stale',
  'nothing-to-undo',
  'undo-final',
  'undo-others',
  'undo-enough',
  'table-stopped',
  'not-started',
  'salt-given',
  'no-such-seat',
  'no-such-table',
  'other-game',
  'game-running',
  'record-unreadable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** An expected no: a value, never an exception. */
export interface Refused {
  /** A code of the kernel, of whoever hosts the table, or of the game for an illegal move. */
  readonly refused: RefusalCode | (string & {});
  /** What exactly, where the code alone leaves it open. */
  readonly detail?: string;
  /** Milliseconds after which it may be asked again. */
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
