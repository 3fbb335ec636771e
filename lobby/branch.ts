import { relinked } from '#table/chain.ts';
import { commitment } from '#table/chance.ts';
import { type GameRecord, type Head, originAt, RECORD_VERSION } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { CommandOf } from '#wire/messages.ts';
import type { EntryRow, Person, Place, StoryRow, TableRow } from './archive.ts';
import { timesOf } from './clock.ts';
import { LEASE } from './ledger.ts';
import { holds, kindsOf, knowing, parted, reopened } from './places.ts';
import type { Asking, World } from './world.ts';

/** A table that is over: its row, what was played there, and what was told of it. */
interface Finished {
  readonly row: TableRow;
  readonly record: GameRecord;
  readonly story: readonly StoryRow[];
}

/** A table that is added with moves behind it. */
export interface Branch {
  readonly row: TableRow;
  readonly made: readonly EntryRow[];
}

/**
 * The table that somebody would go on from. They have a seat there; or it is their own and nobody has one, as where a record was
 * opened, and they may say which to take.
 */
export function partedBy(row: TableRow, person: Person, seat = -1): TableRow | Refused {
  if (row.places.some((place) => holds(place, person))) return row;
  const isNobodys = row.places.every(
    (place) => place.kind === 'bot' || (place.kind === 'person' && place.person === ''),
  );
  const place = row.places[seat];
  if (row.owner !== person.id || !isNobodys || place === undefined || place.kind === 'open')
    return refused('not-seated');
  const figure = place.kind === 'person' ? place.figure : seat;
  const own: Place = { kind: 'person', person: person.id, name: place.name, figure, standIn: false };
  return { ...row, places: row.places.with(seat, own) };
}

/** What a table of its own needs. */
type Identity = Pick<TableRow, 'id' | 'secret'>;

/** Nobody is there to seal a salt: what follows comes from the host's new secret alone, and the record says so. */
const SALT = 'branch';

/** What is settled when a table with friends goes on: with this head, as far as the first game had come. */
export function headOf(
  row: TableRow,
  source: GameRecord,
  sealing: Pick<Head, 'salts' | 'seals' | 'voided'>,
): GameRecord {
  const { at, people = [] } = row.from!;
  const { options, seats, game, version } = source;
  const dice = { seated: kindsOf(row), commitment: row.commitment, ...sealing };
  const from = { ...originAt(source, at), knew: knowing(row, people) };
  return relinked(source, at, { hideout: RECORD_VERSION, game, version, options, seats, ...dice, from });
}

/**
 * A table of this person's that goes on from an earlier position of one that is over, with bots in the other seats. What
 * lies hidden there is in the record that everybody has, so it says everywhere what it is. Its dice are new; with the old
 * ones, if those are asked for, they fall alike until somebody does something else.
 */
export async function branchOf(
  { row, record, story }: Finished,
  person: Person,
  { at, dice = 'new', friends = false, id: command }: CommandOf<'branch'>,
  { world, made, asking }: { readonly world: World; readonly made: Identity; readonly asking: Asking },
): Promise<Branch | Refused> {
  if (at >= record.entries.length) return refused('game-over');
  const origin = originAt(record, at);
  const secret = dice === 'kept' ? origin.secret : made.secret;
  const salts = dice === 'kept' ? origin.salts : origin.salts.map(() => SALT);
  const promise = commitment(secret);
  const now = world.now();
  const own = { id: made.id, now, command, secret, commitment: promise, from: { table: row.id, at, dice } };
  if (friends) {
    if (dice === 'kept') return refused('known-dice');
    // Older records can be linked anew by their rules alone.
    return record.hideout < 2 ? refused('outdated') : { row: reopened(row, person, own), made: [] };
  }
  const alone = parted(row, person, own);
  const forked = await world.fork(
    { record, origin, dice: { commitment: promise, salts, seated: kindsOf(alone) } },
    asking,
  );
  if (isRefused(forked)) return forked;
  const { begun, toAct } = forked;
  const { entries, ...head } = begun;
  const fresh = { ...alone, head };
  const times = timesOf(fresh, toAct, now);
  const claim = { by: world.process, until: now + LEASE };
  const rows = entries.map(
    (entry, i): EntryRow => ({
      ...{ entry, told: story[i]!.told, when: now, revision: fresh.revision, claim },
      // Only after the last of them somebody acts again.
      ...(i === at - 1 ? { toAct, ...times } : { toAct: [] }),
    }),
  );
  return { row: rows.length === 0 ? { ...fresh, ...times } : fresh, made: rows };
}
