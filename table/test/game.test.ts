import { expect, test } from 'vitest';
import { never, reading, seatsOf, viewersOf } from '../game.ts';
import { isRefused, refused } from '../refusal.ts';

test('seats count from 0, and the audience looks on as well', () => {
  expect(seatsOf(0)).toEqual([]);
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect(viewersOf(2)).toEqual([0, 1, 'audience']);
});

test('reading a value gives that very value', () => {
  const value = { cards: [1, 2] };
  expect(reading(value)).toBe(value);
});

test('a case that was forgotten throws and says which', () => {
  expect(() => never('sneeze' as never)).toThrow('unexpected "sneeze"');
});

test('a refusal is a code, with a detail only where there is one', () => {
  expect(refused('stale')).toEqual({ refused: 'stale' });
  expect(Object.keys(refused('stale'))).toEqual(['refused']);
  expect(refused('record-unreadable', 'entry 3')).toEqual({ refused: 'record-unreadable', detail: 'entry 3' });
});

test('only a refusal is one', () => {
  expect(isRefused(refused('stale'))).toBe(true);
  for (const value of [undefined, null, 0, 'refused', [], {}, { entry: 1 }]) expect(isRefused(value)).toBe(false);
});
