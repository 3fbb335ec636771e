import type { Archive } from '#lobby/archive.ts';
import { type Settings, WrongSetting } from '../settings.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens what the settings name; what cannot be opened is a wrong setting. */
export async function openArchive({ data, database }: Pick<Settings, 'data' | 'database'>): Promise<Archive> {
  try {
    return await (database === undefined ? openSqlite(data) : openPostgres(database));
  } catch (error) {
    const reason = reasonOf(error);
    throw new WrongSetting(
      database === undefined
        ? `HIDEOUT_DATA: the file ${data} cannot be used: ${reason}`
        : `DATABASE_URL: the database cannot be used: ${reason}`,
    );
  }
}

/** Several addresses that were all tried in vain come as one error without words. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
