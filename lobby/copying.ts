import { relinked } from '#table/chain.ts';
import type { AnyGame } from '#table/game.ts';
import { restart } from '#table/play.ts';
import { timesOf } from './clock.ts';
import { LEASE, type Ledger } from './ledger.ts';
import type { World } from './world.ts';

/**
 * Copies the beginning of a game that goes on from another, once it is settled with whom and with which dice. Whoever opens it
 * does, and goes on where somebody else has stopped: everything follows from the row and from the first game.
 */
export async function copied(game: AnyGame, ledger: Ledger, world: World): Promise<void> {
  const { archive, now, process } = world;
  const { id, head, from } = ledger.row;
  if (head === undefined || from?.people === undefined || from.table === undefined || ledger.row.at >= from.at) return;
  const [source, story] = await Promise.all([archive.read(from.table), archive.story(from.table, 0)]);
  if (source === undefined) return;
  const { setup: _s, state: _st, hash: _h, ...settled } = head;
  const begun = relinked(source.record, from.at, settled);
  const play = restart(game, begun);
  for (const entry of begun.entries) play.redo(entry);
  for (let n = ledger.row.at + 1; n <= from.at; n++) {
    const { row } = ledger;
    const isLast = n === from.at;
    const toAct = isLast ? game.toAct(play.state) : [];
    const when = now();
    const added = await archive.append(id, n, {
      ...{ entry: begun.entries[n - 1]!, told: story[n - 1]!.told, toAct, when, revision: row.revision },
      claim: { by: process, until: when + LEASE },
      ...(isLast ? timesOf(row, toAct, when) : {}),
    });
    if (added) continue;
    // Somebody else copies as well, or the row has changed: what is there already counts.
    const fresh = await archive.table(id);
    if (fresh === undefined) return;
    ledger.take(fresh);
    n = fresh.at;
  }
  const fresh = await archive.table(id);
  if (fresh !== undefined) ledger.take(fresh);
  // Nobody has to be told what they have been told at the invitation.
  for (const [seat, place] of ledger.row.places.entries())
    if (place.kind === 'person') await archive.see(id, seat, from.at);
}
