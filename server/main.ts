import { lastResort } from './last-resort.ts';
import { logger } from './log.ts';
import { serve } from './server.ts';
import { readSettings, type Settings, WrongSetting } from './settings.ts';
import { openArchive } from './store/open.ts';

/** Runs a server until it is told to stop, and answers the exit code. `opened` hears where it is to be found. */
export async function main(env: NodeJS.ProcessEnv, opened?: (address: string) => void): Promise<number> {
  try {
    const settings = readSettings(env);
    const log = logger(settings.log);
    const stop = stopSignal();
    const archive = await openArchive(settings, (reason) => stop.give(reason.message));
    const running = await serve(settings, archive, log).catch((error: unknown) => {
      throw explained(error, settings);
    });
    const found = address(settings.host, running.port);
    process.stdout.write(`Hideout is open: ${found}\n`);
    opened?.(found);
    // Whoever reads what we print may go away; that is no reason to stop.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    lastResort(process, {
      counted: running.faulted,
      logged: (error, what) => log.error({ err: error, what }, 'a fault that nobody caught; everybody else plays on'),
      ended: (error) => {
        process.stderr.write(`hideout: cannot go on: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    });
    const reason = await stop.given;
    log.info({ reason }, 'closing');
    await running.close();
    if (reason in SIGNALS) return 0;
    process.stderr.write(`hideout: the database was lost for a while, and now ${reason}\n`);
    return 1;
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    process.stderr.write(`hideout: ${error.message}\n`);
    return 2;
  }
}

const address = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

const SIGNALS: Readonly<Record<string, true>> = { SIGINT: true, SIGTERM: true };

/** Whoever started us may hear Ctrl-C as well and pass it on: a second signal must not cut the closing short. */
function stopSignal(): { readonly given: Promise<string>; give(reason: string): void } {
  const { promise: given, resolve: give } = Promise.withResolvers<string>();
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => give(signal));
  return { given, give };
}

/** What is wrong with a setting only shows when it is tried. */
function explained(error: unknown, { host, port }: Settings): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new WrongSetting(`PORT ${port} is already in use`);
  if (code === 'EACCES') return new WrongSetting(`PORT ${port} may not be used by this account`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new WrongSetting(`HOST ${host} is not an address of this machine`);
  return error;
}

if (import.meta.main) process.exitCode = await main(process.env);
