import type { GameRecord } from '#table/record.ts';
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

/**
 * A table of this person's that goes on from an earlier position of one that is over, with bots in the other seats.
 * It has the same secret, so its record holds as any other does: until somebody does something else, the dice fall alike.
 */
export async function branchOf(
  { row, record, story }: Finished,
  person: Person,
  { at, id: command }: CommandOf<'branch'>,
  { world, id, asking }: { readonly world: World; readonly id: string; readonly asking: Asking },
): Promise<Branch | Refused> {
  const { entries, secret: _secret, outcome: _outcome, ...head } = record;
  if (at >= entries.length) return refused('game-over');
  const seen = await world.recall({ record, viewer: 'audience', at }, asking);
  if (isRefused(seen)) return seen;
  const { toAct } = seen;
  const now = world.now();
  const fresh = { ...parted(row, person, { id, now, command }), head };
  const times = timesOf(fresh, toAct, now, true);
  const claim = { by: world.process, until: now + LEASE };
  const made = entries.slice(0, at).map(
    (entry, i): MadeRow => ({
      ...{ entry, told: story[i]!.told, when: now, revision: fresh.revision, claim },
      // Only after the last of them somebody acts again.
      ...(i === at - 1 ? { toAct, ...times } : { toAct: [] }),
    }),
  );
  return { row: made.length === 0 ? { ...fresh, ...times } : fresh, made };
}
