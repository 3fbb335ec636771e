import { type ChildProcess, spawn } from 'node:child_process';
import { cpuOf } from './usage.ts';

/** A server in a process of its own. */
export interface Served {
  readonly port: number;
  readonly child: ChildProcess;
  /** Seconds of processor time it has used so far. */
  cpu(): number;
  end(): Promise<void>;
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
    child,
    cpu: () => cpuOf(child.pid!),
    end: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
