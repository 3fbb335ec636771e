import { commitment } from '#table/chance.ts';
import type { Archive, Person, Place, TableRow } from './archive.ts';
import { rested } from './holiday.ts';
import { botName } from './names.ts';
import { DEFAULT_STRENGTH, namesAt, ownPlayed, replaced, unlent, withoutSeal } from './places.ts';

/**
 * For whom no seat is kept at this person's next table: who has blocked them or was blocked by them; and of the others whoever
 * could not sit down there, because one of them has blocked them.
 */
export async function strangersAt(
  { blockers }: Pick<Archive, 'blockers'>,
  { places }: Pick<TableRow, 'places'>,
  { id: me }: Pick<Person, 'id'>,
): Promise<ReadonlySet<string>> {
  const people = [...new Set(places.flatMap((place) => (place.kind === 'person' ? [place.person] : [])))];
  const blocked = new Map(
    await Promise.all(people.map(async (person) => [person, new Set(await blockers(person))] as const)),
  );
  const isBlocked = (person: string, by: string): boolean => blocked.get(person)?.has(by) === true;
  const others = people.filter((person) => person !== me);
  const near = others.filter((person) => !isBlocked(person, me) && !isBlocked(me, person));
  const welcome = near.filter((person) => !near.some((other) => isBlocked(person, other)));
  return new Set(others.filter((person) => !welcome.includes(person)));
}

/**
 * The same game once more, at the table of whoever asks for it. Seats are kept for the others, who each seal a new salt on
 * arriving. Bots stay as they were; one of them takes the seat of a stranger, and of somebody who is not known any more.
 */
export function again(
  row: TableRow,
  asker: Person,
  made: { readonly id: string; readonly secret: string; readonly now: number },
  strangers: ReadonlySet<string> = new Set(),
): TableRow {
  const { head: _head, outcome: _outcome, due: _due, deadline: _deadline, rematch: _rematch, ...before } = row;
  const {
    voided: _voided,
    voids: _voids,
    from: _from,
    resigned: _resigned,
    bank: _bank,
    asked: _asked,
    paused: _paused,
    agreed: _agreed,
    ...kept
  } = before;
  const { places } = row.places.reduce(
    (next, place, seat) => replaced(next, seat, keptPlace(place, next, strangers)),
    row,
  );
  return {
    ...kept,
    id: made.id,
    secret: made.secret,
    owner: asker.id,
    follows: row.id,
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

function keptPlace(place: Place, row: TableRow, strangers: ReadonlySet<string>): Place {
  if (place.kind !== 'person') return place;
  if (place.person !== '' && !strangers.has(place.person))
    return { ...withoutSeal(rested(unlent(ownPlayed(place)))), reserved: true };
  return { kind: 'bot', name: botName(namesAt(row)), strength: DEFAULT_STRENGTH, warm: true };
}

/**
 * Whether a rematch has nobody left to wait for: then it is dealt at once. After a void start that is when everybody has
 * sealed anew, or whoever is quickest would deal without the others' salts.
 */
export function isComplete({ follows, phase, dealing, places, voided }: TableRow): boolean {
  if (follows === undefined || phase !== 'seating' || dealing !== undefined) return false;
  return places.every((place) => {
    if (place.kind !== 'person') return place.kind === 'bot';
    return place.reserved !== true && (voided === undefined || place.seal !== undefined);
  });
}
