import { expect, test } from 'vitest';
import { inFewWords, MOST_WORDS, wordsIn } from '../few-words.ts';

test('what does not fit is left out, and what comes after it as well', () => {
  const long = `${'word '.repeat(MOST_WORDS - 3)}end.`;
  expect(wordsIn(long)).toBe(MOST_WORDS - 2);
  expect(inFewWords(long, 'Two fit.')).toBe(`${long} Two fit.`);
  expect(inFewWords(long, 'Three do not.', 'One.')).toBe(long);
  expect(inFewWords('', 'Alone.')).toBe('Alone.');
  expect(inFewWords('word '.repeat(30), 'More.')).toBe('word '.repeat(30));
});
