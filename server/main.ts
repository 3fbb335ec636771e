import { logger } from './log.ts';
import { serve } from './server.ts';
import { readSettings, type Settings, WrongSetting } from './settings.ts';
import { openArchive } from './store/open.ts';

/** Runs a server until it is told to stop, and answers the exit code. */
export async function main(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const settings = readSettings(env);
    const log = logger(settings.log);
    const archive = await openArchive(settings);
    const running = await serve(settings, archive, log).catch((error: unknown) => {
      throw explained(error, settings);
    });
    process.stdout.write(`Hideout is open: ${address(settings.host, running.port)}\n`);
    const signal = await stopSignal();
    log.info({ signal }, 'closing');
    await running.close();
    return 0;
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

/** Whoever started us may hear Ctrl-C as well and pass it on: a second signal must not cut the closing short. */
const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(signal));
  });

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
