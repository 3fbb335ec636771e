import type { Person, Place, TableRow } from './archive.ts';
import { ownPlayed } from './places.ts';

/**
 * Somebody whose page is open and who does nothing, though others wait for them: a tab that was forgotten. They are told
 * before the others may go on without them, and one press, or anything else they do, is enough to be here again.
 */

/** In sight of a table somebody may think: they are waited for so many times as long as somebody who has gone. */
export const THINKING = 5;

type Seated = Extract<Place, { readonly kind: 'person' }>;

/** What time it is, and how long each is waited for. */
export interface Patience {
  readonly now: number;
  /** How long somebody who is here and does nothing is waited for, in milliseconds. */
  patience(person: string): number;
}

/** Whether somebody has been silent for so long that nobody has to wait for them. */
export const isSilent = ({ person, silent }: Seated, { now, patience }: Patience): boolean =>
  silent !== undefined && now - silent >= patience(person);

/** The same seat, whose person is awake. */
export function awake({ silent: _, ...place }: Seated): Seated {
  return place;
}

/** Somebody has done something: they are here, and their seats are theirs again. */
export function roused(row: TableRow, { id }: Pick<Person, 'id'>): TableRow {
  const isAsleep = (place: Place): place is Seated =>
    place.kind === 'person' && place.person === id && place.silent !== undefined;
  if (!row.places.some(isAsleep)) return row;
  const places = row.places.map((place) => {
    if (!isAsleep(place)) return place;
    return place.bot?.left === true ? awake(place) : ownPlayed(place);
  });
  return { ...row, places };
}

/** Since when people have kept others waiting without a word, as far as this process knows. */
export class Silences {
  private readonly waits = new Map<string, { since: number; isOn: boolean }>();

  /** Looks for whom the table waits. */
  note(waited: ReadonlySet<string>, { now, patience }: Patience): void {
    for (const [person, wait] of this.waits) {
      if (!waited.has(person)) wait.isOn = false;
      // The clock was set back.
      wait.since = Math.min(wait.since, now);
    }
    for (const person of waited) {
      const wait = this.waits.get(person);
      // Who has been waited for before and has not stirred is given half the time again: that is when they are told.
      if (wait === undefined) this.waits.set(person, { since: now, isOn: true });
      else if (!wait.isOn)
        this.waits.set(person, { since: Math.max(wait.since, now - patience(person) / 2), isOn: true });
    }
  }

  /** They have done something then. */
  stirred(person: string, when: number | undefined): void {
    const wait = this.waits.get(person);
    if (wait === undefined || when === undefined || when < wait.since) return;
    if (wait.isOn) wait.since = when;
    else this.waits.delete(person);
  }

  /** Since when somebody is waited for in vain. */
  of(person: string): number | undefined {
    const wait = this.waits.get(person);
    return wait?.isOn ? wait.since : undefined;
  }
}
