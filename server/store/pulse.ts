import type { Archive } from '#lobby/archive.ts';
import type { Db } from './schema.ts';

/** More than a move takes, so that a disk which is filling up is found full by this before it is by somebody's move. */
const FILLER = '-'.repeat(16 * 1024);

/** A row comes and goes in one transaction. Reading, or changing a row that has its room, works on a full disk too. */
export const pulse = (db: Db): Pick<Archive, 'pulse'> => ({
  pulse: () =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('pulse').values({ filler: FILLER }).execute();
      await trx.deleteFrom('pulse').execute();
      return 'written' as const;
    }),
});
