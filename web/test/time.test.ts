import { expect, test } from 'vitest';
import { ago } from '../time.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const MINUTE = 60_000;

test.each([
  [0, 'en', 'now'],
  [5 * MINUTE, 'en', '5 minutes ago'],
  [61 * MINUTE, 'de', 'vor 1 Stunde'],
  [25 * 60 * MINUTE, 'es', 'ayer'],
] as const)('%d milliseconds ago, %s', (before, language, words) => {
  expect(ago(NOW - before, NOW, language)).toBe(words);
});

test('where there is little room it is said in short', () => {
  expect(ago(NOW - 22 * MINUTE, NOW, 'en', 'short')).toBe('22 min. ago');
  expect(ago(NOW - 22 * MINUTE, NOW, 'de', 'short')).toBe('vor 22 Min.');
});
