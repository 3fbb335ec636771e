import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Complaint, systemReason } from '../complaint.ts';
import type { Io } from '../io.ts';

/** Somebody whom a server knows by a cookie. */
export interface Known {
  readonly name: string;
  readonly cookie: string;
}

/** By server, whoever played last coming first. */
type People = Readonly<Record<string, readonly Known[]>>;

const fileIn = (env: Io['env']): string =>
  join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'hideout', 'people.json');

/** Who has played at this server from here. */
export async function peopleAt(env: Io['env'], server: string): Promise<readonly Known[]> {
  return (await read(fileIn(env)))[server] ?? [];
}

/** Keeps somebody for the next time. Whoever can read the file is that person, so nobody else may. */
export async function keep(env: Io['env'], server: string, { name, cookie }: Known): Promise<void> {
  const file = fileIn(env);
  const people = await read(file);
  const others = (people[server] ?? []).filter((known) => known.name !== name);
  const text = JSON.stringify({ ...people, [server]: [{ name, cookie }, ...others] }, undefined, 2);
  // Whole or not at all: half a file would lose everybody's seats.
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(draft, `${text}\n`, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    throw new Complaint(`${file} cannot be written: ${systemReason(error)}`);
  }
}

async function read(file: string): Promise<People> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as People;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Complaint(`${file} cannot be read: ${error instanceof SyntaxError ? 'not JSON' : systemReason(error)}`);
  }
}
