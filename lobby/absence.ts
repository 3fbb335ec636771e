import type { Strength } from '#table/bot.ts';
import { type Refused, refused } from '#table/refusal.ts';
import type { Person, Place, TableRow } from './archive.ts';
import { botName } from './names.ts';
import { closedTo, holds, namesAt, replaced, stoodIn } from './places.ts';
import { awake, isSilent, type Patience, roused, type Silences } from './silence.ts';

/** What can be done about people who are not there, as changes of a table's row. Nothing here waits or writes. */
type Change = TableRow | Refused;

/** Who is at a table, and what time it is there. */
export interface Attendance extends Patience {
  /** So long somebody who has gone is waited for, in milliseconds. */
  readonly grace: number;
  /** Whoever loads a page anew is gone for a moment, which nobody needs to write down; in milliseconds. */
  readonly moment: number;
  isPresent(person: string): boolean;
  /** When somebody has last done something, if that is known. */
  stirredAt(person: string): number | undefined;
}

type Seated = Extract<Place, { readonly kind: 'person' }>;

const isSeated = (place: Place): place is Seated => place.kind === 'person' && place.person !== '';

/** Whether somebody has been gone, or here without a word, for so long that nobody has to wait for them. */
export function isAway(place: Seated, attendance: Attendance): boolean {
  const { now, grace, isPresent } = attendance;
  if (isPresent(place.person)) return isSilent(place, attendance);
  const since = missedSince(place);
  return since !== undefined && now - since >= grace;
}

/** Whoever has said until when they are away is waited for until then, and as long as anybody after it. */
export const missedSince = ({ gone, holiday }: Seated): number | undefined =>
  gone === undefined ? undefined : Math.max(gone, holiday?.until ?? 0);

/**
 * Whether others may have this seat played by a bot, which tells nobody what it sees. The owner of a table need not wait out the
 * grace, unless moves take days there: then nobody is expected to look.
 */
const mayBeReplaced = (row: TableRow, place: Seated, by: Person, attendance: Attendance): boolean =>
  isAway(place, attendance) ||
  (row.owner === by.id && row.clock.kind !== 'slow' && !attendance.isPresent(place.person));

/** Since when people who belong to a table have not been seen there, as far as this process knows. */
export class Absences {
  private readonly since = new Map<string, number | 'here'>();

  /** Looks who is there. Where nobody looks on, only those are missed who were there before. */
  note(row: TableRow, { now, isPresent }: Attendance, isWatched: boolean): void {
    for (const person of new Set([row.owner, ...row.places.filter(isSeated).map((place) => place.person)])) {
      const known = this.since.get(person);
      // What the row says is settled. If it does not hold, whoever knows better takes it back, and it is waited anew.
      const isWritten = row.places.some(
        (place) => isSeated(place) && place.person === person && place.gone !== undefined,
      );
      if (isPresent(person)) this.since.set(person, 'here');
      else if (isWritten) this.since.delete(person);
      else if (known === 'here' || (known === undefined && isWatched)) this.since.set(person, now);
      // The clock was set back: it is waited anew, and not until it has come there again.
      else if (known !== undefined && known > now) this.since.set(person, now);
    }
  }

  of(person: string): number | undefined {
    const since = this.since.get(person);
    return since === 'here' ? undefined : since;
  }
}

/** What a process knows of who is not there, in body or in mind. */
export interface Known {
  readonly absences: Absences;
  readonly silences: Silences;
}

/**
 * Writes down who has gone, who is back and who says nothing; and passes a table that has lost its owner before the start on to whoever of
 * those who are there has sat there longest. The same row if there is nothing to write.
 */
export function noticed(before: TableRow, known: Known, attendance: Attendance): TableRow {
  const row = before.places.reduce(
    (left, place) => (hasStirred(place, attendance) ? roused(left, { id: place.person }) : left),
    before,
  );
  const places = row.places.map((place) =>
    isSeated(place) ? withAbsence(until(place, attendance.now), known, attendance) : place,
  );
  const same = places.every((place, seat) => place === row.places[seat]);
  return passedOn(same ? row : { ...row, places }, known, attendance);
}

/** The same seat, in which nothing lies ahead: where a clock was set back, it is waited anew. */
function until(place: Seated, now: number): Seated {
  const { gone, silent } = place;
  if ((gone ?? now) <= now && (silent ?? now) <= now) return place;
  return {
    ...place,
    ...(gone !== undefined && { gone: Math.min(gone, now) }),
    ...(silent !== undefined && { silent: Math.min(silent, now) }),
  };
}

function withAbsence(place: Seated, { absences, silences }: Known, attendance: Attendance): Seated {
  const { now, moment, isPresent, patience } = attendance;
  if (isPresent(place.person)) {
    const here = place.gone === undefined ? place : withoutAbsence(place);
    const silent = silences.of(place.person);
    const isNews = here.silent === undefined && silent !== undefined && now - silent >= patience(place.person) / 2;
    return isNews ? { ...here, silent } : here;
  }
  const since = absences.of(place.person);
  if (place.gone !== undefined || since === undefined || now - since < moment) return place;
  return { ...awake(place), gone: since };
}

/** Whoever is back needs nobody to play for them either, and no key to their seat counts any more. */
function withoutAbsence({ gone: _gone, key: _key, ...place }: Seated): Seated {
  return place;
}

function passedOn(row: TableRow, known: Known, attendance: Attendance): TableRow {
  if (row.phase !== 'seating' || row.dealing !== undefined || !isOwnerGone(row, known, attendance)) return row;
  const [heir] = heirsTo(row, attendance);
  return heir === undefined ? row : { ...row, owner: heir.person };
}

function isOwnerGone(row: TableRow, { absences, silences }: Known, attendance: Attendance): boolean {
  const { now, grace, isPresent, patience } = attendance;
  if (row.owner === '') return true;
  const place = row.places.filter(isSeated).find(({ person }) => person === row.owner);
  if (isPresent(row.owner)) {
    if (place !== undefined) return isSilent(place, attendance);
    const silent = silences.of(row.owner);
    return silent !== undefined && now - silent >= patience(row.owner);
  }
  const since = place?.gone ?? absences.of(row.owner);
  return since !== undefined && now - since >= grace;
}

/** Those to whom a table passes before the start if its owner is gone, whoever has sat there longest first. */
export const heirsTo = (row: TableRow, { isPresent }: Pick<Attendance, 'isPresent'>): readonly Seated[] =>
  row.places
    .filter(isSeated)
    .filter(({ person, reserved, silent }) => reserved !== true && person !== row.owner && isPresent(person) && !silent)
    .sort((a, b) => (a.sat ?? 0) - (b.sat ?? 0));

/** What another process was told may not have been written down yet. */
const hasStirred = (place: Place, { stirredAt }: Attendance): place is Seated =>
  isSeated(place) && place.silent !== undefined && (stirredAt(place.person) ?? 0) > place.silent;

interface Call {
  readonly seat: number;
  readonly strength: Strength;
}

/**
 * The owner puts a bot into a free seat, or says how strong one is. Whoever sits there and is away has the seat again when they are
 * back; one that was only kept for somebody is kept no longer.
 */
export function withBot(
  row: TableRow,
  by: Person,
  { seat, strength }: Call,
  { isPresent, now }: Pick<Attendance, 'isPresent' | 'now'>,
): Change {
  if (row.owner !== by.id) return refused('not-owner');
  const closed = closedTo(row);
  if (closed !== undefined) return closed;
  const place = row.places[seat];
  if (place === undefined) return refused('no-such-seat');
  if (place.kind === 'person') {
    if (isPresent(place.person)) return refused('not-away');
    if (place.reserved !== true) return stoodIn(row, seat, { strength, since: place.bot?.since ?? now });
  }
  const name = place.kind === 'bot' ? place.name : botName(namesAt(row));
  return replaced(row, seat, { kind: 'bot', name, strength, warm: false });
}

/**
 * Somebody calls a bot in a running game: anybody seated for whoever is away, the owner at once for whoever is not there;
 * and the owner says how strong a bot is.
 */
export function called(row: TableRow, by: Person, { seat, strength }: Call, attendance: Attendance): Change {
  const place = row.places[seat];
  if (row.phase !== 'playing') return refused('game-over');
  if (place === undefined || place.kind === 'open') return refused('no-such-seat');
  const isOwner = row.owner === by.id;
  if (place.kind === 'bot')
    return isOwner ? replaced(row, seat, { ...place, strength, warm: false }) : refused('not-owner');
  if (!isOwner && !row.places.some((each) => holds(each, by))) return refused('not-seated');
  if (place.standIn && place.bot?.left === true) return refused('seat-taken');
  if (place.person !== '' && !mayBeReplaced(row, place, by, attendance)) return refused('not-away');
  // One that plays already only becomes another.
  const since = (place.standIn ? place.bot?.since : undefined) ?? attendance.now;
  return stoodIn(row, seat, { strength, since });
}

/** Somebody leaves a running game to a bot until they say that they are back. */
export function left(row: TableRow, seat: number, strength: Strength, now: number): Change {
  if (row.phase !== 'playing') return refused(row.phase === 'seating' ? 'not-started' : 'game-over');
  return stoodIn(row, seat, { strength, since: now, left: true });
}

/** The owner takes a bot out of a running game: anybody may take its seat then, or it waits for its person. */
export function dismissed(row: TableRow, by: Person, seat: number): Change {
  const place = row.places[seat];
  if (place === undefined) return refused('no-such-seat');
  if (row.owner !== by.id) return refused('not-owner');
  if (place.kind === 'bot') return replaced(row, seat, { ...place, warm: true });
  if (place.kind !== 'person' || place.person === '' || !place.standIn || place.bot?.left === true)
    return refused('already-started');
  return stoodIn(row, seat, undefined);
}

/**
 * Whoever looks from their seat again has it again, unless they left it to a bot themselves; and they are not away any more: another
 * process, which has not heard of them yet, must not give it to somebody else.
 */
export function returned(row: TableRow, seat: number): TableRow {
  const place = row.places[seat];
  if (place?.kind !== 'person') return row;
  if (place.standIn && place.bot?.left !== true) return stoodIn(row, seat, undefined);
  return place.gone === undefined && place.key === undefined ? row : replaced(row, seat, withoutAbsence(place));
}
