import { writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { encode, type GameRecord } from '#table/record.ts';
import type { Words } from './text/index.ts';

export type SaveFailure = keyof Words['reasons'];

/** Writes a record into a new file; answers what kept it from that, if anything did. */
export async function saveRecord(cwd: string, name: string, record: GameRecord): Promise<SaveFailure | undefined> {
  try {
    // There is no shell between the person and us that would know the home folder.
    await writeFile(resolve(cwd, name.replace(/^~(?=\/)/, homedir())), encode(record), { flag: 'wx' });
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? (FAILURES[String(error.code)] ?? 'other') : 'other';
  }
}

const FAILURES: Readonly<Record<string, SaveFailure>> = {
  EEXIST: 'exists',
  ENOENT: 'folder',
  ENOTDIR: 'folder',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  EISDIR: 'directory',
};
