import { commitment } from '#table/chance.ts';
import { type GameRecord, originAt } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { CommandOf } from '#wire/messages.ts';
import type { MadeRow, Person, StoryRow, TableRow } from './archive.ts';
import { timesOf } from './clock.ts';
import { LEASE } from './ledger.ts';
import { parted } from './places.ts';
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
  readonly made: readonly MadeRow[];
}

/** What a table of its own needs. */
type Identity = Pick<TableRow, 'id' | 'secret'>;

/** Nobody is there to seal a salt: what follows comes from the host's new secret alone, and the record says so. */
const SALT = 'branch';

/**
 * A table of this person's that goes on from an earlier position of one that is over, with bots in the other seats. What
 * lies hidden there is in the record that everybody has, so it says everywhere what it is. Its dice are new; with the old
 * ones, if those are asked for, they fall alike until somebody does something else.
 */
export async function branchOf(
  { row, record, story }: Finished,
  person: Person,
  { at, dice = 'new', id: command }: CommandOf<'branch'>,
  { world, made, asking }: { readonly world: World; readonly made: Identity; readonly asking: Asking },
): Promise<Branch | Refused> {
  if (at >= record.entries.length) return refused('game-over');
  const origin = originAt(record, at);
  const secret = dice === 'kept' ? origin.secret : made.secret;
  const salts = dice === 'kept' ? origin.salts : origin.salts.map(() => SALT);
  const promise = commitment(secret);
  const forked = await world.fork({ record, origin, dice: { commitment: promise, salts } }, asking);
  if (isRefused(forked)) return forked;
  const { begun, toAct } = forked;
  const now = world.now();
  const { entries, ...head } = begun;
  const own = { id: made.id, now, command, secret, commitment: promise, from: { table: row.id, at, dice } };
  const fresh = { ...parted(row, person, own), head };
  const times = timesOf(fresh, toAct, now, true);
  const claim = { by: world.process, until: now + LEASE };
  const rows = entries.map(
    (entry, i): MadeRow => ({
      ...{ entry, told: story[i]!.told, when: now, revision: fresh.revision, claim },
      // Only after the last of them somebody acts again.
      ...(i === at - 1 ? { toAct, ...times } : { toAct: [] }),
    }),
  );
  return { row: rows.length === 0 ? { ...fresh, ...times } : fresh, made: rows };
}
