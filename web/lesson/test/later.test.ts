import { expect, test } from 'vitest';
import { MOST_WORDS, wordsIn } from '#table/few-words.ts';
import type { AnyGameText } from '#table/text.ts';
import { laterSaying } from '../later.ts';
import { en } from '../words/en.ts';

/** A text that says of a move what its meaning says. */
const text = { move: (move: string, _view: unknown, _names: unknown, meaning = '') => `${move} ${meaning}`.trim() };
const said = (move: string, meaning?: string): string =>
  laterSaying({ name: move, move, meaning }, { text: text as unknown as AnyGameText, view: 0, names: [] }, en.later)
    .says;

test('what comes too early says what would come of it, as soon as that is known', () => {
  expect(said('Go to 1C3: 1 action.')).toBe('That would be: Go to 1C3: 1 action.');
  expect(said('Go to 1C3: 1 action.', 'Alarm at 1C3.')).toBe('That would be: Go to 1C3: 1 action. Alarm at 1C3.');
});

test('… in no more words than anybody reads, sentence by sentence', () => {
  const long = said('Go to 1C3: 1 action.', `${'word '.repeat(12)}end. ${'more '.repeat(8)}. One.`);
  expect(long).toBe(`That would be: Go to 1C3: 1 action. ${'word '.repeat(12)}end.`);
  expect(wordsIn(`${en.later.title} ${long}`)).toBeLessThanOrEqual(MOST_WORDS);
  expect(said(`Take: ${'it '.repeat(30)}.`)).toBe('That would be: Take.');
});
