import { expect, test } from 'vitest';
import { hitsInChapter, hitsInRule, pieces } from '../rules/search.ts';

const RULE = { id: 'R8', title: 'El perro guardián', text: 'Quien tiene el perro elige: la ficha o el Perro.' };

const marked = (text: string, query: string): string =>
  pieces(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['perro', 'El [perro] guardián'],
  ['PERRO', 'El [perro] guardián'],
  ['guardian', 'El perro [guardián]'],
  ['  perro ', 'El [perro] guardián'],
  ['r', 'El pe[r][r]o gua[r]dián'],
  ['gato', 'El perro guardián'],
  ['', 'El perro guardián'],
])('looking for "%s"', (query, found) => {
  expect(marked(RULE.title, query)).toBe(found);
});

test('hits are counted in title and text', () => {
  expect(hitsInRule(RULE, 'perro')).toBe(3);
  expect(hitsInChapter({ title: 'Robar', rules: [RULE, RULE] }, 'perro')).toBe(6);
  expect(hitsInRule(RULE, ' ')).toBe(0);
});

test('a rule is found by its number', () => {
  expect(hitsInRule(RULE, 'r8')).toBe(1);
});
