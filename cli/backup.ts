import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { split } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { amount, asWord, checkThere, otherFile, serverData, tried } from './host.ts';
import type { Io } from './io.ts';

export const usage = `hideout backup FILE [--force]

Copies all that a server keeps into FILE, also while the server runs: people,
tables with their secrets, moves and chat, as they are at one moment. The copy
is checked before it gets its name. The secrets of running games are in it, so
only its owner may read it.

  --force            replaces FILE if it is there already
  HIDEOUT_DATA       the server's file (default: data/hideout.db)

With DATABASE_URL it names the program of PostgreSQL that does this.
`;

const FLAGS = { force: { type: 'boolean', default: false } } as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: name } = split(argv, FLAGS, usage);
  const server = await serverData(io.env);
  if (server.database !== undefined)
    throw new Complaint(
      `PostgreSQL has a program for this: pg_dump --format=custom --file=${asWord(name)} "$DATABASE_URL"`,
    );
  checkThere(server);
  const file = resolve(io.cwd, name);
  if (existsSync(file)) {
    await otherFile(server, io.cwd, name);
    if (!values.force) throw new Complaint(`${name}: a file with that name already exists; --force replaces it`);
  }
  const { backUp } = await import('../server/store/backup.ts');
  const contents = await tried(`${server.data} cannot be copied to ${name}`, () => backUp(server.data, file));
  io.stdout.write(`${name}: ${amount(contents)}\n`);
  return 0;
}
