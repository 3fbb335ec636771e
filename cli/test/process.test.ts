import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { callersFolder } from '../io.ts';
import { folder } from './perform.ts';
import { served } from './server.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const ROOT = dirname(dirname(import.meta.dirname));

/** Runs the real program; `readUntil` closes its output early, as `head` does. */
function hideout(argv: readonly string[], cwd: string, readUntil?: string) {
  const child = spawn(process.execPath, [MAIN, ...argv], { cwd, stdio: 'pipe' });
  child.stdin.on('error', () => {}).end('1\n'.repeat(500));
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
    if (readUntil !== undefined && out.includes(readUntil)) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, out, err })));
}

test('the program ends with the code of its command', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'game.json'), '{"hideout":1');
  expect(await hideout(['verify', 'game.json'], cwd)).toEqual({
    code: 2,
    signal: null,
    out: '',
    err: 'hideout: game.json: not a record that can be read: not whole JSON; the file may be cut off\n',
  });
});

test('nobody minds a reader that has read enough', async () => {
  const argv = ['play', 'art-robbery', '--seed', 'a'];
  expect(await hideout(argv, ROOT, 'Art Robbery')).toMatchObject({ code: 0, signal: null, err: '' });
});

test('a server runs until it is told to stop, and then ends cleanly', async () => {
  const { url, stop } = await served({ HIDEOUT_DATA: join(folder(), 'hideout.db') });
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  expect(await stop()).toEqual({ code: 0, signal: null });
});

test('file names start from where npm was called', () => {
  expect(callersFolder(ROOT, '/somewhere')).toBe('/somewhere');
  expect(callersFolder(ROOT, undefined)).toBe(ROOT);
  // Here npm has not moved us.
  expect(callersFolder('/elsewhere', '/somewhere')).toBe('/elsewhere');
});
