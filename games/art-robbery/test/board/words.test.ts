import { expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import { boardWords } from '../../board/words/index.ts';

/** Everything a catalogue says when its sentences are given something to speak of. */
function saidBy(words: object): string[] {
  return Object.values(words).flatMap((word: unknown): string[] => {
    if (typeof word === 'string') return [word];
    if (typeof word !== 'function') return saidBy(word as object);
    return [SAMPLES.map((samples) => attempt(word as (...given: unknown[]) => unknown, samples)).find(isSaid) ?? ''];
  });
}

/** One of these fits any sentence: a number, a name, a card, some names, a party, points per raid. */
const SAMPLES: readonly (readonly unknown[])[] = [
  [{ you: false, others: ['Ann'] }, 3],
  [['Ann', 'Ben']],
  [3, 4],
  ['Ann', '4', 'Ben', 'Cleo'],
  ['Ann', 4, 'Ben'],
  ['4', true],
];

const attempt = (say: (...given: unknown[]) => unknown, samples: readonly unknown[]): unknown => {
  try {
    return say(...samples);
  } catch {
    return undefined;
  }
};

const isSaid = (said: unknown): said is string => typeof said === 'string' && !/undefined|NaN|\[object/.test(said);

test('every language says as much, and nothing is left empty', () => {
  const [en, ...others] = LANGUAGES.map((language) => saidBy(boardWords[language]));
  expect(en!.length).toBeGreaterThan(100);
  for (const said of [en!, ...others]) {
    expect(said).toHaveLength(en!.length);
    expect(said.filter((word) => word.trim() === '')).toEqual([]);
  }
});

test('parties are spoken of properly', () => {
  const { en, de, es } = boardWords;
  expect(en.over.win({ you: true, others: [] }, 29)).toBe('You walk out with 29');
  expect(en.over.win({ you: true, others: ['Ann'] }, 29)).toBe('You and Ann share the win with 29');
  expect(en.over.arrested({ you: false, others: ['Ann', 'Ben'] })).toBe('Ann and Ben are arrested');
  expect(en.over.arrested({ you: false, others: ['Ann'] })).toBe('Ann is arrested');
  expect(de.over.arrested({ you: true, others: ['Ann'] })).toBe('Du und Ann seid verhaftet');
  expect(de.over.arrested({ you: false, others: ['Ann', 'Ben'] })).toBe('Ann und Ben sind verhaftet');
  expect(es.over.win({ you: false, others: ['Ana', 'Inés'] }, 29)).toBe('Empate a 29: Ana e Inés');
});
