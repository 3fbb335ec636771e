import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visibleWords } from './visible-words.ts';

const PLACES = ['web/**/*.tsx', 'look/**/*.tsx', 'games/*/board/**/*.tsx'];

test('every visible word comes from a catalogue', () => {
  const pages = PLACES.flatMap((place) => globSync(place, { exclude: ['web/dist/**'] }));
  expect(pages).toContain('web/home/page.tsx');
  expect(pages.flatMap((path) => visibleWords(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['a text', '<p>Your turn</p>', 'Your turn'],
  ['a text in braces', "<p>{'Your turn'}</p>", 'Your turn'],
  ['one of two texts', "<p>{mine ? 'Yours' : name}</p>", 'Yours'],
  ['a text that is there sometimes', "<p>{mine && 'Yours'}</p>", 'Yours'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is markup to be looked at
  ['a text around a name', '<p>{`${name} rolls`}</p>', 'rolls'],
  ['a label', '<button aria-label="Close" />', 'Close'],
  ['a label in braces', "<input placeholder={'Search ' + place} />", 'Search'],
  ['what is said of a picture', '<img alt="A dog" />', 'A dog'],
])('%s is found', (_, markup, word) => {
  expect(visibleWords('page.tsx', `export const Page = () => ${markup};`)).toEqual([`page.tsx: ${word}`]);
});

test.each([
  ['words of a catalogue', '<p>{words.value.close}</p>'],
  ['names of classes', '<p class="flag mine" id="top" />'],
  ['signs', '<b>?</b>'],
  ['the name of the house', '<h1>Hideout</h1>'],
])('%s are no visible words', (_, markup) => {
  expect(visibleWords('page.tsx', `export const Page = () => ${markup};`)).toEqual([]);
});
