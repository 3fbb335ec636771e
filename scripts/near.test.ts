import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BESIDE_IMPORTS, nearTo } from './near.ts';

const SOURCES = Object.fromEntries(globSync('{e2e,scripts}/*.ts').map((path) => [path, readFileSync(path, 'utf8')]));
const ALL = Object.keys(SOURCES).filter((path) => path.endsWith('.spec.ts'));

const near = (...changed: readonly string[]) => nearTo(changed, SOURCES);

test('a module is looked at by what imports it, and by the tests that read every file', () => {
  expect(near('games/beutezug/test/luck.test.ts', 'bench/measure.ts')).toEqual({
    modules: [
      'games/beutezug/test/luck.test.ts',
      'bench/measure.ts',
      'scripts/walls.test.ts',
      'scripts/rules-map.test.ts',
    ],
    beside: ['scripts/walls.test.ts', 'scripts/rules-map.test.ts'],
    specs: [],
  });
});

test('a text that nobody imports is looked at by those who read it', () => {
  const { modules, specs } = near('docs/hosting.md', 'games/art-robbery/test/games/shortest.game.txt');
  expect(modules).toEqual([
    'scripts/rules-map.test.ts',
    'scripts/golden.test.ts',
    'server/test/documents.test.ts',
    'cli/test/outside.test.ts',
  ]);
  expect(specs).toEqual([]);
});

test('what a page is made of is looked at in the browser: one game by those that play it', () => {
  expect(near('web/table/log.tsx').specs).toEqual(ALL.toSorted());
  const { specs } = near('games/burgle-bros/rules/guard.ts');
  expect(specs).toContain('e2e/burgle-bros.spec.ts');
  expect(specs).toContain('e2e/cards.spec.ts');
  expect(specs).toContain('e2e/pages.spec.ts');
  expect(specs).not.toContain('e2e/hot-seat.spec.ts');
  expect(near('games/burgle-bros/test/rules/guard.test.ts', 'server/test/limits.test.ts').specs).toEqual([]);
});

test('a style is looked at by whoever measures, a translation by whoever speaks that language', () => {
  const styled = near('web/table/table.css').specs;
  expect(styled).toContain('e2e/pages.spec.ts');
  expect(styled).toContain('e2e/phone.spec.ts');
  expect(styled).not.toContain('e2e/people.spec.ts');
  const spoken = near('games/art-robbery/text/de.ts').specs;
  expect(spoken).toContain('e2e/together.spec.ts');
  expect(spoken).not.toContain('e2e/hot-seat.spec.ts');
  expect(near('games/art-robbery/text/de-rules.ts').specs).toEqual(spoken);
  expect(near('web/words/en.ts').specs).toEqual(ALL.toSorted());
});

test('a part of the browser’s tests is looked at by those that use it', () => {
  expect(near('e2e/sound.spec.ts').specs).toEqual(['e2e/sound.spec.ts']);
  expect(near('e2e/keyboard.ts').specs).toEqual([
    'e2e/burgle-bros.spec.ts',
    'e2e/every-lesson.spec.ts',
    'e2e/examples.spec.ts',
    'e2e/games.spec.ts',
    'e2e/guide.spec.ts',
    'e2e/lessons.spec.ts',
    'e2e/offline.spec.ts',
  ]);
  expect(near('scripts/staging.ts').specs).toContain('e2e/playback.spec.ts');
  expect(near('e2e/heists/office-won.txt').specs).toEqual(near('e2e/heist.ts').specs);
  expect(near('package.json').specs).toEqual(ALL.toSorted());
});

test('every test that is named exists', () => {
  for (const [, tests] of BESIDE_IMPORTS) for (const path of tests) expect(existsSync(path), path).toBe(true);
});
