import { expect, test } from 'vitest';
import { Page, TIE, wrap } from '../page.ts';
import { commandsIn, readRequest } from '../request.ts';
import { words } from '../text/index.ts';
import { stage } from './perform.ts';

test('lines are broken between words', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('one', 7)).toEqual(['one']);
  expect(wrap('', 7)).toEqual(['']);
});

test('a word that is too long is cut', () => {
  expect(wrap('a 0123456789', 4)).toEqual(['a', '0123', '4567', '89']);
});

test('colours have no width', () => {
  expect(wrap('\u001b[1mone\u001b[22m two three', 7)).toEqual(['\u001b[1mone\u001b[22m two', 'three']);
});

test('words that are tied stay together', () => {
  const { io, out } = stage({ window: { columns: 20, rows: 9 }, env: { NO_COLOR: '1' } });
  const page = new Page(io);
  page.print(`This is a sentence.${TIE}[R8]`, { first: '• ' });
  page.section({ heading: 'Heading', lines: ['a line that has to be broken'] });
  expect(out()).toBe('• This is a\n  sentence. [R8]\nHeading\n  a line that has\n    to be broken\n');
});

test.each([
  ['', { type: 'nothing' }],
  ['  ', { type: 'nothing' }],
  ['7', { type: 'number', number: 7 }],
  ['help', { type: 'help', about: '' }],
  ['HILFE', { type: 'help', about: '' }],
  ['?', { type: 'help', about: '' }],
  ['zurück', { type: 'undo', about: '' }],
  ['zuruck', { type: 'undo', about: '' }],
  [' Save  My File.json ', { type: 'save', about: 'My File.json' }],
  ['regeln Hund', { type: 'rules', about: 'Hund' }],
  ['Thief   3A', { type: 'name', name: 'thief 3a' }],
])('“%s” is understood', (line, request) => {
  expect(readRequest(line, words.de, commandsIn(false))).toEqual(request);
});
