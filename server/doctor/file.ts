import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decimal } from '#table/text.ts';
import { reasonOf } from '../store/open.ts';
import { keysInFile } from './calls.ts';
import { bad, type Finding, good, odd } from './finding.ts';

const GIGABYTE = 1e9;
/** Rights of anybody but the owner. */
const OTHERS = 0o077;
/** Clocks that differ by less, in milliseconds, differ by nothing that a player notices. */
export const NEAR = 5000;

/** The file that keeps everything: its folder, its disk, who may read it, whether it is whole. */
export function fileFound(data: string): readonly Finding[] {
  const file = resolve(data);
  const folder = nearest(dirname(file));
  try {
    // A file is written beside it, too; and rights alone do not say whether that can be done.
    rmdirSync(mkdtempSync(join(folder, '.hideout-')));
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    return [bad('file', `${file} cannot be written: ${reasonOf(error)}`)];
  }
  const found = existsSync(file) ? [rightsFound(file), ...wholeFound(file)] : [good('file', `${file} will be made`)];
  return [...found, diskFound(folder)];
}

/** The folder, or as much of its path as is there. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function rightsFound(file: string): Finding {
  const folder = dirname(file);
  // Windows has other rights, which these numbers do not tell.
  const isOpen = process.platform !== 'win32' && (statSync(folder).mode & statSync(file).mode & OTHERS) !== 0;
  return isOpen
    ? odd(
        'rights',
        `others on this machine may read ${file}, where the secrets of running games are: chmod 700 ${folder}`,
      )
    : good('rights', 'nobody else may read it');
}

function wholeFound(file: string): readonly Finding[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const [{ quick_check: check }] = database.prepare('pragma quick_check(1)').all() as [{ quick_check: string }];
      if (check !== 'ok') return [bad('file', `${file} is damaged: ${check}; restore a backup`)];
      return [lastFound(database, file), keysInFile(database)];
    } finally {
      database.close();
    }
  } catch (error) {
    return [bad('file', `${file} cannot be read: ${reasonOf(error)}`)];
  }
}

/** What was written last cannot be later than now, unless the clock was put back. */
function lastFound(database: DatabaseSync, file: string): Finding {
  const [{ last }] = database.prepare('select max(changed) as last from tables').all() as [{ last: number | null }];
  return last !== null && last > Date.now() + NEAR
    ? odd('clock', `something in ${file} was written at ${new Date(last).toISOString()}, which is still to come`)
    : good('file', `${file} is whole`);
}

function diskFound(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / GIGABYTE;
  const says = `${decimal(free, 'en')} GB are free`;
  return free < 1 ? odd('disk', `only ${says}`) : good('disk', says);
}
