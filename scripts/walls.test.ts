import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { posters } from '#games/index.ts';
import { alike, loose } from './exports.ts';
import { needless, overlong } from './lengths.ts';
import { reached } from './reach.ts';
import { tokens } from './tokens.ts';
import { ALIASES, breaches, misnomers, namings } from './walls.ts';

/** What games are called, by programs and by people. */
const NAMES = [...new Set(Object.entries(posters).flatMap(([id, { title }]) => [id, title.en.toLowerCase()]))];

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Every file of the repository, as a path from its root. */
function filesIn(folder: string): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesIn(`${folder}${entry.name}/`) : [folder + entry.name];
  });
}

/** What is used by a program that is built, by one that finds its file by a game's name, and by the tests of every game. */
const BY_OTHERS = [
  'cli/main.ts: program',
  'table/laws.ts: laws',
  'games/burgle-bros/test/claims.ts: isTrue',
  ...['art-robbery', 'beutezug', 'burgle-bros'].map((game) => `games/${game}/test/meant.ts: meant`),
];

describe('in this repository', () => {
  test('what a file exports another one imports', () => {
    const sources = filesIn('').filter((path) => /\.(tsx?|mjs)$/.test(path) && !/^dist\/|\.d\.ts$/.test(path));
    const found = loose(new Map(sources.map((path) => [path, readFileSync(ROOT + path, 'utf8')])));
    expect(found.filter((name) => !BY_OTHERS.includes(name))).toEqual([]);
  });

  test('… and not for tests alone, unless the file uses it as well', () => {
    const found = (source: string): readonly string[] =>
      loose(
        new Map([
          ['table/a.ts', source],
          ['table/test/a.test.ts', `import { b } from '../a.ts';`],
        ]),
      );
    expect(found('export const b = 1;')).toEqual(['table/a.ts: b']);
    expect(found('export const b = 1;\nconst c = b;')).toEqual([]);
  });

  test('a type of the platform has a name of its own', () => {
    const sources = filesIn('').filter((path) => /\.tsx?$/.test(path));
    expect(alike(new Map(sources.map((path) => [path, readFileSync(ROOT + path, 'utf8')])))).toEqual([]);
  });

  test('nobody reaches round a wall, and rules are pure', () => {
    const sources = filesIn('').filter((path) => /\.tsx?$/.test(path));
    expect(sources).toContain('table/play.ts');
    expect(sources.flatMap((path) => breaches(path, readFileSync(ROOT + path, 'utf8')))).toEqual([]);
  });

  test('boards and texts come to no rule, by whatever way', () => {
    const sources = new Map(
      filesIn('games/')
        .filter((path) => /\.tsx?$/.test(path) && !/\/(test|frozen)\//.test(path))
        .map((path) => [path, readFileSync(ROOT + path, 'utf8')]),
    );
    expect(reached(sources)).toEqual([]);
    const file = 'games/beutezug/components.ts';
    sources.set(file, `${sources.get(file)}\nexport { bonusesOf } from './rules/burglary.ts';`);
    const [way, ...more] = reached(sources);
    expect(way).toMatch(
      /^games\/beutezug\/board\/.* → games\/beutezug\/components\.ts → games\/beutezug\/rules\/burglary\.ts$/,
    );
    expect(more.every((each) => each.startsWith(way!.split(' → ')[0]!))).toBe(true);
  });

  test('nobody outside the games names one, in code, styles or pages', () => {
    const sources = filesIn('').filter((path) => /\.(tsx?|mjs|css|html|svg|json|webmanifest)$/.test(path));
    const found = sources.filter((path) => !path.startsWith('web/dist/'));
    expect(found).toContain('look/tokens.css');
    expect(found.flatMap((path) => namings(path, readFileSync(ROOT + path, 'utf8'), NAMES))).toEqual([]);
  });

  test('no file is long without a reason', () => {
    const sources = filesIn('').filter(
      (path) => /\.(tsx?|mjs|css|py)$/.test(path) && !/(^|\/)dist\/|\/frozen\//.test(path),
    );
    expect(overlong(new Map(sources.map((path) => [path, readFileSync(ROOT + path, 'utf8')])))).toEqual([]);
    expect(needless(sources)).toEqual([]);
  });

  test('every file has a name that says something, and no game is deep', () => {
    expect(filesIn('').flatMap(misnomers)).toEqual([]);
  });
});

test('an export that nobody imports is found, whoever else has its name', () => {
  const files = {
    'table/one.ts': 'export const used = 1;\nexport function loose() {}\nexport type Loose = 1;',
    'lobby/two.ts': `import { type Loose, used } from '#table/one.ts';\nexport const used = \`\nexport const told = 1;\`;`,
    'lobby/all.ts': 'export const lazy = 1;\nexport class Whole {}',
    'lobby/test/three.ts': `import * as all from '../all.ts';\nawait import('../lazy.ts');`,
    'lobby/lazy.ts': 'export async function late() {}',
  };
  expect(loose(new Map(Object.entries(files)))).toEqual(['table/one.ts: loose', 'lobby/two.ts: used']);
});

test('a long file is found, but for those that have a reason', () => {
  const long = 'const a = 1;\n'.repeat(321);
  const files = ['table/one.ts', 'table/lawbook.ts', 'table/test/one.test.ts', 'games/beutezug/board/words/en.ts'];
  expect(overlong(new Map(files.map((path) => [path, long])))).toEqual(['table/one.ts: 321 lines']);
  expect(needless(['table/lawbook.ts'])).not.toContain('table/lawbook.ts');
  expect(needless(['table/lawbook.ts'])).toContain('table/host.ts');
});

test('short names for folders are those of package.json', () => {
  const { imports } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { imports: Record<string, string> };
  const short = Object.entries(ALIASES).map(([name, folder]) => [`${name}*`, `./${folder}*`]);
  expect(imports).toEqual(Object.fromEntries(short));
});

describe('a game is named', () => {
  test.each([
    ['look/tokens.css', '.burgle-bros { --bar: red; }'],
    ['look/parts.css', ':is(.x, [data-game="beutezug"]) .keyhole { fill: red; }'],
    ['wire/messages.ts', `const game = 'art-robbery';`],
    ['web/words/en.ts', `const icons = 'icons at our Burgle Bros. table';`],
    ['web/index.html', '<title>Art Robbery</title>'],
  ])('%s: %s', (path, source) => {
    expect(namings(path, source, NAMES)).toHaveLength(1);
  });

  test.each([
    ['web/test/posters.test.ts', `const game = 'art-robbery';`],
    ['games/beutezug/palette.css', '.beutezug { --bar: red; }'],
    ['web/home/covers.css', '.not-beutezug-at-all { color: red; }'],
  ])('but not by %s: %s', (path, source) => {
    expect(namings(path, source, NAMES)).toEqual([]);
  });
});

describe('an import is refused', () => {
  test.each([
    ['table/play.ts', `import { game } from '#games/art-robbery/index.ts';`],
    ['table/play.ts', `import { readFileSync } from 'node:fs';`],
    ['table/play.ts', `import fc from 'fast-check';`],
    ['table/play.ts', `import '../bots/index.ts';`],
    ['table/play.ts', `const later = () => import('#bots/index.ts');`],
    ['table/play.ts', `export * from '../games/index.ts';`],
    ['table/play.ts', `export type { State } from '../games/art-robbery/state.ts';`],
    ['table/play.ts', `import { hmac } from '@noble/hashes-not';`],
    ['table/play.ts', `import { toy } from './test/toy.ts';`],
    ['table/text.ts', `import type { ComponentType } from 'preact';`],
    ['table/text.ts', `import type { Pace } from '#board/contract.ts';`],
    ['board/stage.ts', `import { settings } from '../web/settings.ts';`],
    ['board/stage.ts', `import type { View } from '#games/beutezug/view.ts';`],
    ['table/test/play.test.ts', `import { game } from '#games/art-robbery/index.ts';`],
    ['games/index.ts', `import { seatsOf } from '#table/game.ts';`],
    ['games/index.ts', `import { game } from './art-robbery/index.ts';`],
    ['games/index.ts', `import type { AnyBot } from '#bots/bot.ts';`],
    ['games/beutezug/rules/turn.ts', `import { shuffle } from '../../art-robbery/rules/setup.ts';`],
    ['games/beutezug/rules/turn.ts', `import { shuffle } from '#games/art-robbery/rules/setup.ts';`],
    ['games/beutezug/index.ts', `import { catalogue } from '../index.ts';`],
    ['games/beutezug/bot.ts', `import { greedy } from '#bots/greedy.ts';`],
    ['games/beutezug/bot.ts', `import { page } from '../../cli/page.ts';`],
    ['games/beutezug/state.ts', `import { scene } from './test/scene.ts';`],
    ['games/beutezug/state.ts', `import { expect } from 'vitest';`],
    ['games/beutezug/test/laws.test.ts', `import { customs } from '../../art-robbery/test/customs.ts';`],
    ['games/beutezug/board/board.tsx', `import { legalMoves } from '../rules/cards.ts';`],
    ['games/beutezug/board/board.tsx', `import type { Rule } from '../rules/cards.ts';`],
    ['games/beutezug/board/board.tsx', `import { type View, view } from '../view.ts';`],
    ['games/beutezug/board/board.tsx', `import { en } from '../../art-robbery/text/en.ts';`],
    ['games/beutezug/board/board.tsx', `import { meanings } from '../foresight.ts';`],
    ['games/beutezug/text/en.ts', `import { setup } from '../rules/setup.ts';`],
    ['games/beutezug/text/en.ts', `import { imagine } from '../worlds.ts';`],
    ['games/burgle-bros/text/twin.ts', `import { pathOf } from '../path.ts';`],
    ['games/burgle-bros/board/film/walks.ts', `import { pathOf } from '../../path.ts';`],
    ['games/beutezug/text/en.ts', `import { odds } from '../odds/walk.ts';`],
    ['games/beutezug/text/en.ts', `import { player } from '../bot.ts';`],
    ['bots/greedy.ts', `import { catalogue } from '#games/index.ts';`],
    ['bots/greedy.ts', `import { Worker } from 'node:worker_threads';`],
    ['server/tables.ts', `import { board } from '../web/board.ts';`],
    ['cli/main.ts', `const { listen } = await import('../server/http.ts');`],
    ['bench/main.ts', `import { page } from '../cli/page.ts';`],
    ['bench/main.ts', `import { scene } from '#games/art-robbery/test/scene.ts';`],
    ['web/lobby.tsx', `import { game } from '#games/art-robbery/index.ts';`],
    ['web/lobby.tsx', `import { greedy } from '#bots/greedy.ts';`],
    ['web/lobby.tsx', `import { Board } from '#games/art-robbery/board/board.tsx';`],
    ['web/lobby.tsx', `import { readFile } from 'node:fs/promises';`],
    ['web/lobby.tsx', `const part = import(name);`],
    ['cellar/wine.ts', `export const wine = 1;`],
  ])('%s: %s', (path, source) => {
    const found = breaches(path, source);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/: (may not import|imports a test|no wall is written)/);
    expect(found[0]).toContain(path);
  });

  test('each of several, over several lines', () => {
    const source = `import {\n  a,\n  type b,\n} from '#games/x/index.ts';\nimport c, * as d from "node:fs";\n`;
    expect(breaches('table/play.ts', source)).toEqual([
      'table/play.ts: may not import games/x/index.ts',
      'table/play.ts: may not import node:fs',
    ]);
  });
});

describe('an import is allowed', () => {
  test.each([
    ['table/hash.ts', `import { sha256 } from '@noble/hashes/sha2.js';\nexport { utf8ToBytes } from './text.ts';`],
    [
      'table/test/play.test.ts',
      `import fc from 'fast-check';\nimport 'vitest';\nimport 'node:fs';\nimport './toy.ts';`,
    ],
    [
      'games/index.ts',
      `import type { AnyGame } from '#table/game.ts';\nconst a = () => import('./beutezug/index.ts');`,
    ],
    ['games/index.ts', `import { poster } from './beutezug/poster.ts';`],
    ['games/beutezug/index.ts', `import { setup } from './rules/setup.ts';\nimport { never } from '#table/game.ts';`],
    ['games/beutezug/test/rules/a.test.ts', `import { scene } from '../scene.ts';\nimport { test } from 'vitest';`],
    ['games/beutezug/board/board.tsx', `import type { View } from '../view.ts';\nimport { en } from '../text/en.ts';`],
    ['games/beutezug/board/board.tsx', `import { TILES } from '../components.ts';\nimport { h } from 'preact';`],
    [
      'games/beutezug/board/board.tsx',
      `import { Stage } from '#board/stage.ts';\nimport { Flag } from '#look/flag.tsx';`,
    ],
    ['bots/test/greedy.test.ts', `import { toy } from '#table/test/toy.ts';\nimport { greedy } from '../greedy.ts';`],
    ['server/http.ts', `import Fastify from 'fastify';\nimport { catalogue } from '#games/index.ts';`],
    ['web/worker.ts', `import { greedy } from '#bots/greedy.ts';\nimport { game } from '#games/beutezug/index.ts';`],
    ['web/lobby.tsx', `import { catalogue } from '#games/index.ts';\nimport { listed } from '#table/text.ts';`],
    ['vitest.config.ts', `import { defineConfig } from 'vitest/config';`],
  ])('%s: %s', (path, source) => {
    expect(breaches(path, source)).toEqual([]);
  });

  test.each([
    ['a comment', `// import { x } from 'node:fs';\n/* import('node:fs');\n */`],
    ['a string', `const a = "import { x } from 'node:fs'";\nconst b = 'import("node:fs")';`],
    ['a template', `const a = \`import { x } from "node:fs"; \${from} 'x' \${from} import("node:fs")\`;`],
    ['a regular expression', `const a = /'/;\nconst b = / from 'node:fs'/.test(c) || d / e;`],
    ['a list made from a string', `const a = Array.from('node:fs');\nconst b = { from: 'node:fs' };`],
    ['the place of the module', `const a = import.meta.url;`],
  ])('to be only spoken of in %s', (_where, source) => {
    expect(breaches('table/play.ts', source)).toEqual([]);
  });
});

describe('rules and kernel do without', () => {
  test.each([
    ['Math.random', `const die = Math.random();`],
    ['Math.random', `const die = \`rolled \${Math.random() * 6}\`;`],
    ['Date', `const now = new Date();`],
    ['Date', `const now = a ? Date : b;`],
    ['console', `console.log(1);`],
    ['fetch', `const answer = fetch('/');`],
    ['async', `const later = async () => 1;`],
    ['await', `const now = await later;`],
    ['a module-level let', `let count = 0;`],
    ['a module-level let', `const a = () => { let b = 1; return b; };\nexport let count = 0;`],
    ['a module-level var', `var count = 0;`],
  ])('%s: %s', (what, source) => {
    for (const path of ['table/play.ts', 'games/beutezug/rules/turn.ts', 'games/beutezug/board/board.tsx'])
      expect(breaches(path, source)).toEqual([`${path}: uses ${what}`]);
    for (const path of ['table/test/toy.ts', 'table/play.test.ts', 'cli/main.ts'])
      expect(breaches(path, source)).toEqual([]);
  });

  test('waiting, but for the one who waits for a store', () => {
    expect(breaches('table/host.ts', 'const a = async () => await b;')).toEqual([]);
    expect(breaches('table/host.ts', 'const a = new Date();')).toEqual(['table/host.ts: uses Date']);
  });

  test.each([
    `for (let i = 0; i < 3; i++) go(i);`,
    `function count() {\n  let n = 0;\n  return n;\n}`,
    `// Math.random, Date, console.log, async\n/** await fetch() */`,
    `const words = { Date: 'Date', async: 'async', 'await': 'console' };`,
    `const fetchedDog = state.Date + view.console;\nconst randomDate = fetched(1);`,
    `const text = \`new Date() \${die} Math.random()\`;`,
    `const a = b / 2; // let c\nconst quote = /["'\`]/;\nconst d = "let";`,
  ])('misfiring at %j', (source) => {
    expect(breaches('games/beutezug/rules/turn.ts', source)).toEqual([]);
  });
});

describe('a name is refused', () => {
  test.each([
    'utils/index.ts',
    'table/utils.ts',
    'games/beutezug/helpers/dice.ts',
    'games/beutezug/test/helper.test.ts',
    'web/common/button.tsx',
    'docs/Common.md',
    'games/beutezug/board/art/tiles/big/laser.svg',
  ])('%s', (path) => {
    expect(misnomers(path)).toHaveLength(1);
  });

  test('but not one that only sounds similar, nor a game three folders deep', () => {
    const good = ['table/commonality.ts', 'docs/utility.md', 'games/beutezug/board/art/tiles/laser.svg'];
    expect(good.flatMap(misnomers)).toEqual([]);
  });
});

test('a source is split into words, marks and strings at their depth', () => {
  const seen = tokens(`a(\`b \${c} d\`, 'e') // g\n+ /h"i/.j + k / l`);
  expect(seen.map(({ kind, text, depth }) => `${kind} ${text} ${depth}`)).toEqual([
    ...['word a 0', 'mark ( 0', 'template b  1', 'word c 2', 'template  d 1', 'mark , 1', 'string e 1', 'mark ) 0'],
    ...['mark + 0', 'mark . 0', 'word j 0', 'mark + 0', 'word k 0', 'mark / 0', 'word l 0'],
  ]);
});
