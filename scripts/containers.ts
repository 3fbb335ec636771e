// Builds the image of `deploy/` and starts it: part of `npm run nightly`. Where neither podman nor docker runs that is said,
// and is no failure.

import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { exit } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './port.ts';
import { NOT_NOW } from './steps.ts';

const IMAGE = 'hideout-nightly';
/** A look a second, for so long. */
const LOOKS = 60;

const engine = ['podman', 'docker'].find((each) => spawnSync(each, ['info'], { stdio: 'ignore' }).status === 0);
if (engine === undefined) {
  console.log('not tested: neither podman nor docker runs here');
  exit(NOT_NOW);
}

const cwd = dirname(import.meta.dirname);
const does = (...args: readonly string[]): boolean => spawnSync(engine, args, { cwd, stdio: 'inherit' }).status === 0;

if (!does('build', '--tag', IMAGE, '--file', 'deploy/Containerfile', '.')) exit(1);
const port = await freePort();
if (!does('run', '--detach', '--name', IMAGE, '--publish', `127.0.0.1:${port}:4600`, IMAGE)) exit(1);
try {
  const ready = await isReady(`http://127.0.0.1:${port}/health/ready`);
  console.log(ready ? 'it is built, starts and is ready' : 'it did not become ready');
  if (!ready) does('logs', IMAGE);
  process.exitCode = ready ? 0 : 1;
} finally {
  does('rm', '--force', '--volumes', IMAGE);
}

async function isReady(url: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(1000);
  }
  return false;
}
