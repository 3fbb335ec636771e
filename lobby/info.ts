import type { TriedMove } from '#table/tried.ts';
import { hintsFrom } from '#wire/hints.ts';
import type { Behind, Branching, Phase, SeatInfo, TableInfo, TableLine } from '#wire/messages.ts';
import type { GuestInfo } from '#wire/talk.ts';
import { missedSince } from './absence.ts';
import type { Branched, ListedRow, Person, Place, TableRow } from './archive.ts';
import { badgeOf } from './badge.ts';
import type { Spectator } from './bus.ts';
import { pauseEnd, timeLeftOf } from './clock.ts';
import { isBound } from './consent.ts';
import { isUnasked } from './deal.ts';
import { isMuted, isSentOut } from './guests.ts';
import { awayUntil, backAt, holidayLeft, isOnHoliday } from './holiday.ts';
import { isKeptFor } from './lending.ts';
import { holds, isBotPlayed, knowing } from './places.ts';

/** What is known of a table only while it is open. */
export interface Presence {
  readonly phase: Phase;
  readonly audience: readonly Spectator[];
  readonly now: number;
  readonly grace: number;
  /** The reader may look back when it is over. */
  readonly isWithin: boolean;
  readonly asked: TableInfo['asked'];
  readonly led: TableInfo['led'];
  readonly tried: TriedMove | undefined;
  isPresent(person: string): boolean;
  /** How long somebody who is here and does nothing is waited for, in milliseconds. */
  patience(person: string): number;
}

/** A table as this reader may see it; nobody's id, token or salt is in it. */
export function infoOf(row: TableRow, reader: Person | undefined, presence: Presence): TableInfo {
  const owner = row.places.find((place) => place.kind === 'person' && place.person === row.owner);
  return {
    table: row.id,
    game: row.game,
    version: row.version,
    phase: presence.phase,
    options: row.options,
    seats: row.places.map((_, seat) => seatInfo(row, seat, reader, presence)),
    public: row.public,
    clock: row.clock,
    odds: row.odds,
    hints: hintsFrom(row.hints),
    discreet: row.discreet === true,
    ...(row.discreet === true && presence.isWithin && { within: true as const }),
    commitment: row.commitment,
    yours: reader !== undefined && row.owner === reader.id,
    owner: owner?.kind === 'person' ? owner.name : '',
    ...lookingOn(row, presence.audience),
    ...(row.places.some((place) => holds(place, reader)) ? { guests: guestsOf(row, presence.audience) } : {}),
    now: presence.now,
    grace: presence.grace,
    ...(row.dealing === undefined ? {} : { dealing: row.dealing }),
    ...(row.voided === undefined ? {} : { voided: row.voided }),
    ...(row.from === undefined ? {} : { from: fromFor(row.from, row, reader) }),
    ...(row.deadline === undefined ? {} : { deadline: row.deadline }),
    ...(presence.asked === undefined ? {} : { asked: presence.asked }),
    ...(presence.led === undefined ? {} : { led: presence.led }),
    ...triedFor(row, reader, presence),
    ...(row.paused === undefined ? {} : { paused: row.paused, pausedUntil: pauseEnd(row)! }),
    ...(row.rematch === undefined ? {} : { rematch: row.rematch }),
    ...(row.follows === undefined ? {} : { isRematch: true }),
  };
}

/** A move that nobody saw is told to whoever has that seat, and to somebody from whom nobody has anything to hide. */
function triedFor(
  { places }: TableRow,
  reader: Person | undefined,
  { tried }: Presence,
): Pick<TableInfo, 'tried'> | undefined {
  if (tried === undefined) return undefined;
  const isTold =
    holds(places[tried.seat], reader) || places.every((place) => place.kind === 'bot' || holds(place, reader));
  return isTold ? { tried } : undefined;
}

/** Where a table goes on from; which table that is, only whoever played there is told. */
function fromFor({ table, at, dice, people }: Branched, row: TableRow, reader: Person | undefined): Branching {
  const isTold = table !== undefined && row.places.some((place) => holds(place, reader));
  return { ...(isTold && { table }), at, dice, ...(people && { knew: knowing(row, people) }) };
}

/** How many names of those who look on are told. */
const MOST_NAMED = 20;
/** … and how many can be muted or sent out from a list. */
const MOST_LISTED = 50;

/** Who looks on without a seat; people in several windows count once. */
function lookingOn({ places }: TableRow, audience: readonly Spectator[]): Pick<TableInfo, 'watching' | 'onlookers'> {
  const others = audience.filter(({ id }) => !places.some((place) => holds(place, { id })));
  const known = new Map(others.filter(({ id }) => id !== '').map(({ id, name }) => [id, name]));
  const nameless = others.filter(({ id }) => id === '').length;
  return { watching: known.size + nameless, onlookers: [...known.values()].sort().slice(0, MOST_NAMED) };
}

/** Who looks on by name, and who was sent out: for the people at the table, who have a say in it. */
function guestsOf(row: TableRow, audience: readonly Spectator[]): readonly GuestInfo[] {
  const here = audience.filter(({ id }) => id !== '' && !row.places.some((place) => holds(place, { id })));
  const all = new Map([...(row.sentOut ?? []), ...here].map((guest) => [guest.id, guest]));
  return [...all.values()]
    .sort((a, b) => a.name.localeCompare(b.name))
    .slice(0, MOST_LISTED)
    .map(({ id, name }) => ({
      name,
      badge: badgeOf(row.id, id),
      muted: isMuted(row, id),
      out: isSentOut(row, id),
    }));
}

/** The other seats of whoever has this one. */
function alsoOf({ places }: TableRow, seat: number): readonly number[] {
  const place = places[seat];
  if (place?.kind !== 'person' || place.person === '') return [];
  return places.flatMap((other, i) => (i !== seat && holds(other, { id: place.person }) ? [i] : []));
}

function seatInfo(row: TableRow, seat: number, reader: Person | undefined, presence: Presence): SeatInfo {
  const place = row.places[seat]!;
  if (place.kind !== 'person') return place;
  const also = alsoOf(row, seat);
  return {
    kind: 'person',
    name: place.name,
    figure: place.figure,
    you: holds(place, reader),
    ...whereabouts(place, presence),
    standIn: place.standIn,
    ...(place.bot === undefined ? {} : { bot: place.bot }),
    ...(place.for === undefined ? {} : { for: place.for.name }),
    ...(isKeptFor(place, reader) ? { yours: true as const } : {}),
    awaited: place.reserved === true,
    ...(place.program === undefined ? {} : { program: true }),
    ...(place.person === '' ? {} : { badge: badgeOf(row.id, place.person) }),
    ...(also.length === 0 ? {} : { also }),
    ...(place.seal === undefined ? {} : { seal: place.seal }),
    ...(row.phase === 'seating' && isUnasked(row, place.person) ? { unasked: true as const } : {}),
    ...timeLeftOf(row, seat, presence.now),
    ...holidayOf(row, place, presence.now),
  };
}

/** Until when somebody is away, and how long they may be, where that is possible. */
function holidayOf({ clock, phase }: TableRow, place: Extract<Place, { readonly kind: 'person' }>, now: number) {
  if (clock.kind !== 'slow' || phase !== 'playing') return {};
  const until = awayUntil(place, now);
  return { holiday: { ...(until !== undefined && { until }), left: holidayLeft(backAt(place, now), now) } };
}

/** Whether a seat is kept for this reader. */
const isAwaited = ({ phase, places }: TableRow, reader: Person | undefined): boolean =>
  phase === 'seating' && places.some((place) => place.kind === 'person' && place.reserved && holds(place, reader));

/** Whether the others at the table ask this reader something; who has asked it, or has answered, is not. */
function isAsked(row: TableRow, reader: Person | undefined): boolean {
  const { asked, phase, places } = row;
  if (phase !== 'playing' || asked === undefined || asked.no !== undefined) return false;
  const isPlaying = places.some(
    (place, seat) =>
      holds(place, reader) && !isBotPlayed(place) && (asked.question.kind !== 'resume' || isBound(row, seat)),
  );
  return isPlaying && ![asked.by, ...asked.yes].some((seat) => holds(places[seat], reader));
}

/** Whether somebody is there, and if not, or not in mind, since when. */
function whereabouts(
  place: Extract<Place, { readonly kind: 'person' }>,
  { now, isPresent, patience }: Presence,
): Pick<Extract<SeatInfo, { readonly kind: 'person' }>, 'present' | 'since' | 'silent'> {
  const { person, gone, silent } = place;
  const present = isPresent(person);
  // By this and the grace pages say from when on a bot may be called: after a holiday as if they had gone at its end.
  const since = isOnHoliday(place, now) ? gone : missedSince(place);
  if (!present) return since === undefined ? { present } : { present, since };
  return silent === undefined ? { present } : { present, silent: { since: silent, until: silent + patience(person) } };
}

/** What this process knows of who looks at a table: somebody does, nobody does, or others would have to be asked. */
export type Attention = 'watched' | 'empty' | 'unknown';

/** A table in a list. Who is there is told only where it is known who looks. */
export function lineOf(
  row: ListedRow,
  reader: Person | undefined,
  seen?: { readonly now: number; readonly sighted: Attention },
): TableLine {
  const nameAt = (place: Place | undefined): string => (place === undefined || place.kind === 'open' ? '' : place.name);
  const taken = row.places.filter(({ kind }) => kind !== 'open');
  const mayGoOn = row.phase === 'seating' || row.phase === 'playing';
  const toAct = row.phase === 'playing' && row.paused === undefined ? row.toAct : [];
  return {
    table: row.id,
    game: row.game,
    phase: row.phase,
    names: taken.map(nameAt),
    ...(seen !== undefined && mayGoOn && { who: taken.map((place) => behind(place, reader, seen.now, seen.sighted)) }),
    free: row.places.filter((place) => place.kind === 'open' || (place.kind === 'bot' && place.warm)).length,
    ...(isAwaited(row, reader) && { kept: row.follows === undefined ? ('invitation' as const) : ('rematch' as const) }),
    ...(row.from !== undefined && { from: true as const }),
    yourTurn: toAct.some((seat) => holds(row.places[seat], reader)),
    ...(isAsked(row, reader) && { asked: true as const }),
    ...(row.phase === 'playing' && row.paused !== undefined && { paused: true as const }),
    toAct: toAct.map((seat) => nameAt(row.places[seat])),
    changed: row.moved,
    ...(row.deadline === undefined ? {} : { deadline: row.deadline }),
  };
}

/**
 * As the row says it, which is changed when somebody has gone for more than a moment or is back: so a list is told anew when
 * it matters, and nobody's reload makes it flicker.
 */
function behind(place: Place, reader: Person | undefined, now: number, sighted: Attention): Behind {
  if (place.kind !== 'person' || place.program === true) return { is: 'bot' };
  if (place.standIn) return { is: 'stand-in', ...sinceThen(place.bot?.since) };
  if (holds(place, reader) && place.reserved !== true) return { is: 'you' };
  const until = awayUntil(place, now);
  if (until !== undefined) return { is: 'holiday', until };
  if (place.gone !== undefined) return { is: 'away', ...sinceThen(missedSince(place)) };
  if (place.silent !== undefined) return { is: 'silent', since: place.silent };
  if (place.reserved === true || place.person === '' || sighted === 'empty') return { is: 'away' };
  return { is: sighted === 'watched' ? 'here' : 'unknown' };
}

const sinceThen = (since: number | undefined) => (since === undefined ? {} : { since });
