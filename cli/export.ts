import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { encode } from '#table/record.ts';
import { of } from '#table/text.ts';
import type { KeptRecord, Records } from '../server/store/records.ts';
import { missing, splitLoosely } from './arguments.ts';
import { Complaint, oneLine } from './complaint.ts';
import { checkThere, serverData, tried } from './host.ts';
import type { Io } from './io.ts';

const DEFAULT_FOLDER = 'records';
/** Below the folder, for what players must not see. */
const RUNNING = 'running';

export const usage = `hideout export TABLE
hideout export --all [DIRECTORY]

Prints the record of one of the server's tables, or writes the records of all
whose game has begun into a new or empty directory (default: ${DEFAULT_FOLDER}), each as
TABLE.json. The server may be running. Records are checked as "hideout verify"
does it; the exit code is 2 if one does not hold.

The record of a game that is over has its secret. That of a game being played
has not, but it shows what is hidden from the players. Those records lie in
DIRECTORY/${RUNNING}, for the eyes of the host alone.

  HIDEOUT_DATA       the server's file (default: data/hideout.db)
  DATABASE_URL       the server's PostgreSQL database
`;

const FLAGS = { all: { type: 'boolean', default: false } } as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject } = splitLoosely(argv, FLAGS);
  const target = values.all ? resolve(io.cwd, subject ?? DEFAULT_FOLDER) : (subject ?? missing(usage));
  const server = await serverData(io.env);
  checkThere(server);
  const { openRecords } = await import('../server/store/records.ts');
  const records = await tried('the records cannot be read', () => openRecords(server));
  try {
    return await (values.all ? writeAll(records, target, io) : print(records, target, io));
  } finally {
    await records.close();
  }
}

async function print(records: Records, table: string, io: Io): Promise<number> {
  const found = await records.record(table);
  if (found === undefined) throw new Complaint(`there is no table "${table}" with a game that has begun`);
  io.stdout.write(encode(found.record));
  if (found.standing === 'running') io.stderr.write('hideout: this game is being played: show its record to no one\n');
  return flawCode(found, table, io);
}

async function writeAll(records: Records, folder: string, io: Io): Promise<number> {
  await tried(`${folder} cannot be used`, () => prepare(folder));
  const counts: Counts = { over: 0, 'given up': 0, running: 0, outdated: 0 };
  let code = 0;
  for (const table of await records.begun()) {
    const found = await records.record(table);
    // Its owner may have closed it meanwhile.
    if (found === undefined) continue;
    const { record, standing, check } = found;
    const file = join(folder, ...(standing === 'running' ? [RUNNING] : []), `${table}.json`);
    await tried(`${file} cannot be written`, () => writeFile(file, encode(record), { mode: 0o600, flag: 'wx' }));
    counts[standing] += 1;
    if (check === 'outdated') counts.outdated += 1;
    code = Math.max(code, flawCode(found, file, io));
  }
  io.stdout.write(summary(folder, counts));
  return code;
}

/** A new or empty folder; one that is made here is only for its owner. */
async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Complaint(`${folder}: that directory is not empty`);
  await mkdir(join(folder, RUNNING), { mode: 0o700 });
}

type Counts = Record<KeptRecord['standing'] | 'outdated', number>;

const SAID: Readonly<Record<keyof Counts, string>> = {
  over: 'over, with the secret',
  'given up': 'given up before the end',
  running: `being played: in ${RUNNING}, for the eyes of the host alone`,
  outdated: 'of these of another version of the game, and not checked',
};

function summary(folder: string, counts: Counts): string {
  const { outdated: _, ...standings } = counts;
  const total = Object.values(standings).reduce((sum, count) => sum + count, 0);
  const lines = (Object.keys(SAID) as (keyof Counts)[]).filter((each) => counts[each] > 0);
  return [
    `${folder}: ${of(total, 'record', 'records')}`,
    ...lines.map((each) => `${String(counts[each]).padStart(7)} ${SAID[each]}`),
    '',
  ].join('\n');
}

/** The exit code for a record; says what is wrong with one that does not hold. */
function flawCode({ check }: KeptRecord, name: string, io: Io): number {
  if (typeof check === 'string') return 0;
  io.stderr.write(`hideout: ${oneLine(`${name} does not hold: ${check.why}`)}\n`);
  return 2;
}
