import { describe, expect, test } from 'vitest';
import type { Seat } from '../game.ts';
import { aShare, isSelf, listed, optionLine, optionTexts } from '../text.ts';

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

describe('options in words', () => {
  const words = {
    dice: { name: 'Dice', values: { 3: 'Three.', 5: 'Five.' } },
    wild: { name: 'Wild', values: { true: 'Wild.', false: 'Tame.' }, other: 'Neither.' },
  };
  const texts = optionTexts(words, { dice: [5, 3], wild: [true, false] }, { dice: 5, wild: false });

  test('values are those of the game in its order, whatever their names look like', () => {
    expect(texts.dice).toEqual({
      name: 'Dice',
      usual: 5,
      values: [
        { value: 5, line: 'Five.' },
        { value: 3, line: 'Three.' },
      ],
    });
    expect(texts.wild!.usual).toBe(false);
  });

  test('what is not chosen is the usual, and what cannot be listed has its own line', () => {
    expect(optionLine(texts.dice!, undefined)).toBe('Five.');
    expect(optionLine(texts.dice!, 3)).toBe('Three.');
    expect(optionLine(texts.wild!, undefined)).toBe('Tame.');
    expect(optionLine(texts.wild!, { some: 'set' })).toBe('Neither.');
  });
});

test('an English article goes by the sound of its number', () => {
  expect(['8%', '80.5%', '11%', '18%', '11.3%'].map(aShare)).toEqual([
    'an 8%',
    'an 80.5%',
    'an 11%',
    'an 18%',
    'an 11.3%',
  ]);
  expect(['64%', '1%', '1.8%', '100%', '< 1%'].map(aShare)).toEqual(['a 64%', 'a 1%', 'a 1.8%', 'a 100%', 'a < 1%']);
});
