import type { Strength } from '#table/bot.ts';
import { commitment } from '#table/chance.ts';
import { type AnyGame, seatsOf } from '#table/game.ts';
import type { SitterKind } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { areHints, hintsFrom } from '#wire/hints.ts';
import type { CommandOf, StandIn } from '#wire/messages.ts';
import { LONGEST_NAME } from '#wire/protocol.ts';
import type { Branched, Person, Place, TableRow } from './archive.ts';
import { withTimes } from './clock.ts';
import { botName, clean, lookAlike } from './names.ts';

/** What happens to the seats of a table, as changes of its row. Nothing here waits or writes. */
type Change = TableRow | Refused;

const OPEN: Place = { kind: 'open' };

export const DEFAULT_STRENGTH: Strength = 'normal';

export const holds = (place: Place | undefined, person: Pick<Person, 'id'> | undefined): boolean =>
  place?.kind === 'person' && person !== undefined && place.person === person.id;

/** Whether this person has given up a seat for good: any, or this one. */
export const hasResigned = (
  { resigned = [] }: Pick<TableRow, 'resigned'>,
  { id }: Pick<Person, 'id'>,
  seat?: number,
): boolean => resigned.some((each) => each.person === id && (seat === undefined || each.seat === seat));

/** Whether a bot moves for this seat now. */
export const isBotPlayed = (place: Place | undefined): boolean =>
  place?.kind === 'bot' || (place?.kind === 'person' && place.standIn);

/** Whether anybody is left to play for: with nobody there, bots do not go on among themselves. */
export const isAttended = ({ places }: Pick<TableRow, 'places'>): boolean =>
  places.some((place) => place.kind === 'person' && !place.standIn);

export const hasHints = ({ hints, places }: TableRow): boolean => areHints(hintsFrom(hints), places);

export const replaced = (row: TableRow, seat: number, place: Place): TableRow => ({
  ...row,
  places: row.places.map((each, i) => (i === seat ? place : each)),
});

/** The same seat, played by its person, who needs nobody else for it. */
export function ownPlayed({
  bot: _bot,
  gone: _gone,
  key: _key,
  silent: _silent,
  ...place
}: Extract<Place, { readonly kind: 'person' }>) {
  return { ...place, standIn: false } as const;
}

/** The same seat for good: whoever it was played for has no claim on it at another table. */
export function unlent({ for: _, ...place }: Extract<Place, { readonly kind: 'person' }>) {
  return place;
}

/** The same seat with no part in the dice. */
export function withoutSeal<P extends Place>(place: P): P {
  const { seal: _seal, salt: _salt, ...rest } = place as P & { readonly seal?: string; readonly salt?: string };
  return rest as unknown as P;
}

/** Who has each seat, as the record of a game says it. */
export const kindsOf = ({ places }: Pick<TableRow, 'places'>): readonly SitterKind[] =>
  places.map(({ kind }) => (kind === 'person' ? 'person' : 'bot'));

export const namesAt = (row: TableRow): string[] =>
  row.places.flatMap((place) => (place.kind === 'open' ? [] : [place.name]));

/** A new table, with its secret sealed before anybody has sealed a salt. */
export function newTable(
  game: AnyGame,
  owner: Person,
  terms: Omit<CommandOf<'create'>, 'do' | 'game'>,
  made: { readonly id: string; readonly secret: string; readonly now: number },
): Change {
  if (terms.seats < game.seats.min || terms.seats > game.seats.max)
    return refused('bad-options', `${terms.seats} seats`);
  const options = game.options(terms.options ?? {}, terms.seats);
  if (isRefused(options)) return options;
  return {
    id: made.id,
    game: game.id,
    version: game.version,
    phase: 'seating',
    owner: owner.id,
    public: terms.public ?? false,
    options: terms.options ?? {},
    clock: terms.clock ?? { kind: 'none' },
    odds: terms.odds ?? true,
    ...(terms.hints === undefined ? {} : { hints: hintsFrom(terms.hints) }),
    ...(terms.discreet === true && { discreet: true }),
    places: seatsOf(terms.seats).map(() => OPEN),
    secret: made.secret,
    commitment: commitment(made.secret),
    created: made.now,
    changed: made.now,
    command: terms.id,
    revision: 1,
  };
}

/** Why seats and terms cannot be changed any more: while seals are opened, too, nobody may change what they open them for. */
export function closedTo({ phase, dealing }: TableRow): Refused | undefined {
  if (phase !== 'seating') return refused('already-started');
  return dealing === undefined ? undefined : refused('dealing');
}

/** Other terms, while the table is filling. A seat with somebody in it is not taken away. */
export function withTerms(row: TableRow, game: AnyGame, terms: CommandOf<'set'>): Change {
  const closed = closedTo(row);
  if (closed !== undefined) return closed;
  const seats = terms.seats ?? row.places.length;
  const isOther = terms.seats !== undefined || terms.options !== undefined || terms.public === true;
  if (row.from !== undefined && isOther) return refused('goes-on');
  if (seats < game.seats.min || seats > game.seats.max) return refused('bad-options', `${seats} seats`);
  if (row.places.slice(seats).some(({ kind }) => kind === 'person')) return refused('seat-taken');
  const options = terms.options ?? row.options;
  const parsed = game.options(options, seats);
  if (isRefused(parsed)) return parsed;
  const added = Array.from({ length: Math.max(0, seats - row.places.length) }, () => OPEN);
  const { discreet, ...before } = row;
  return {
    ...before,
    ...((terms.discreet ?? discreet) === true && { discreet: true }),
    options,
    places: [...row.places.slice(0, seats), ...added],
    public: terms.public ?? row.public,
    clock: terms.clock ?? row.clock,
    odds: terms.odds ?? row.odds,
    ...(terms.hints === undefined ? {} : { hints: hintsFrom(terms.hints) }),
  };
}

/** Why somebody may not sit down here at all: they were sent out, or somebody here has blocked them. */
export function whyUnwelcome(row: TableRow, person: Person, blockers: readonly string[]): Refused | undefined {
  if (row.sentOut?.some(({ id }) => id === person.id)) return refused('sent-out');
  const hosts = [row.owner, ...row.places.map((each) => (each.kind === 'person' ? each.person : ''))];
  return hosts.some((id) => id !== '' && blockers.includes(id)) ? refused('not-welcome') : undefined;
}

/** Nobody sits down at a game that goes on from another without having been told so. */
export const isAware = ({ from }: TableRow, aware: boolean | undefined): boolean =>
  from === undefined || aware === true;

/** The seats of those who played at the table that this one goes on from. */
export const knowing = ({ places }: Pick<TableRow, 'places'>, people: readonly string[]): readonly number[] =>
  places.flatMap((place, seat) => (place.kind === 'person' && people.includes(place.person) ? [seat] : []));

/** Whether a seal is not the one that this place has; whoever has none takes no part in this deal. */
const isOther = (place: Place, seal: string | undefined): boolean =>
  place.kind === 'person' && place.seal !== undefined && seal !== place.seal;

/**
 * Takes a seat, a reserved one, or that of a bot that only kept it warm; or changes one's name. Nobody sits down beside
 * somebody who has blocked them, nor at such a person's table.
 */
export function sat(
  row: TableRow,
  person: Person,
  { seat, seal, figure, name, aware, program = false }: CommandOf<'sit'>,
  now: number,
  blockers: readonly string[] = [],
): Change {
  const place = row.places[seat];
  if (place === undefined) return refused('no-such-seat');
  const isNew = !holds(place, person) || (place.kind === 'person' && place.reserved === true);
  const unwelcome = isNew ? whyUnwelcome(row, person, blockers) : undefined;
  if (unwelcome !== undefined) return unwelcome;
  const called = clean(name, LONGEST_NAME);
  if (called === '') return refused('name-needed');
  if (row.phase !== 'seating' && row.phase !== 'playing') return refused('game-over');
  // Asked again because the answer was lost: they sit there, and no seal becomes another.
  if (row.dealing !== undefined) return isNew || isOther(place, seal) ? refused('dealing') : row;
  const mine = holds(place, person);
  const free = row.phase === 'seating' ? place.kind !== 'person' : place.kind === 'bot' && place.warm;
  if (!mine && !free) return refused(place.kind === 'person' ? 'seat-taken' : 'already-started');
  if (isNew && !isAware(row, aware)) return refused('not-aware');
  if (!mine && row.places.some((each) => holds(each, person)) && !mayShare(row, person))
    return refused('several-seats');
  if (row.places.some((each, i) => i !== seat && each.kind === 'person' && lookAlike(each.name, called)))
    return refused('name-taken');
  const kept = place.kind === 'person' ? place : undefined;
  // Whoever comes when the game has begun has no part in its dice any more.
  const sealed = row.phase === 'seating' ? (seal ?? kept?.seal) : kept?.seal;
  return replaced(withoutNamesake(row, called), seat, {
    kind: 'person',
    person: person.id,
    name: called,
    figure: figure ?? kept?.figure ?? seat,
    ...(program ? { program } : {}),
    ...(mine && kept?.for !== undefined ? { for: kept.for } : {}),
    ...(sealed === undefined ? {} : { seal: sealed }),
    ...(row.phase === 'playing' && kept?.salt !== undefined ? { salt: kept.salt } : {}),
    standIn: false,
    sat: (mine && kept?.reserved !== true ? kept?.sat : undefined) ?? now,
  });
}

/**
 * Whether one person may have several seats: at one screen, before the start, when all can see it. In a running game it
 * would show them two hands, so they must be alone with bots.
 */
const mayShare = (row: TableRow, person: Person): boolean =>
  !row.public &&
  (row.phase === 'seating' || row.places.every((place) => place.kind !== 'person' || holds(place, person)));

/** A bot with a name like this one gets another. */
const withoutNamesake = (row: TableRow, name: string): TableRow => ({
  ...row,
  places: row.places.map((place) =>
    place.kind === 'bot' && lookAlike(place.name, name) ? { ...place, name: botName([...namesAt(row), name]) } : place,
  ),
});

/** So many who did not want to come are remembered at a table. */
const MOST_DECLINED = 100;

/** Empties a seat: one's own, or any if one owns the table. */
export function freed(row: TableRow, person: Person, seat: number): Change {
  const closed = closedTo(row);
  if (closed !== undefined) return closed;
  if (row.places[seat] === undefined) return refused('no-such-seat');
  if (!holds(row.places[seat], person) && row.owner !== person.id) return refused('not-owner');
  const place = row.places[seat];
  const isRefusal = place?.kind === 'person' && place.reserved === true && place.person === person.id;
  const declined = isRefusal ? { declined: [...(row.declined ?? []), person.id].slice(-MOST_DECLINED) } : {};
  return { ...replaced(row, seat, OPEN), ...declined };
}

/** This bot plays for whoever has the seat, or none does any more. */
export function stoodIn(row: TableRow, seat: number, bot: StandIn | undefined): TableRow {
  const place = row.places[seat];
  if (place?.kind !== 'person') return row;
  return replaced(row, seat, bot === undefined ? ownPlayed(place) : { ...place, standIn: true, bot });
}

/** A bot has this seat for good. With nobody left the game ends without a result. */
export function resigned(row: TableRow, seat: number): Change {
  if (row.phase !== 'playing') return refused(row.phase === 'seating' ? 'not-started' : 'game-over');
  const place = row.places[seat];
  const who = place?.kind === 'person' && place.person !== '' ? [{ seat, person: place.person }] : [];
  const bot = { kind: 'bot', name: botName(namesAt(row)), strength: DEFAULT_STRENGTH, warm: false } as const;
  const left = { ...replaced(row, seat, bot), resigned: [...(row.resigned ?? []), ...who] };
  return left.places.some(({ kind }) => kind === 'person') ? left : withTimes({ ...left, phase: 'abandoned' }, {});
}

/**
 * The same game at a table that fills first: this person keeps their seats, bots keep theirs, and the others are open to
 * whoever sits down knowing what it is.
 */
export function reopened(row: TableRow, person: Person, made: Parameters<typeof parted>[2]): TableRow {
  const { head: _, ...alone } = parted(row, person, made);
  const places = alone.places.map((place, seat): Place => {
    if (place.kind === 'person') return withoutSeal(place);
    return row.places[seat]!.kind === 'person' ? OPEN : place;
  });
  const seated = row.places.flatMap((place) => (place.kind === 'person' && place.person !== '' ? [place.person] : []));
  // Whoever has given up a seat has seen what lay in it.
  const people = [...seated, ...(row.resigned ?? []).map(({ person }) => person)];
  return { ...alone, phase: 'seating', places, from: { ...made.from, people: [...new Set(people)] } };
}

/**
 * The same game for this person alone, going on: bots have the other seats, and keep them. Whoever played knows what lies
 * hidden here, so nobody else ever gets a seat.
 */
export function parted(
  row: TableRow,
  person: Person,
  made: Pick<TableRow, 'id' | 'command' | 'secret' | 'commitment'> & { readonly now: number; readonly from: Branched },
): TableRow {
  const { outcome: _outcome, due: _due, deadline: _deadline, bank: _bank, rematch: _rematch, ...played } = row;
  const { hints: _hints, voided: _voided, voids: _voids, follows: _follows, ...before } = played;
  const { asked: _asked, paused: _paused, agreed: _agreed, resigned: _resigned, ...kept } = before;
  const { now, ...own } = made;
  const alone = row.places.reduce((left, place, seat): TableRow => {
    if (place.kind === 'person' && holds(place, person)) return replaced(left, seat, unlent(ownPlayed(place)));
    const bot = { kind: 'bot', name: botName(namesAt(left)), strength: DEFAULT_STRENGTH } as const;
    return replaced(left, seat, { ...(place.kind === 'bot' ? place : bot), warm: false });
  }, row);
  return {
    ...kept,
    ...own,
    places: alone.places,
    phase: 'playing',
    owner: person.id,
    public: false,
    clock: { kind: 'none' },
    created: now,
    changed: now,
    revision: 1,
  };
}
