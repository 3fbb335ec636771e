import { type Refused, refused } from '#table/refusal.ts';
import type { Person, TableRow } from './archive.ts';
import { isKeptFor } from './lending.ts';
import { holds } from './places.ts';

/** Whoever looks on, as far as the people at the table have a say in it. Changes of the row, as with seats. */
type Change = TableRow | Refused;

/** So many are remembered at a table; the first of more is forgotten. */
const MOST = 100;

export type Whom = Pick<Person, 'id' | 'name'>;

export const isMuted = ({ muted = [] }: TableRow, person: string): boolean => muted.includes(person);

export const isSentOut = ({ sentOut = [] }: TableRow, person: string | undefined): boolean =>
  person !== undefined && sentOut.some(({ id }) => id === person);

/** Whoever looks on may speak no more, or may again. */
export function withMuted(row: TableRow, { id }: Whom, on: boolean): Change {
  if (row.places.some((place) => holds(place, { id }))) return refused('plays-here');
  if (isMuted(row, id) === on) return row;
  const others = (row.muted ?? []).filter((each) => each !== id);
  return { ...row, muted: on ? [...others, id].slice(-MOST) : others };
}

/** Whoever looks on has to go and may not come back, or may again. */
export function withSentOut(row: TableRow, { id, name }: Whom, on: boolean): Change {
  // Nor whoever somebody plays for: the seat is theirs.
  if (row.places.some((place) => holds(place, { id }) || isKeptFor(place, { id }))) return refused('plays-here');
  if (isSentOut(row, id) === on) return row;
  const others = (row.sentOut ?? []).filter((each) => each.id !== id);
  return { ...row, sentOut: on ? [...others, { id, name }].slice(-MOST) : others };
}
