import { expect, test } from 'vitest';
import { ago, comingIn } from '../time.ts';

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

test.each([
  [400, 'en', 'in 1 second'],
  [40_000, 'de', 'in 40 Sekunden'],
  [1_790_000, 'en', 'in 30 minutes'],
  [1_790_000, 'es', 'dentro de 30 minutos'],
  [7_000_000, 'de', 'in 2 Stunden'],
] as const)('what comes in %i ms, in %s: %s', (milliseconds, language, words) => {
  expect(comingIn(milliseconds, language)).toBe(words);
});
