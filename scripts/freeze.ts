// Keeps the version of a game as it is, so that tables which began with it can be played to their end by it:
//
//   node scripts/freeze.ts GAME                 before a rule is changed and `version` goes up
//   node scripts/freeze.ts GAME --from COMMIT   if that was forgotten: as it was there
//   node scripts/freeze.ts GAME --parts PARTS   only these of rules, bot, text, foresight, odds: where others do not fit
//                                               what tables and pages expect today
//
// Everything goes into `games/<game>/frozen/v<version>.js`, the kernel's functions that it uses too, and the golden games
// into a folder beside it. Neither is changed ever again.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { catalogue, type Frozen } from '#games/index.ts';

const ROOT = join(import.meta.dirname, '..');

const PARTS = ['rules', 'bot', 'text', 'foresight', 'odds'] as const;
type Part = (typeof PARTS)[number];

/** Where each part lies in the folder of a game, and how the frozen file has it. */
const SOURCES: Readonly<Record<Part, (module: string, kept: ReadonlySet<Part>) => string>> = {
  rules: (folder) => `export { game } from '${folder}/index.ts';`,
  // A hint without the sentences that belong to it says nothing.
  bot: (folder, kept) =>
    kept.has('text')
      ? `export * as bot from '${folder}/bot.ts';`
      : `import * as all from '${folder}/bot.ts';\nexport const bot = { ...all, hint: undefined };`,
  text: (folder) => `export { text } from '${folder}/text/index.ts';`,
  foresight: (folder) => `export * as foresight from '${folder}/foresight.ts';`,
  odds: (folder) => `export * as odds from '${folder}/odds.ts';`,
};

const FILES: Readonly<Record<Part, string>> = {
  rules: 'index.ts',
  bot: 'bot.ts',
  text: 'text/index.ts',
  foresight: 'foresight.ts',
  odds: 'odds.ts',
};

/** Everything of a game that a table needs, as one file; `root` is where the sources are. */
export async function frozen(id: string, { root = ROOT, parts = PARTS as readonly Part[] } = {}): Promise<string> {
  const folder = join(root, 'games', id);
  const kept = new Set(parts.filter((part) => existsSync(join(folder, FILES[part]))));
  const source = [...kept].map((part) => SOURCES[part](folder, kept)).join('\n');
  const entry = join(folder, 'frozen.ts');
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (name) => (name === entry ? entry : undefined),
        load: (name) => (name === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      copyPublicDir: false,
      lib: { entry, formats: ['es'], fileName: 'frozen' },
      rolldownOptions: { output: { comments: false } },
    },
  });
  const [chunk, ...others] = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0 || chunk.imports.length > 0)
    throw new Error(`${id} does not become one file`);
  return chunk.code.replaceAll(/^\/\/#(end)?region.*\n/gm, '');
}

const banner = (id: string, version: number): string =>
  `// Version ${version} of ${id}, made by \`npm run freeze\`. Tables are played by it: it is never changed.\n\n`;

/** What the compiler is told of it. */
const declared = (has: readonly (keyof Frozen)[]): string =>
  [
    `import type { Frozen } from '../../index.ts';`,
    '',
    ...has.map((part) => `export const ${part}: NonNullable<Frozen['${part}']>;`),
    '',
  ].join('\n');

/** Writes the file, what the compiler is told of it, and its golden games. */
async function freeze(id: string, root: string, parts: readonly Part[]): Promise<void> {
  const code = await frozen(id, { root, parts });
  const loaded = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Frozen;
  const { version } = loaded.game;
  const folder = join(ROOT, 'games', id, 'frozen');
  const name = join(folder, `v${version}`);
  if (existsSync(`${name}.js`)) throw new Error(`version ${version} of ${id} is frozen already`);
  mkdirSync(name, { recursive: true });
  writeFileSync(`${name}.js`, banner(id, version) + code);
  writeFileSync(`${name}.d.ts`, declared(Object.keys(loaded) as (keyof Frozen)[]));
  for (const golden of globSync(join(root, 'games', id, 'test', 'games', '*.game.txt')))
    cpSync(golden, join(name, basename(golden)));
  console.log(`games/${id}/frozen/v${version}.js: ${Math.round(code.length / 1024)} KB
Its line in "kept" of games/index.ts: ${version}: () => import('./${id}/frozen/v${version}.js')
Now change the rule, and make "version" ${version + 1}.`);
}

/** The sources as they were at a commit. */
function checkout(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-freeze-'));
  const files = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, parts: { type: 'string', default: PARTS.join(',') } },
  });
  const [id = ''] = positionals;
  const wanted = values.parts.split(',');
  const parts = PARTS.filter((part) => wanted.includes(part));
  if (!Object.hasOwn(catalogue, id) || parts.length !== wanted.length || parts[0] !== 'rules' || parts[1] !== 'bot') {
    console.error(`usage: npm run freeze -- ${Object.keys(catalogue).join('|')} [--from COMMIT] [--parts rules,bot,…]`);
    process.exit(2);
  }
  const root = values.from === undefined ? ROOT : checkout(values.from);
  try {
    await freeze(id, root, parts);
  } finally {
    if (root !== ROOT) rmSync(root, { recursive: true });
  }
}
