// Runs commands with everything they need: `node scripts/with.mjs biome ci . --then vitest run`.
//
// Plain JavaScript for any Node from 18 on, because it is what brings the right one: a private Node where the
// machine's is too old, and `node_modules` where it is missing or was made from another lock file. It says what it
// does, does it once, and is silent afterwards.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

const say = (line) => process.stderr.write(`hideout: ${line}\n`);

const fail = (line) => {
  say(line);
  process.exit(1);
};

/** Runs npm and shows what it prints only when it fails. */
function npm(args, env) {
  const script = process.env.npm_execpath;
  const viaScript = script?.endsWith('.js') === true;
  const [command, first] = viaScript ? [env.HIDEOUT_NODE, [script]] : [windows ? 'npm.cmd' : 'npm', []];
  const run = spawnSync(command, [...first, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: windows && !viaScript,
  });
  if (run.status === 0) return;
  process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ? `${run.error.message}\n` : ''}`);
  fail(`"npm ${args.join(' ')}" did not work; see above.`);
}

/** The folder of a Node that is new enough: the running one, or one kept in `.runtime`. */
function nodeFolder() {
  if (Number(process.versions.node.split('.')[0]) >= MAJOR) return dirname(process.execPath);
  // The platform's own package carries the binary, so nothing depends on an install script being allowed to run.
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const packaged = join(root, '.runtime', 'node_modules', name);
  // Which version, and the checksum of each platform's package.
  const pinned = join(root, 'scripts', 'runtime');
  const version = packageOf(pinned).optionalDependencies[name];
  if (version === undefined) fail(`this is Node ${process.versions.node}; please install Node ${MAJOR} or newer.`);
  if (!existsSync(packaged) || packageOf(packaged).version !== version) {
    say(`this is Node ${process.versions.node}; fetching a private Node ${version} into .runtime (once) …`);
    mkdirSync(join(root, '.runtime'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(pinned, file), join(root, '.runtime', file));
    const env = { ...process.env, HIDEOUT_NODE: process.execPath };
    npm(['ci', '--prefix', '.runtime', '--ignore-scripts', '--no-audit', '--no-fund'], env);
    if (!existsSync(packaged)) fail(`the package ${name}@${version} did not come, or not as it should be.`);
  }
  return join(packaged, 'bin');
}

const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** `npm ci` in a folder, unless its `node_modules` was made from the lock file that is there now. */
function install(folder, env) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, folder, 'node_modules', '.lock-sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say(`installing the packages of ${folder === '.' ? 'the lock file' : folder} …`);
  npm(['ci', '--prefix', folder, '--no-audit', '--no-fund'], env);
  writeFileSync(stamp, lock);
}

/** Starts one command, hands it our terminal and signals, and answers its exit code. */
function run(command, args, env) {
  const file = windows && command !== 'node' ? `${command}.cmd` : command;
  const child = spawn(file, args, { cwd: process.cwd(), env, stdio: 'inherit', shell: windows && command !== 'node' });
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  // npm runs us in a shell that dies of a signal without passing it on.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 300);
  watch.unref();
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`cannot run "${command}": ${error.message}`));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      clearInterval(watch);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** Splits `a b --then c d` into [[a, b], [c, d]]. */
function commands(words) {
  const list = [[]];
  for (const word of words) {
    if (word === '--then') list.push([]);
    else list.at(-1).push(word);
  }
  return list;
}

const node = nodeFolder();
const env = {
  ...process.env,
  PATH: [node, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  HIDEOUT_NODE: join(node, windows ? 'node.exe' : 'node'),
  // Sources that were read once need not be compiled again: a command starts in a third of the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
};
const words = process.argv.slice(2);
install('.', env);
if (words[0] === '--peers') {
  words.shift();
  install('bench/peers', env);
}
for (const [command, ...args] of commands(words)) {
  const code = await run(command, args, env);
  if (code !== 0) process.exit(code);
}
