import type { Branching, Phase, SeatInfo, TableInfo, TableLine } from '#wire/messages.ts';
import type { ListedRow, Person, Place, TableRow } from './archive.ts';
import type { Spectator } from './bus.ts';
import { hasHints, holds } from './places.ts';

/** What is known of a table only while it is open. */
export interface Presence {
  readonly phase: Phase;
  readonly audience: readonly Spectator[];
  readonly now: number;
  isPresent(person: string): boolean;
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
    seats: row.places.map((place, seat) => seatInfo(place, reader, presence, alsoOf(row, seat))),
    public: row.public,
    clock: row.clock,
    odds: row.odds,
    hints: hasHints(row),
    commitment: row.commitment,
    yours: reader !== undefined && row.owner === reader.id,
    owner: owner?.kind === 'person' ? owner.name : '',
    ...lookingOn(row, presence.audience),
    now: presence.now,
    ...(row.dealing === undefined ? {} : { dealing: row.dealing }),
    ...(row.voided === undefined ? {} : { voided: row.voided }),
    ...(row.from === undefined ? {} : { from: fromFor(row.from, row, reader) }),
    ...(row.deadline === undefined ? {} : { deadline: row.deadline }),
    ...(row.rematch === undefined ? {} : { rematch: row.rematch }),
  };
}

/** Where a table goes on from; which table that is, only whoever played there is told. */
function fromFor({ table, ...from }: Branching, { places }: TableRow, reader: Person | undefined): Branching {
  const isTold = table !== undefined && places.some((place) => holds(place, reader));
  return isTold ? { ...from, table } : from;
}

/** How many names of those who look on are told. */
const MOST_NAMED = 20;

/** Who looks on without a seat; people in several windows count once. */
function lookingOn({ places }: TableRow, audience: readonly Spectator[]): Pick<TableInfo, 'watching' | 'onlookers'> {
  const others = audience.filter(({ id }) => !places.some((place) => holds(place, { id })));
  const known = new Map(others.filter(({ id }) => id !== '').map(({ id, name }) => [id, name]));
  const nameless = others.filter(({ id }) => id === '').length;
  return { watching: known.size + nameless, onlookers: [...known.values()].sort().slice(0, MOST_NAMED) };
}

/** The other seats of whoever has this one. */
function alsoOf({ places }: TableRow, seat: number): readonly number[] {
  const place = places[seat];
  if (place?.kind !== 'person' || place.person === '') return [];
  return places.flatMap((other, i) => (i !== seat && holds(other, { id: place.person }) ? [i] : []));
}

function seatInfo(place: Place, reader: Person | undefined, presence: Presence, also: readonly number[]): SeatInfo {
  if (place.kind !== 'person') return place;
  return {
    kind: 'person',
    name: place.name,
    figure: place.figure,
    you: holds(place, reader),
    present: presence.isPresent(place.person),
    standIn: place.standIn,
    awaited: place.reserved === true,
    ...(also.length === 0 ? {} : { also }),
    ...(place.seal === undefined ? {} : { seal: place.seal }),
  };
}

/** A table in a list. */
export function lineOf(row: ListedRow, reader: Person | undefined): TableLine {
  const nameAt = (place: Place | undefined): string => (place === undefined || place.kind === 'open' ? '' : place.name);
  return {
    table: row.id,
    game: row.game,
    phase: row.phase,
    names: row.places.filter(({ kind }) => kind !== 'open').map(nameAt),
    free: row.places.filter((place) => place.kind === 'open' || (place.kind === 'bot' && place.warm)).length,
    yourTurn: row.phase === 'playing' && row.toAct.some((seat) => holds(row.places[seat], reader)),
    toAct: row.phase === 'playing' ? row.toAct.map((seat) => nameAt(row.places[seat])) : [],
    changed: row.moved,
    ...(row.deadline === undefined ? {} : { deadline: row.deadline }),
  };
}
