import { commitment, sealOf } from '#table/chance.ts';
import { type AnyGame, seatsOf } from '#table/game.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { Seating, UNSEALED } from '#table/seating.ts';
import type { Place, TableRow } from './archive.ts';
import { badgeOf } from './badge.ts';
import { headOf } from './branch.ts';
import { botName } from './names.ts';
import { DEFAULT_STRENGTH, holds, isAttended, kindsOf, namesAt, ownPlayed, replaced, withoutSeal } from './places.ts';

/**
 * How a game gets dice that nobody can choose, as changes of the table's row. The table seals its secret when it is made;
 * each seat seals a salt when somebody sits down; the start closes the list of seals; then salts are told, and the deal
 * follows from all of them. Why it is so: docs/decisions/0009-sealed-salts.md.
 */
type Change = TableRow | Refused;

/** How long those who are here have to open their seals, in milliseconds. Their pages do it by themselves. */
const PATIENCE = 5000;

/** The owner wants to start. Whoever has sealed a salt and is here is asked for it; with nobody to ask the game begins. */
export function dealing(
  row: TableRow,
  game: AnyGame,
  isHere: (person: string) => boolean,
  now: number,
  source?: GameRecord,
): Change {
  if (row.phase !== 'seating') return refused('already-started');
  if (row.dealing !== undefined) return row;
  if (!isAttended(withWarmBots(row))) return refused('not-seated');
  const options = game.options(row.options, row.places.length);
  if (isRefused(options)) return options;
  // From here on it is settled whose salts count: whoever is away has no part in this deal, and can take none in it later.
  const places = row.places.map((place) =>
    place.kind === 'person' && (!isHere(place.person) || isUnasked(row, place.person)) ? withoutSeal(place) : place,
  );
  const asked = { ...row, places, version: game.version, dealing: now + PATIENCE };
  return isOpened(asked) ? dealt(asked, game, source) : asked;
}

/** After so many void starts of their own nobody is asked again, or they could keep the others from playing for good. */
const MOST_VOIDS = 2;

/** So many people are remembered at a table for it; the first of more is forgotten. */
const MOST_VOIDERS = 100;

/** It is counted by person: whoever sits down where somebody has voided starts has voided none. */
export const isUnasked = ({ id, voids = {} }: TableRow, person: string): boolean =>
  (voids[badgeOf(id, person)] ?? 0) >= MOST_VOIDS;

/** A seat opens its seal; with the last one the game begins. */
export function opened(row: TableRow, game: AnyGame, seat: number, salt: string, source?: GameRecord): Change {
  const place = row.places[seat];
  if (place?.kind !== 'person' || place.seal !== sealOf(salt)) return refused('other-seal');
  // The same again, because its answer was lost.
  if (place.salt === salt) return row;
  if (row.dealing === undefined) return refused(row.phase === 'seating' ? 'not-started' : 'already-started');
  const next = replaced(row, seat, { ...place, salt });
  return isOpened(next) ? dealt(next, game, source) : next;
}

/**
 * Somebody has not opened their seal, or has gone: the start is void, for all to see. Going on without that salt would
 * be a choice between two deals, one of which is known; so everything is sealed anew, the secret too.
 */
export function voided<R extends TableRow>(row: R, secret: string, by: readonly number[] = unopened(row)): R {
  const { dealing: _, ...rest } = row;
  const people = by.flatMap((seat) => {
    const place = row.places[seat];
    return place?.kind === 'person' ? [place] : [];
  });
  return {
    ...rest,
    places: row.places.map(withoutSeal),
    secret,
    commitment: commitment(secret),
    voided: { count: (row.voided?.count ?? 0) + 1, seats: by, names: people.map(({ name }) => name) },
    voids: withVoid(
      row,
      people.map(({ person }) => badgeOf(row.id, person)),
    ),
  } as unknown as R;
}

/** One more for each of these, however many seats they have. */
function withVoid({ voids = {} }: TableRow, badges: readonly string[]): Readonly<Record<string, number>> {
  const more = [...new Set(badges)].map((badge) => [badge, (voids[badge] ?? 0) + 1] as const);
  return Object.fromEntries(Object.entries({ ...voids, ...Object.fromEntries(more) }).slice(-MOST_VOIDERS));
}

/** The seats whose seals are still shut. */
const unopened = ({ places }: TableRow): readonly number[] =>
  places.flatMap((place, seat) =>
    place.kind === 'person' && place.seal !== undefined && place.salt === undefined ? [seat] : [],
  );

/** The person is gone; what was played stays, and a bot plays on. */
export function forgotten<R extends TableRow>(row: R, person: string, secret: string): R {
  const isGone = (place: Place): boolean => holds(place, { id: person });
  const withoutClaim = (place: Place): Place => {
    if (place.kind !== 'person' || place.for?.person !== person) return place;
    const { for: _, ...kept } = place;
    return kept;
  };
  // Whoever leaves in the middle of a deal voids it, whether their seal was open or not.
  const base = row.dealing !== undefined && row.places.some(isGone) ? voided(row, secret, []) : row;
  const places = base.places.map((place): Place => {
    if (!isGone(place) || place.kind !== 'person') return withoutClaim(place);
    // Whoever only played for somebody leaves the seat to them.
    if (place.for !== undefined) {
      const { for: owner, ...lent } = ownPlayed(place);
      return { ...lent, ...owner };
    }
    if (row.phase === 'seating') return { kind: 'open' };
    const { bot: _bot, gone: _gone, key: _key, ...kept } = place;
    return { ...kept, person: '', name: '', standIn: true };
  });
  const { from, resigned, agreed, ...rest } = base;
  const others = resigned?.filter((each) => each.person !== person) ?? [];
  return {
    ...rest,
    ...(from && { from }),
    ...(others.length > 0 && { resigned: others }),
    ...(agreed && { agreed: agreed.filter((each) => each !== person) }),
    owner: row.owner === person ? '' : row.owner,
    places,
    ...(from?.people && { from: { ...from, people: from.people.filter((each) => each !== person) } }),
  } as unknown as R;
}

/**
 * The first state of the game, or where it goes on from another, whose record is the source. A bot keeps each seat warm that
 * nobody has taken.
 */
function dealt(row: TableRow, game: AnyGame, source: GameRecord | undefined): Change {
  const { dealing: _, ...filled } = withWarmBots(row);
  const { places } = filled;
  const sealing = {
    seals: places.map((place) => (place.kind === 'person' ? (place.seal ?? null) : null)),
    ...(row.voided === undefined ? {} : { voided: row.voided.count }),
  };
  if (row.from !== undefined) {
    // What it goes on from was played by other rules, or is not there.
    if (source?.version !== game.version) return refused('outdated');
    const { entries: _e, ...head } = headOf(filled, source, { ...sealing, salts: places.map(saltOf) });
    return { ...filled, phase: 'playing', version: game.version, head };
  }
  const seating = new Seating(row.secret, places.length);
  for (const seat of seatsOf(places.length)) seating.salt(seat, saltOf(places[seat]!));
  const stored = seating.start(game, row.options, { seated: kindsOf(filled), ...sealing });
  if (isRefused(stored)) return stored;
  const { entries: _entries, ...head } = stored.record;
  return { ...filled, phase: 'playing', version: game.version, head };
}

/** Whoever has sealed a salt has opened it by now. */
const saltOf = (place: Place): string => (place.kind === 'person' && place.seal !== undefined ? place.salt! : UNSEALED);

const isOpened = (row: TableRow): boolean => unopened(row).length === 0;

function withWarmBots(row: TableRow): TableRow {
  return row.places.reduce((filled, place, seat) => {
    if (place.kind === 'bot' || (place.kind === 'person' && place.reserved !== true)) return filled;
    const name = botName(namesAt(filled));
    return replaced(filled, seat, { kind: 'bot', name, strength: DEFAULT_STRENGTH, warm: true });
  }, row);
}
