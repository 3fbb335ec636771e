import { split } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { amount, asWord, otherFile, serverData, tried } from './host.ts';
import type { Io } from './io.ts';

export const usage = `hideout restore FILE

Puts a backup where the server will find it. The server must be stopped. FILE
is checked first and stays as it is; what was there before is kept beside it
under another name.

  HIDEOUT_DATA       the server's file (default: data/hideout.db)

With DATABASE_URL it names the program of PostgreSQL that does this.
`;

/** Into an empty database as well as over one that is there; all of it or nothing. */
const PG_RESTORE = 'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL"';

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { subject: name } = split(argv, {}, usage);
  const server = await serverData(io.env);
  if (server.database !== undefined)
    throw new Complaint(`PostgreSQL has a program for this: ${PG_RESTORE} ${asWord(name)}`);
  const file = await otherFile(server, io.cwd, name);
  const { restore } = await import('../server/store/backup.ts');
  const { contents, aside } = await tried(`${name} cannot be restored to ${server.data}`, () =>
    restore(file, server.data),
  );
  io.stdout.write(`${server.data}: ${amount(contents)}\n`);
  if (aside !== undefined) io.stdout.write(`What was there before is now ${aside}\n`);
  return 0;
}
