import { closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Unfit } from './copy.ts';
import { Occupied } from './occupied.ts';

/** One that is just leaving is waited for, in milliseconds. */
const PATIENCE = 3000;
/** SQLite's number for somebody else having the file; the reasons are counted above it. */
const BUSY = 5;

export const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;

/** A process's place at a file that one process uses. */
export interface Hold {
  end(): void;
}

/**
 * Takes the place, or says that somebody has it. It is SQLite's lock on an empty file beside the database: the system
 * lifts it when the process is gone, however it went, and programs that only read the database need not ask for it.
 * The file stays, because whoever removed it could remove it from under the next one.
 */
export function holdFile(data: string, patience = PATIENCE): Hold {
  mkdirSync(dirname(data), { recursive: true });
  // However the file is called, by itself or by a link, it is the same place.
  const real = existsSync(data) ? realpathSync(data) : join(realpathSync(dirname(data)), basename(data));
  if (existsSync(real) && !statSync(real).isFile()) throw new Unfit(`${data} is not a regular file`);
  const file = `${real}.lock`;
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    // Nothing is ever written, so nothing need lie beside it.
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new Occupied('another Hideout uses it') : error;
  }
  return { end: () => database.close() };
}
