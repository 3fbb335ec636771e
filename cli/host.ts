import { existsSync, realpathSync } from 'node:fs';
import { of } from '#table/text.ts';
import type { Settings } from '../server/settings.ts';
import { Complaint, systemReason } from './complaint.ts';
import { ordinaryFile } from './file.ts';
import type { Io } from './io.ts';

/** Where a server of this environment keeps everything: the file is not used with a database. */
export type ServerData = Pick<Settings, 'data' | 'database'>;

/** How a server of this environment is set up. */
export async function serverSettings(env: Io['env']): Promise<Settings> {
  const { readSettings } = await import('../server/settings.ts');
  return tried('the settings cannot be read', async () => readSettings(env));
}

export const serverData = (env: Io['env']): Promise<ServerData> => serverSettings(env);

/** Complains if there is no such file yet: a server would make it. */
export function checkThere({ data, database }: ServerData): void {
  if (database === undefined && !existsSync(data)) throw new Complaint(`HIDEOUT_DATA: there is no file ${data}`);
}

/** The path of a file that is there, and not the server's own. */
export async function otherFile({ data }: ServerData, cwd: string, name: string): Promise<string> {
  const path = await ordinaryFile(cwd, name);
  if (existsSync(data) && realpathSync(path) === realpathSync(data))
    throw new Complaint(`${name}: that is the server's own file`);
  return path;
}

export const amount = ({ tables, entries }: { readonly tables: number; readonly entries: number }): string =>
  `${of(tables, 'table', 'tables')} with ${of(entries, 'entry', 'entries')}`;

/** A name as a shell takes it. */
export const asWord = (name: string): string => (/^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`);

/** Does something with what a server keeps. Whatever the host can put right is a complaint. */
export async function tried<T>(trouble: string, work: () => Promise<T>): Promise<T> {
  const [{ WrongSetting }, { Unfit }] = await Promise.all([
    import('../server/settings.ts'),
    import('../server/store/copy.ts'),
  ]);
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrongSetting) throw new Complaint(error.message);
    const isOutside = error instanceof Unfit || (error instanceof Error && 'code' in error);
    throw isOutside ? new Complaint(`${trouble}: ${systemReason(error)}`) : error;
  }
}
