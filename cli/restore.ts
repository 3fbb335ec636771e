import { split } from './arguments.ts';
import { Complaint, oneLine } from './complaint.ts';
import { amount, asWord, otherFile, serverData, tried } from './host.ts';
import type { Io } from './io.ts';

export const usage = `hideout restore FILE [--force]

Puts a backup where the server will find it. The server must be stopped. FILE
is checked first and stays as it is, and every record in it is played again;
what was there before is kept beside it under another name.

  --force            restores FILE although some of its records do not hold
  HIDEOUT_DATA       the server's file (default: data/hideout.db)

With DATABASE_URL it names the program of PostgreSQL that does this.
`;

/** Into an empty database as well as over one that is there; all of it or nothing. */
const PG_RESTORE = 'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL"';

const FLAGS = { force: { type: 'boolean', default: false } } as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: name } = split(argv, FLAGS, usage);
  const server = await serverData(io.env);
  if (server.database !== undefined)
    throw new Complaint(`PostgreSQL has a program for this: ${PG_RESTORE} ${asWord(name)}`);
  const file = await otherFile(server, io.cwd, name);
  const { Flawed, restore } = await import('../server/store/backup.ts');
  const trouble = `${name} cannot be restored to ${server.data}`;
  const restored = await tried(trouble, () => restore(file, server.data, values.force)).catch((error: unknown) => {
    if (!(error instanceof Flawed)) throw error;
    tellFlaws(error.flaws, io);
    throw new Complaint(`${trouble}: not every record in it holds; --force restores it as it is`);
  });
  const { contents, aside, flaws } = restored;
  tellFlaws(flaws, io);
  io.stdout.write(`${server.data}: ${amount(contents)}\n`);
  if (aside !== undefined) io.stdout.write(`What was there before is now ${aside}\n`);
  return 0;
}

function tellFlaws(flaws: readonly { readonly table: string; readonly why: string }[], io: Io): void {
  for (const { table, why } of flaws) io.stderr.write(`hideout: ${oneLine(`${table} does not hold: ${why}`)}\n`);
}
