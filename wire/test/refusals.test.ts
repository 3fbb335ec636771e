import { expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import { REFUSALS, refusalText } from '../refusals.ts';

test('no code is there twice, and all are plain words', () => {
  expect(new Set(REFUSALS).size).toBe(REFUSALS.length);
  for (const code of REFUSALS) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

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
