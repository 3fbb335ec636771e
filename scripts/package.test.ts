import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = dirname(import.meta.dirname);
const MOST = 6_000_000;

const { dependencies, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};

/** A folder with nothing in it but the package as `npm pack` makes it, and what npm would bring for it. */
const folder = mkdtempSync(join(tmpdir(), 'hideout-package-'));
const installed = join(folder, 'package');
let size = 0;

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'web', 'dist')) || !existsSync(join(ROOT, 'dist')))
    await run('vite', ['build', '--logLevel', 'error'], { cwd: ROOT });
  // Built already: to build it here again would take the pages away from whoever tests them at the moment.
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: ROOT,
  });
  const [packed] = JSON.parse(stdout) as [{ readonly filename: string; readonly size: number }];
  size = packed.size;
  await run('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  for (const name of Object.keys(dependencies)) {
    const link = join(installed, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the command of the package, in a folder that knows nothing of the repository. */
const hideout = (words: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, [join(installed, 'scripts', 'hideout.mjs'), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PORT: '0', HIDEOUT_LOG: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

test('the package is small, and has no source and no test in it', () => {
  expect(size).toBeLessThan(MOST);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/node_modules/.test(file),
  );
  expect(files.filter((file) => /\.tsx?$|(^|\/)tests?\/|\.test\./.test(file))).toEqual([]);
});

test('what the program asks npm for is what it is made with, no more and no less', () => {
  const built = join(installed, 'dist');
  const code = readdirSync(built)
    .map((file) => readFileSync(join(built, file), 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/^import (?:.* from )?"([^".][^"]*)";$/gm)].map(([, name]) => name!);
  const outside = asked.filter((name) => !name.startsWith('node:'));
  expect([...new Set(outside)].sort()).toEqual(Object.keys(dependencies).sort());
  expect(engines.node).toBe('>=24');
});

test('the command plays in a folder without the repository', async () => {
  const games = hideout(['simulate', 'beutezug', '--bots', 'easy,normal', '--games', '2', '--seed', 'package']);
  expect(await text(games.stdout!)).toContain('normal');
});

test('called without a word it opens a table with its pages, kept in the folder of whoever called', async () => {
  const server = hideout([], { XDG_DATA_HOME: join(folder, 'share') });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise<string>((resolve) => {
    server.stdout!.on('data', (line: Buffer) => resolve(/http:\S+/.exec(String(line))![0]));
  });
  expect(await (await fetch(url)).text()).toContain('<title>Hideout</title>');
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ ready: true });
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(join(folder, 'share', 'hideout', 'hideout.db'))).toBe(true);
});
