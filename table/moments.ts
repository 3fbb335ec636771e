import type { Account, Item } from './account.ts';
import type { Seat } from './game.ts';
import { clearly, type Measure } from './measure.ts';

/** What made a moment matter for a seat: luck, what could not be known, its own decision, or what another has done. */
export const CAUSES = ['luck', 'unknown', 'own', 'others'] as const;
export type Cause = (typeof CAUSES)[number];

/** An entry that moved the chance of a seat to win. */
export interface Moment {
  readonly at: number;
  /** Who moved there; nobody deals. */
  readonly by: Seat | undefined;
  readonly cause: Cause;
  readonly shift: Measure;
  /** For a decision: what would have been better, by its name. */
  readonly better?: string;
}

const MOST = 3;
/** Less is not worth telling. */
const LEAST = 0.03;
/** So many standard errors are clear. */
const CLEAR = 2;

/** The few moments that mattered most to a seat, the weightiest first; only what is clear beyond its error. */
export function momentsOf({ items }: Account, seat: Seat, most = MOST): readonly Moment[] {
  return items
    .flatMap((item) => CAUSES.flatMap((cause) => momentOf(item, seat, cause) ?? []))
    .toSorted((a, b) => Math.abs(b.shift.value) - Math.abs(a.shift.value))
    .slice(0, most);
}

function momentOf({ at, seat: by, shifts, better }: Item, seat: Seat, cause: Cause): Moment | undefined {
  const shift = shifts[seat]![cause];
  const size = { value: Math.abs(shift.value), error: shift.error };
  if (size.value < LEAST || !clearly(size, CLEAR)) return undefined;
  if (cause !== 'own') return { at, by, cause, shift };
  return better === undefined ? undefined : { at, by, cause, shift, better };
}
