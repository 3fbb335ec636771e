import { describe, expect, test } from 'vitest';
import type { Seat } from '../game.ts';
import { isSelf, listed } from '../text.ts';

describe('listed', () => {
  test.each([
    [[], ''],
    [['Ann'], 'Ann'],
    [['Ann', 'Ben'], 'Ann and Ben'],
    [['Ann', 'Ben', 'Cleo'], 'Ann, Ben and Cleo'],
    [['Ann', 'Ben', 'Cleo', 'Dan'], 'Ann, Ben, Cleo and Dan'],
  ])('%j is said "%s"', (names, said) => {
    expect(listed(names, 'and')).toBe(said);
  });

  test('takes the word of the language', () => {
    expect(listed(['Ann', 'Ben'], 'und')).toBe('Ann und Ben');
  });
});

test('only the viewer in that seat is spoken of', () => {
  expect(isSelf(1 as Seat, 1)).toBe(true);
  expect(isSelf(0 as Seat, 1)).toBe(false);
  expect(isSelf('audience', 0)).toBe(false);
});
