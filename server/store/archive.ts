import type { Archive } from '#lobby/archive.ts';
import { chat } from './chat.ts';
import { entries } from './entries.ts';
import { people } from './people.ts';
import type { Db } from './schema.ts';
import { seen } from './seen.ts';
import { tables } from './tables.ts';

/** The archive in a database that has been migrated, whichever engine it is. */
export function sqlArchive(db: Db): Archive {
  const { idle, ...kept } = entries(db);
  return {
    ...people(db),
    ...tables(db),
    ...kept,
    ...chat(db),
    ...seen(db),
    async close() {
      await idle();
      await db.destroy();
    },
  };
}
