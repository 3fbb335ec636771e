import type { Strength } from '#table/bot.ts';
import { commitment } from '#table/chance.ts';
import { type AnyGame, type Seat, seatsOf } from '#table/game.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { Seating } from '#table/seating.ts';
import type { CommandOf } from '#wire/messages.ts';
import type { Person, Place, TableRow } from './archive.ts';
import { withTimes } from './clock.ts';
import { botName, clean } from './names.ts';

/** What happens to the seats of a table, as changes of its row. Nothing here waits or writes. */
type Change = TableRow | Refused;

const OPEN: Place = { kind: 'open' };
const LONGEST_NAME = 24;

/** Bots add a fixed salt: one that the host could choose would let it steer the dice. */
const BOT_SALT = 'bot';

export const DEFAULT_STRENGTH: Strength = 'normal';

export const holds = (place: Place | undefined, person: Person | undefined): boolean =>
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

const replaced = (row: TableRow, seat: number, place: Place): TableRow => ({
  ...row,
  places: row.places.map((each, i) => (i === seat ? place : each)),
});

const namesAt = (row: TableRow): string[] => row.places.flatMap((place) => (place.kind === 'open' ? [] : [place.name]));

/** A new table, with its secret sealed before anybody has given a salt. */
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

/** Other terms, while the table is filling. A seat with somebody in it is not taken away. */
export function withTerms(row: TableRow, game: AnyGame, terms: CommandOf<'set'>): Change {
  if (row.phase !== 'seating') return refused('already-started');
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
export function sat(row: TableRow, person: Person, { seat, salt, figure, name }: CommandOf<'sit'>): Change {
  const place = row.places[seat];
  if (place === undefined) return refused('no-such-seat');
  const called = clean(name, LONGEST_NAME);
  if (called === '') return refused('name-needed');
  if (row.phase !== 'seating' && row.phase !== 'playing') return refused('game-over');
  const mine = holds(place, person);
  const free = row.phase === 'seating' ? place.kind !== 'person' : place.kind === 'bot' && place.warm;
  if (!mine && !free) return refused(place.kind === 'person' ? 'seat-taken' : 'already-started');
  if (!mine && row.public && row.places.some((each) => holds(each, person))) return refused('several-seats');
  const kept = place.kind === 'person' ? place : undefined;
  return replaced(row, seat, {
    kind: 'person',
    person: person.id,
    name: called,
    figure: figure ?? kept?.figure ?? seat,
    salt: kept?.salt ?? salt,
    standIn: false,
  });
}

export function withBot(row: TableRow, seat: number, strength: Strength): Change {
  if (row.phase !== 'seating') return refused('already-started');
  const place = row.places[seat];
  if (place === undefined) return refused('no-such-seat');
  if (place.kind === 'person') return refused('seat-taken');
  const name = place.kind === 'bot' ? place.name : botName(namesAt(row));
  return replaced(row, seat, { kind: 'bot', name, strength, warm: false });
}

/** Empties a seat: one's own, or any if one owns the table. */
export function freed(row: TableRow, person: Person, seat: number): Change {
  if (row.phase !== 'seating') return refused('already-started');
  if (row.places[seat] === undefined) return refused('no-such-seat');
  if (!holds(row.places[seat], person) && row.owner !== person.id) return refused('not-owner');
  return replaced(row, seat, OPEN);
}

/** The first state of the game. A bot keeps each seat warm that nobody has taken. */
export function started(row: TableRow, game: AnyGame): Change {
  if (row.phase !== 'seating') return refused('already-started');
  let filled = row;
  row.places.forEach((place, seat) => {
    if (place.kind === 'open' || (place.kind === 'person' && place.salt === undefined)) {
      const name = botName(namesAt(filled));
      filled = replaced(filled, seat, { kind: 'bot', name, strength: DEFAULT_STRENGTH, warm: true });
    }
  });
  if (!isAttended(filled)) return refused('not-seated');
  const seating = new Seating(row.secret, filled.places.length);
  filled.places.forEach((place, seat) => {
    seating.salt(seat as Seat, place.kind === 'person' ? place.salt! : BOT_SALT);
  });
  const stored = seating.start(game, row.options);
  if (isRefused(stored)) return stored;
  const { entries: _, ...head } = stored.record;
  return { ...filled, phase: 'playing', version: game.version, head };
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

/** The person is gone; what was played stays, and a bot plays on. */
export function forgotten(row: TableRow, person: string): TableRow {
  const places = row.places.map((place): Place => {
    if (place.kind !== 'person' || place.person !== person) return place;
    return row.phase === 'seating' ? OPEN : { ...place, person: '', name: '', standIn: true };
  });
  return { ...row, owner: row.owner === person ? '' : row.owner, places };
}

/** The same game for this person alone, going on: bots have the other seats. */
export function parted(
  row: TableRow,
  person: Person,
  made: { readonly id: string; readonly now: number; readonly command: string },
): TableRow {
  const { outcome: _outcome, due: _due, deadline: _deadline, rematch: _rematch, hints: _hints, ...kept } = row;
  let own: TableRow = {
    ...kept,
    ...made,
    phase: 'playing',
    owner: person.id,
    public: false,
    clock: { kind: 'none' },
    created: made.now,
    changed: made.now,
    revision: 1,
  };
  row.places.forEach((place, seat) => {
    if (place.kind !== 'person') return;
    const name = botName(namesAt(own));
    const bot = { kind: 'bot', name, strength: DEFAULT_STRENGTH, warm: false } as const;
    own = replaced(own, seat, holds(place, person) ? { ...place, standIn: false } : bot);
  });
  return own;
}

/** The same people at the same game: seats are kept for them, each adds a new salt on arriving. */
export function again(
  row: TableRow,
  made: { readonly id: string; readonly secret: string; readonly now: number },
): TableRow {
  const { head: _head, outcome: _outcome, due: _due, deadline: _deadline, rematch: _rematch, ...kept } = row;
  const places = row.places.map((place): Place => {
    if (place.kind !== 'person') return place.kind === 'bot' && place.warm ? OPEN : place;
    if (place.person === '') return OPEN;
    const { salt: _salt, ...rest } = place;
    return { ...rest, standIn: false };
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
