import { expect, test } from 'vitest';
import {
  cardsPath,
  lessonPath,
  MINE,
  newPath,
  primerPath,
  routeOf,
  rulesPath,
  spotPath,
  tablePath,
  whyPath,
} from '../address.ts';

const at = (path: string) => routeOf(new URL(path, 'https://hideout.example'));

test.each([
  ['/', { page: 'home', examples: false }],
  ['/?examples', { page: 'home', examples: true }],
  [newPath('beutezug'), { page: 'new', game: 'beutezug', here: false }],
  [newPath('beutezug', true), { page: 'new', game: 'beutezug', here: true }],
  [tablePath('fox-lamp-42'), { page: 'table', table: 'fox-lamp-42' }],
  [`${tablePath('fox-lamp-42')}/`, { page: 'table', table: 'fox-lamp-42' }],
  [spotPath('fox-lamp-42', { at: 42, as: 2 }), { page: 'table', table: 'fox-lamp-42', spot: { at: 42, as: 2 } }],
  [spotPath('fox', { at: 0, blind: true }), { page: 'table', table: 'fox', spot: { at: 0, blind: true } }],
  [spotPath('fox', { at: 7, as: 'everything' }), { page: 'table', table: 'fox', spot: { at: 7, as: 'everything' } }],
  [whyPath('fox'), { page: 'table', table: 'fox', part: 'why' }],
  ['/t/fox/proof', { page: 'table', table: 'fox', part: 'proof' }],
  ['/t/fox/toString', { page: 'missing' }],
  ['/t/fox/why/not', { page: 'missing' }],
  ['/t/fox?at=-1&as=2', { page: 'table', table: 'fox' }],
  ['/t/fox?at=4&as=nobody', { page: 'table', table: 'fox', spot: { at: 4 } }],
  [rulesPath('art-robbery'), { page: 'rules', game: 'art-robbery', rule: '' }],
  [primerPath('art-robbery'), { page: 'primer', game: 'art-robbery' }],
  [rulesPath('art-robbery', 'R8'), { page: 'rules', game: 'art-robbery', rule: 'R8' }],
  [cardsPath('burgle-bros'), { page: 'cards', game: 'burgle-bros' }],
  ['/open', { page: 'open' }],
  ['/learn', { page: 'learn' }],
  [MINE, { page: 'mine' }],
  [lessonPath('art-robbery'), { page: 'lesson', game: 'art-robbery', lesson: '', step: '' }],
  [lessonPath('art-robbery', 'dog', 'fetch'), { page: 'lesson', game: 'art-robbery', lesson: 'dog', step: 'fetch' }],
  ['/learn/art-robbery/first-raid/on', { page: 'missing' }],
  ['/settings', { page: 'settings' }],
  ['/calls', { page: 'calls' }],
  ['/about/', { page: 'about' }],
  ['/t', { page: 'missing' }],
  ['/t/fox/lamp', { page: 'missing' }],
  ['/settings/secret', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(at(path)).toEqual(route);
});

test('an address that is no text is no page, and no fault', () => {
  expect(at('/t/%E0%A4%A')).toEqual({ page: 'missing' });
});
