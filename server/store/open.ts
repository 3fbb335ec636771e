import { type Settings, WrongSetting } from '../settings.ts';
import type { ServerArchive } from './archive.ts';
import { holdFile } from './hold.ts';
import { openSqliteThread } from './sqlite-thread.ts';

export type Location = Pick<Settings, 'data' | 'database'>;

/** Opens what the settings name. */
export const openArchive = (
  { data, database, nats }: Location & Pick<Settings, 'nats'>,
  evicted: (reason: Error) => void,
): Promise<ServerArchive> =>
  usable({ data, database }, async () => {
    if (database === undefined) return openAlone(data);
    // Only for those who have one: a server that is alone with its file is to be small.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(database, { shared: nats !== undefined, evicted });
  });

/** Nobody tells two processes on one file of each other's moves, so there is one. */
async function openAlone(data: string): Promise<ServerArchive> {
  const hold = holdFile(data);
  try {
    const archive = await openSqliteThread(data);
    return { ...archive, close: () => archive.close().finally(hold.end) };
  } catch (error) {
    hold.end();
    throw error;
  }
}

/** What cannot be opened is a wrong setting. */
export async function usable<T>({ data, database }: Location, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const reason = reasonOf(error);
    throw new WrongSetting(
      database === undefined
        ? `HIDEOUT_DATA: the file ${data} cannot be used: ${reason}`
        : `DATABASE_URL: the database cannot be used: ${reason}`,
    );
  }
}

/** What went wrong, in words. Several addresses that were all tried in vain come as one error without words. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
