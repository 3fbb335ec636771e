import { expect, test } from 'vitest';
import { wordsIn } from '#table/few-words.ts';
import { lookAtHints, toothless } from './look.ts';

/** A cut of `npm run hints`: enough to see that each holds. */
const POSITIONS = { 'art-robbery': 60, beutezug: 80, 'burgle-bros': 25 } as const;

test.each(Object.entries(POSITIONS))('%s: hints are true, never empty and never long', async (game, positions) => {
  const found = await lookAtHints(game, positions, { seed: 'cut', iterations: 60 });
  const { first, tried: _tried, sentences, ...wrong } = found;
  expect(wrong).toEqual({ positions, contradicted: [], empty: [], long: [] });
  expect(toothless(found)).toEqual([]);
  expect(first.length).toBeGreaterThan(2);
  expect(sentences).toBeGreaterThan(3 * positions);
});

test('words are counted as people count them', () => {
  expect(wordsIn('It brings you 5 points, and Ben loses it.')).toBe(9);
  expect(wordsIn('+1 pink: 63% of cases.')).toBe(5);
});
