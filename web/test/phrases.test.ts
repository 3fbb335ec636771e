import { expect, test } from 'vitest';
import { faces } from '#games/index.ts';
import { LANGUAGES } from '#table/text.ts';
import { PHRASES, phrasesFor, phraseText } from '#wire/phrases.ts';

/** What the protocol takes. */
const KEY = /^[a-z]+(-[a-z]+){0,7}$/;

const games = await Promise.all(
  Object.entries(faces).map(async ([id, parts]) => [id, (await parts.text()).text] as const),
);

test.each(games)('%s: every phrase has a key that can be sent, and words of its own in every language', (_, text) => {
  const keys = phrasesFor(text.en);
  expect(keys).toEqual(expect.arrayContaining([...PHRASES]));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    expect(key).toMatch(KEY);
    expect(key.length).toBeLessThanOrEqual(40);
  }
  for (const language of LANGUAGES) {
    const said = keys.map((key) => phraseText(key, language, text[language]));
    expect(new Set(said).size).toBe(keys.length);
    for (const each of said) expect(each).toMatch(/^\p{Lu}[^.]*$/u);
  }
});

test('a phrase that is not known reads as its key, whatever that is', () => {
  expect(phraseText('hold-on-tight', 'de', {})).toBe('hold on tight');
  expect(phraseText('constructor', 'en', {})).toBe('constructor');
});
