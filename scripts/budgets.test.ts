import { expect, test } from 'vitest';
import { filesOf, type Manifest, textsOf, weigh } from './budgets.ts';

const MANIFEST: Manifest = {
  start: { file: 'start.js', imports: ['shared'] },
  shared: { file: 'shared.js', imports: ['start'] },
  page: { file: 'page.js', imports: ['shared', 'extra'] },
  extra: { file: 'extra.js' },
  board: { file: 'board.js', imports: ['shared', 'words'] },
  words: { file: 'words.js', name: 'text', imports: ['extra'] },
};

test('a page loads what its parts import, each once', () => {
  expect([...filesOf(MANIFEST, ['start', 'page'])]).toEqual(['start.js', 'shared.js', 'page.js', 'extra.js']);
});

test('what is there already does not weigh', () => {
  const budget = { name: 'page', most: 0, loads: ['page'], besides: ['start'] };
  expect(weigh(MANIFEST, budget, () => 10)).toBe(20);
});

test('what games say is a part of its own', () => {
  expect(textsOf(MANIFEST)).toEqual(['words']);
});

test('a page that is not in the build is a fault', () => {
  expect(() => filesOf(MANIFEST, ['elsewhere'])).toThrow('elsewhere is not in the build');
});
