import type { Strength } from '#table/bot.ts';
import { commitment } from '#table/chance.ts';
import { type AnyGame, seatsOf } from '#table/game.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Branching, CommandOf } from '#wire/messages.ts';
import { LONGEST_NAME } from '#wire/protocol.ts';
import type { Person, Place, TableRow } from './archive.ts';
import { withTimes } from './clock.ts';
import { botName, clean, lookAlike } from './names.ts';

/** What happens to the seats of a table, as changes of its row. Nothing here waits or writes. */
type Change = TableRow | Refused;

const OPEN: Place = { kind: 'open' };

export const DEFAULT_STRENGTH: Strength = 'normal';

export const holds = (place: Place | undefined, person: Pick<Person, 'id'> | undefined): boolean =>
  place?.kind === 'person' && person !== undefined && place.person === person.id;

/** Whether a bot moves for this seat now. */
export const isBotPlayed = (place: Place | undefined): boolean =>
  place?.kind === 'bot' || (place?.kind === 'person' && place.standIn);

/** Whether anybody is left to play for: with nobody there, bots do not go on among themselves. */
export const isAttended = ({ places }: Pick<TableRow, 'places'>): boolean =>
  places.some((place) => place.kind === 'person' && !place.standIn);

/** Whether there are hints: as the owner says, or else where only one person plays. */
export const hasHints = ({ hints, places }: TableRow): boolean =>
  hints ?? places.filter(({ kind }) => kind === 'person').length < 2;

export const replaced = (row: TableRow, seat: number, place: Place): TableRow => ({
  ...row,
  places: row.places.map((each, i) => (i === seat ? place : each)),
});

/** The same seat with no part in the dice. */
export function withoutSeal<P extends Place>(place: P): P {
  const { seal: _seal, salt: _salt, ...rest } = place as P & { readonly seal?: string; readonly salt?: string };
  return rest as unknown as P;
}

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
    ...(terms.hints === undefined ? {} : { hints: terms.hints }),
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
function closedTo({ phase, dealing }: TableRow): Refused | undefined {
  if (phase !== 'seating') return refused('already-started');
  return dealing === undefined ? undefined : refused('dealing');
}

/** Other terms, while the table is filling. A seat with somebody in it is not taken away. */
export function withTerms(row: TableRow, game: AnyGame, terms: CommandOf<'set'>): Change {
  const closed = closedTo(row);
  if (closed !== undefined) return closed;
  const seats = terms.seats ?? row.places.length;
  if (seats < game.seats.min || seats > game.seats.max) return refused('bad-options', `${seats} seats`);
  if (row.places.slice(seats).some(({ kind }) => kind === 'person')) return refused('seat-taken');
  const options = terms.options ?? row.options;
  const parsed = game.options(options, seats);
  if (isRefused(parsed)) return parsed;
  const added = Array.from({ length: Math.max(0, seats - row.places.length) }, () => OPEN);
  return {
    ...row,
    options,
    places: [...row.places.slice(0, seats), ...added],
    public: terms.public ?? row.public,
    clock: terms.clock ?? row.clock,
    odds: terms.odds ?? row.odds,
    ...(terms.hints === undefined ? {} : { hints: terms.hints }),
  };
}

/** Takes a seat, a reserved one, or that of a bot that only kept it warm; or changes one's name. */
export function sat(row: TableRow, person: Person, { seat, seal, figure, name }: CommandOf<'sit'>): Change {
  const place = row.places[seat];
  if (place === undefined) return refused('no-such-seat');
  const called = clean(name, LONGEST_NAME);
  if (called === '') return refused('name-needed');
  if (row.phase !== 'seating' && row.phase !== 'playing') return refused('game-over');
  if (row.dealing !== undefined) return refused('dealing');
  const mine = holds(place, person);
  const free = row.phase === 'seating' ? place.kind !== 'person' : place.kind === 'bot' && place.warm;
  if (!mine && !free) return refused(place.kind === 'person' ? 'seat-taken' : 'already-started');
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
    ...(sealed === undefined ? {} : { seal: sealed }),
    ...(row.phase === 'playing' && kept?.salt !== undefined ? { salt: kept.salt } : {}),
    standIn: false,
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

export function withBot(row: TableRow, seat: number, strength: Strength): Change {
  const closed = closedTo(row);
  if (closed !== undefined) return closed;
  const place = row.places[seat];
  if (place === undefined) return refused('no-such-seat');
  if (place.kind === 'person') return refused('seat-taken');
  const name = place.kind === 'bot' ? place.name : botName(namesAt(row));
  return replaced(row, seat, { kind: 'bot', name, strength, warm: false });
}

/** Empties a seat: one's own, or any if one owns the table. */
export function freed(row: TableRow, person: Person, seat: number): Change {
  const closed = closedTo(row);
  if (closed !== undefined) return closed;
  if (row.places[seat] === undefined) return refused('no-such-seat');
  if (!holds(row.places[seat], person) && row.owner !== person.id) return refused('not-owner');
  return replaced(row, seat, OPEN);
}

/** A bot plays for this person, or does not any more. */
export function stoodIn(row: TableRow, seat: number, standIn: boolean): TableRow {
  const place = row.places[seat];
  return place?.kind === 'person' ? replaced(row, seat, { ...place, standIn }) : row;
}

/** A bot has this seat for good. With nobody left the game ends without a result. */
export function resigned(row: TableRow, seat: number): Change {
  if (row.phase !== 'playing') return refused(row.phase === 'seating' ? 'not-started' : 'game-over');
  const left = replaced(row, seat, {
    kind: 'bot',
    name: botName(namesAt(row)),
    strength: DEFAULT_STRENGTH,
    warm: false,
  });
  return left.places.some(({ kind }) => kind === 'person') ? left : withTimes({ ...left, phase: 'abandoned' }, {});
}

/**
 * The same game for this person alone, going on: bots have the other seats, and keep them. Whoever played knows what lies
 * hidden here, so nobody else ever gets a seat.
 */
export function parted(
  row: TableRow,
  person: Person,
  made: Pick<TableRow, 'id' | 'command' | 'secret' | 'commitment'> & { readonly now: number; readonly from: Branching },
): TableRow {
  const { outcome: _outcome, due: _due, deadline: _deadline, rematch: _rematch, ...played } = row;
  const { hints: _hints, voided: _voided, ...kept } = played;
  const { now, ...own } = made;
  const alone = row.places.reduce((left, place, seat): TableRow => {
    if (place.kind === 'person' && holds(place, person)) return replaced(left, seat, { ...place, standIn: false });
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

/** The same people at the same game: seats are kept for them, each seals a new salt on arriving. */
export function again(
  row: TableRow,
  made: { readonly id: string; readonly secret: string; readonly now: number },
): TableRow {
  const { head: _head, outcome: _outcome, due: _due, deadline: _deadline, rematch: _rematch, ...before } = row;
  const { voided: _voided, from: _from, ...kept } = before;
  const places = row.places.map((place): Place => {
    if (place.kind !== 'person') return place.kind === 'bot' && place.warm ? OPEN : place;
    if (place.person === '') return OPEN;
    return { ...withoutSeal(place), standIn: false, reserved: true };
  });
  return {
    ...kept,
    id: made.id,
    secret: made.secret,
    places,
    phase: 'seating',
    commitment: commitment(made.secret),
    created: made.now,
    changed: made.now,
    // With a dot, as no command that somebody sends: nobody can have made this table beforehand.
    command: `again.${row.id}`.slice(0, 40),
    revision: 1,
  };
}
