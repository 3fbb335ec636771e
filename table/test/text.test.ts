import { describe, expect, test } from 'vitest';
import type { Seat } from '../game.ts';
import { REFUSALS } from '../refusal.ts';
import { isSelf, LANGUAGES, listed, refusalText } from '../text.ts';

test.each(LANGUAGES)('%s has a sentence for every refusal, and for nothing else', (language) => {
  const sentences = refusalText[language];
  expect(Object.keys(sentences).sort()).toEqual([...REFUSALS].sort());
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^\p{Lu}.*\p{L}.*\.$/u);
});

test.each(REFUSALS)('"%s" is said differently in every language', (code) => {
  expect(new Set(LANGUAGES.map((language) => refusalText[language][code])).size).toBe(LANGUAGES.length);
});

test.each(LANGUAGES)('no two refusals sound alike in %s', (language) => {
  expect(new Set(Object.values(refusalText[language])).size).toBe(REFUSALS.length);
});

describe('listed', () => {
  test.each([
    [[], ''],
    [['Ann'], 'Ann'],
    [['Ann', 'Ben'], 'Ann and Ben'],
    [['Ann', 'Ben', 'Cleo'], 'Ann, Ben and Cleo'],
    [['Ann', 'Ben', 'Cleo', 'Dan'], 'Ann, Ben, Cleo and Dan'],
  ])('%j is said "%s"', (names, said) => {
    expect(listed(names, 'and')).toBe(said);
  });

  test('takes the word of the language', () => {
    expect(listed(['Ann', 'Ben'], 'und')).toBe('Ann und Ben');
  });
});

test('only the viewer in that seat is spoken of', () => {
  expect(isSelf(1 as Seat, 1)).toBe(true);
  expect(isSelf(0 as Seat, 1)).toBe(false);
  expect(isSelf('audience', 0)).toBe(false);
});
