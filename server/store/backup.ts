import { chownSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Contents, copyDatabase, opened, Unfit } from './copy.ts';
import { type Hold, holdFile, isBusy } from './hold.ts';
import { Occupied } from './occupied.ts';
import { type Flaw, flawsOf } from './records.ts';

/** Copies the database to a file that appears when it is whole. A server may be at work on the database. */
export async function backUp(data: string, file: string): Promise<Contents> {
  const part = `${file}.part`;
  const contents = await copyDatabase(data, part);
  renameSync(part, file);
  return contents;
}

export interface Restored {
  readonly contents: Contents;
  /** Path of the previous database, kept aside. */
  readonly aside: string | undefined;
  /** Records that do not hold, and were wanted nevertheless. */
  readonly flaws: readonly Flaw[];
}

/** A copy without a flaw that SQLite would see, but with records that somebody or something has changed. */
export class Flawed extends Error {
  readonly flaws: readonly Flaw[];

  constructor(flaws: readonly Flaw[]) {
    super('some of its records do not hold');
    this.flaws = flaws;
  }
}

/**
 * Puts a backup where the database was, unless a server has that open, or records in it do not hold and that was not said
 * to be right. Until the copy is whole nothing changes.
 */
export async function restore(file: string, place: string, evenFlawed: boolean): Promise<Restored> {
  mkdirSync(dirname(place), { recursive: true });
  // A link stays a link to the same place.
  const data = existsSync(place) ? realpathSync(place) : place;
  const part = `${data}.part`;
  const contents = await copyDatabase(file, part);
  try {
    const flaws = await flawsOf(part);
    if (flaws.length > 0 && !evenFlawed) throw new Flawed(flaws);
    const model = existsSync(data) ? data : dirname(data);
    sameOwner(part, model);
    const hold = held(data);
    try {
      sameOwner(`${data}.lock`, model);
      checkUnopened(data);
      const aside = putAside(data);
      renameSync(part, data);
      return { contents, aside, flaws };
    } finally {
      hold.end();
    }
  } finally {
    rmSync(part, { force: true });
  }
}

const inUse = (data: string): Unfit => new Unfit(`${data} is in use; stop the server first`);

/** No server starts meanwhile. */
function held(data: string): Hold {
  try {
    return holdFile(data, 0);
  } catch (error) {
    throw error instanceof Occupied ? inUse(data) : error;
  }
}

/** Other programs may have the file open too; SQLite does not change the journal of a file that others have open. */
function checkUnopened(data: string): void {
  if (!existsSync(data)) return;
  const database = opened(data, 0);
  try {
    // What lies beside the file is brought into it.
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error)) throw inUse(data);
    // Broken, which may be the reason to restore it: it is put aside as it is.
  } finally {
    database.close();
  }
}

/** Renames what is there. A journal that is left behind would be taken for the new file's. */
function putAside(data: string): string | undefined {
  const left = ['', '-wal', '-shm'].filter((suffix) => existsSync(data + suffix));
  const aside = `${data}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const suffix of left) renameSync(data + suffix, aside + suffix);
  return left.length === 0 ? undefined : aside;
}

/** Root may restore for the account of the server, which could not read root's file. */
function sameOwner(file: string, model: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
}
