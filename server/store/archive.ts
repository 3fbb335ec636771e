import type { Archive } from '#lobby/archive.ts';
import type { CallBook } from '../calls/book.ts';
import { Batch } from './batch.ts';
import { calls } from './calls.ts';
import { chat } from './chat.ts';
import { devices } from './devices.ts';
import { entries } from './entries.ts';
import { notes } from './notes.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { pulse } from './pulse.ts';
import { type Append, appendOf } from './rows.ts';
import type { Db, Locks } from './schema.ts';
import { seen } from './seen.ts';
import { tables } from './tables.ts';
import { ties } from './ties.ts';

/** Entries in one transaction; both engines limit how many values a query may hold. */
const MOST = 500;

/** What a server keeps: everything that a lobby needs, and whom to call. */
export interface ServerArchive extends Archive, CallBook {}

/** An archive that appends as many entries at once as it is given, and says which of them were first. */
export interface Shelf extends Omit<ServerArchive, 'append'>, Appending {}

/**
 * Which of these were first. Those that do not follow what is there are left out, so there is never a gap; and the key of
 * `entries` stands behind it. Every engine has its own way to do many at once.
 */
export interface Appending {
  appendAll(appends: readonly Append[]): Promise<readonly boolean[]>;
}

/** The shelf in a database that has been migrated, whichever engine it is. */
export const sqlShelf = (db: Db, locks: Locks, appending: Appending): Shelf => ({
  ...people(db),
  ...devices(db),
  ...tables(db, locks),
  ...entries(db),
  ...appending,
  ...chat(db),
  ...plans(db),
  ...notes(db),
  ...ties(db),
  ...seen(db),
  ...pulse(db),
  ...calls(db, locks),
  close: () => db.destroy(),
});

/** What is appended in one tick, and while the entries before are being written, goes to the shelf as one. */
export function archiveOn(shelf: Shelf): ServerArchive {
  const batch = new Batch<Append, boolean>(MOST, (appends) => shelf.appendAll(appends));
  return {
    ...shelf,
    append: (table, n, made) => batch.ask(appendOf(table, n, made)),
    async close() {
      await batch.idle();
      await shelf.close();
    },
  };
}
