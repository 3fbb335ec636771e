import type { Phase, SeatInfo, TableInfo, TableLine } from '#wire/messages.ts';
import type { ListedRow, Person, Place, TableRow } from './archive.ts';
import { hasHints, holds } from './places.ts';

/** What is known of a table only while it is open. */
export interface Presence {
  readonly phase: Phase;
  readonly watching: number;
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
    seats: row.places.map((place) => seatInfo(place, reader, presence)),
    public: row.public,
    clock: row.clock,
    odds: row.odds,
    hints: hasHints(row),
    commitment: row.commitment,
    yours: reader !== undefined && row.owner === reader.id,
    owner: owner?.kind === 'person' ? owner.name : '',
    watching: presence.watching,
    now: presence.now,
    ...(row.deadline === undefined ? {} : { deadline: row.deadline }),
    ...(row.rematch === undefined ? {} : { rematch: row.rematch }),
  };
}

function seatInfo(place: Place, reader: Person | undefined, presence: Presence): SeatInfo {
  if (place.kind !== 'person') return place;
  return {
    kind: 'person',
    name: place.name,
    figure: place.figure,
    you: holds(place, reader),
    present: presence.isPresent(place.person),
    standIn: place.standIn,
    awaited: place.salt === undefined,
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
