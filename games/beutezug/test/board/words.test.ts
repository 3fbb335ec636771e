import { expect, test } from 'vitest';
import { wholePercent } from '../../board/talk.ts';
import { WORDS } from '../../board/words/index.ts';

/** Words that are the same in another language. */
const SHARED = ['bot'];

test.each(['de', 'es'] as const)('nothing is left in English in %s', (language) => {
  const same = Object.entries(WORDS.en).filter(
    ([key, words]) => typeof words === 'string' && Object.is(words, WORDS[language][key as keyof typeof WORDS.en]),
  );
  expect(same.map(([key]) => key).filter((key) => !SHARED.includes(key))).toEqual([]);
});

test('what is not quite certain never looks it', () => {
  expect([0, 0.001, 0.005, 0.874, 0.994, 0.9951, 1].map((chance) => wholePercent(chance, 'en').join(''))).toEqual([
    ...['0%', '<1%', '1%', '87%', '99%', '>99%', '100%'],
  ]);
  expect([0.001, 0.874, 0.9951].map((chance) => wholePercent(chance, 'de'))).toEqual([
    ['<1', '\u00a0%'],
    ['87', '\u00a0%'],
    ['>99', '\u00a0%'],
  ]);
});
