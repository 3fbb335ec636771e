import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/port.ts';
import { cpuOf } from './usage.ts';

const MAIN = new URL('../../server/main.ts', import.meta.url).pathname;

/** A server in a process of its own. */
export interface Served {
  readonly port: number;
  readonly url: string;
  readonly child: ChildProcess;
  /** Seconds of processor time it has used so far. */
  cpu(): number;
  end(): Promise<void>;
}

/** Our own, without limits, where nothing else is said: on a free port. */
export async function hideout(env: Readonly<Record<string, string>>): Promise<Served> {
  const { PORT: port = String(await freePort()) } = env;
  const usual = { PORT: port, HOST: '127.0.0.1', HIDEOUT_LIMITS: 'off', HIDEOUT_LOG: 'error' };
  return started([MAIN], { ...usual, ...env }, Number(port), /Hideout is open/);
}

/** Starts a program and waits until it says that it is there. */
export async function started(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  port: number,
  ready: RegExp,
): Promise<Served> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout!.on('data', (text: Buffer) => {
      if (ready.test(String(text))) resolve();
    });
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    child,
    cpu: () => cpuOf(child.pid!),
    end: () =>
      new Promise((resolve) => {
        // One that has ended by itself says so no more.
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
