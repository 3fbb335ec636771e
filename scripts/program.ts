import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** An account of the system that a program is run under. */
export interface Runner {
  readonly uid: number;
  readonly gid: number;
}

const environment = (): NodeJS.ProcessEnv => ({ ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' });

/** Runs a program of the system to its end and answers what it printed. */
export function run(command: string, args: readonly string[], runner?: Runner): string {
  const done = spawnSync(command, args, {
    ...runner,
    env: environment(),
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.status === 0) return done.stdout;
  throw new Error(`${command} ${args.join(' ')}: ${done.error?.message ?? done.stderr}`);
}

/** The same while everything else here goes on. What it prints is not kept: a program that it starts may hold on to it. */
export function runBeside(command: string, args: readonly string[], runner?: Runner): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...runner, env: environment(), cwd: tmpdir(), stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

/** Whether packages of the system may be installed here. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

export function install(name: string): void {
  process.stderr.write(`hideout: no ${name} found; installing it with apt-get …\n`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name]);
}
