import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { catalogue, offered } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';
import { decode, type GameRecord } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import { listed } from '#table/text.ts';
import { type Verification, verify } from '#table/verify.ts';
import { partsOf } from './arguments.ts';
import { Complaint, systemReason } from './complaint.ts';

/** A record is some ten kilobytes; anything of this size is something else. */
const LARGEST = 64 * 1024 * 1024;

/** A record from a file, together with the game that it is of. */
export interface Filed {
  readonly record: GameRecord;
  readonly game: AnyGame;
}

export async function readRecord(cwd: string, name: string): Promise<Filed> {
  return recordIn(await readText(cwd, name), name);
}

/** The record that a text is. */
export async function recordIn(text: string, name: string): Promise<Filed> {
  const record = decode(text);
  if (isRefused(record)) throw new Complaint(`${name}: not a record that can be read: ${record.detail}`);
  if (!Object.hasOwn(catalogue, record.game))
    throw new Complaint(`${name}: a record of "${record.game}"; known here is ${listed(offered(), 'and')}`);
  const { game } = await partsOf(record.game, record.version).rules();
  return { record, game };
}

/** The text of a file that somebody named. */
export async function readText(cwd: string, name: string): Promise<string> {
  try {
    const path = await ordinaryFile(cwd, name);
    if ((await stat(path)).size > LARGEST) throw new Complaint(`${name}: far too large`);
    const text = await readFile(path, 'utf8');
    return text.replace(/^\uFEFF/, ''); // some editors put a mark in front
  } catch (error) {
    throw error instanceof Complaint ? error : new Complaint(`${name}: ${systemReason(error)}`);
  }
}

/** The path of a file that somebody named and that is there. */
export async function ordinaryFile(cwd: string, name: string): Promise<string> {
  const path = resolve(cwd, name);
  const file = await stat(path).catch((error: unknown) => {
    throw new Complaint(`${name}: ${systemReason(error)}`);
  });
  if (file.isDirectory()) throw new Complaint(`${name === '' ? '""' : name}: that is a directory, not a file`);
  // A pipe that nobody writes to would be waited for until the end of days.
  if (!file.isFile()) throw new Complaint(`${name}: not a regular file`);
  return path;
}

/** Plays the record again; complains of the first place that does not hold, and of other rules than those at hand. */
export function checked(name: string, filed: Filed): Held {
  const verdict = verified(name, filed);
  if (verdict.played) return verdict;
  throw new Complaint(`${name}: version ${filed.record.version} of the game; here is version ${filed.game.version}`);
}

export type Held = Extract<Verification, { holds: true }>;

/** Checks all that can be checked with the rules at hand. */
export function verified(name: string, { record, game }: Filed): Held {
  const verdict = verify(game, record);
  if (verdict.holds) return verdict;
  throw new Complaint(`${name}: ${placeName(record, verdict.entry)} does not hold: ${verdict.why}`);
}

function placeName(record: GameRecord, entry: number): string {
  if (entry === 0) return 'the setup';
  return entry > record.entries.length ? 'the result' : `entry ${entry}`;
}
