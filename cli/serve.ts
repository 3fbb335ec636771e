import { homedir } from 'node:os';
import { join } from 'node:path';
import { showInBrowser } from './browser.ts';
import { Complaint } from './complaint.ts';
import type { Io } from './io.ts';

export const usage = `hideout serve

Runs a server and prints its address, until Ctrl-C or SIGTERM ends it.
It is configured by environment variables; docs/hosting.md explains all of it.

  PORT               where it listens (default: 4600)
  HOST               on which address (default: 0.0.0.0, all of them)
  HIDEOUT_DATA       the file that keeps everything (default: data/hideout.db)
  DATABASE_URL       a PostgreSQL database instead of the file
  NATS_URL           over which several servers of one database tell each other
`;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  if (argv.length > 0) throw new Complaint(`serve takes no arguments, got "${argv[0]}"; see hideout serve --help`);
  return serve(io.env);
}

/** A table for whoever just calls the command: a server that keeps what is played in their own folder, and a browser. */
export const open = ({ env, stdout }: Io): Promise<number> =>
  serve({ ...env, HIDEOUT_DATA: env.HIDEOUT_DATA || join(dataFolder(env), 'hideout', 'hideout.db') }, (address) => {
    if (stdout.isTTY) showInBrowser(address);
  });

async function serve(env: Io['env'], opened?: (address: string) => void): Promise<number> {
  // Nobody else needs all that a server is made of.
  const { main } = await import('../server/main.ts');
  return main(env, opened);
}

/** Where programs keep what belongs to whoever uses them. */
export function dataFolder(env: Io['env'], platform: NodeJS.Platform = process.platform): string {
  const home = env.HOME || homedir();
  if (platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env.XDG_DATA_HOME || join(home, '.local', 'share');
}
