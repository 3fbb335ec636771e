import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach } from 'vitest';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

/** `hideout serve` as a program of its own; gone when the test is over. */
export interface Served {
  readonly url: string;
  /** Tells it to stop, and answers how it ended. */
  stop(): Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

export async function served(env: Readonly<Record<string, string>>): Promise<Served> {
  const usual = { PORT: '0', HOST: '127.0.0.1', HIDEOUT_LIMITS: 'off', HIDEOUT_BOT_PAUSE: '0', HIDEOUT_LOG: 'error' };
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: { PATH: process.env.PATH, ...usual, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = new Promise<Awaited<ReturnType<Served['stop']>>>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const url = await new Promise<string>((resolve, reject) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      const [, found] = /Hideout is open: (\S+)\n/.exec(out) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('the server ended before it was open')));
  });
  return {
    url,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
