import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A server in a process of its own. */
export interface Served {
  readonly port: number;
  readonly child: ChildProcess;
  /** Seconds of processor time it has used so far. */
  cpu(): number;
  end(): Promise<void>;
}

/** Ticks of the clock that Linux counts processor time by. */
const TICKS = 100;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

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
    child,
    cpu() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
    end: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
