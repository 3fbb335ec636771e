import { expect, test } from 'vitest';
import { cardsPath, newPath, routeOf, rulesPath, tablePath } from '../address.ts';

const at = (path: string) => routeOf(new URL(path, 'https://hideout.example'));

test.each([
  ['/', { page: 'home', examples: false }],
  ['/?examples', { page: 'home', examples: true }],
  [newPath('beutezug'), { page: 'new', game: 'beutezug', here: false }],
  [newPath('beutezug', true), { page: 'new', game: 'beutezug', here: true }],
  [tablePath('fox-lamp-42'), { page: 'table', table: 'fox-lamp-42' }],
  [`${tablePath('fox-lamp-42')}/`, { page: 'table', table: 'fox-lamp-42' }],
  [rulesPath('art-robbery'), { page: 'rules', game: 'art-robbery', rule: '' }],
  [rulesPath('art-robbery', 'R8'), { page: 'rules', game: 'art-robbery', rule: 'R8' }],
  [cardsPath('burgle-bros'), { page: 'cards', game: 'burgle-bros' }],
  ['/settings', { page: 'settings' }],
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
