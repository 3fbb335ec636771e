import type { Archive } from '#lobby/archive.ts';
import { Batch } from './batch.ts';
import { chat } from './chat.ts';
import { devices } from './devices.ts';
import { type Append, appendOf, entries } from './entries.ts';
import { people } from './people.ts';
import { pulse } from './pulse.ts';
import type { Db, Locks } from './schema.ts';
import { seen } from './seen.ts';
import { tables } from './tables.ts';

/** Entries in one transaction; both engines limit how many values a query may hold. */
const MOST = 500;

/** An archive that appends as many entries at once as it is given, and says which of them were first. */
export interface Shelf extends Omit<Archive, 'append'> {
  appendAll(appends: readonly Append[]): Promise<readonly boolean[]>;
}

/** The shelf in a database that has been migrated, whichever engine it is. */
export const sqlShelf = (db: Db, locks: Locks): Shelf => ({
  ...people(db),
  ...devices(db),
  ...tables(db, locks),
  ...entries(db, locks),
  ...chat(db),
  ...seen(db),
  ...pulse(db),
  close: () => db.destroy(),
});

/** What is appended in one tick, and while the entries before are being written, goes to the shelf as one. */
export function archiveOn(shelf: Shelf): Archive {
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
