import { Complaint } from './complaint.ts';
import type { Io } from './io.ts';

export const usage = `hideout serve

Runs a server and prints its address, until Ctrl-C or SIGTERM ends it.
It is set by the environment; docs/hosting.md explains all of it.

  PORT               where it listens (default: 4600)
  HOST               on which address (default: 0.0.0.0, all of them)
  HIDEOUT_DATA       the file that keeps everything (default: data/hideout.db)
  DATABASE_URL       a PostgreSQL database instead of the file
  NATS_URL           over which several servers of one database tell each other
`;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  if (argv.length > 0) throw new Complaint(`serve takes no words, and "${argv[0]}" is one; see hideout serve --help`);
  // Nobody else needs all that a server is made of.
  const { main } = await import('../server/main.ts');
  return main(io.env);
}
