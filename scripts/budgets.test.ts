import { expect, test } from 'vitest';
import { filesOf, type Manifest, weigh } from './budgets.ts';

const MANIFEST: Manifest = {
  start: { file: 'start.js', imports: ['shared'] },
  shared: { file: 'shared.js', imports: ['start'] },
  page: { file: 'page.js', imports: ['shared', 'extra'] },
  extra: { file: 'extra.js' },
};

test('a page loads what its parts import, each once', () => {
  expect([...filesOf(MANIFEST, ['start', 'page'])]).toEqual(['start.js', 'shared.js', 'page.js', 'extra.js']);
});

test('what is there already does not weigh', () => {
  const budget = { name: 'page', most: 0, loads: ['page'], besides: ['start'] };
  expect(weigh(MANIFEST, budget, () => 10)).toBe(20);
});
