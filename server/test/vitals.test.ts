import { expect, test } from 'vitest';
import { BEAT, Vitals } from '../vitals.ts';

/** What so many beats say. */
const beats = (vitals: Vitals, count: number): readonly string[] => Array.from({ length: count }, () => vitals.beat());

test('a line of which nothing comes is asked once, and dead within twenty seconds', () => {
  expect(beats(new Vitals(), 4)).toEqual(['fine', 'ask', 'fine', 'dead']);
  expect(4 * BEAT).toBeLessThanOrEqual(20_000);
});

test('whoever answers or speaks lives, and whoever speaks all the time is not asked', () => {
  const vitals = new Vitals();
  expect(beats(vitals, 2)).toEqual(['fine', 'ask']);
  vitals.heard();
  expect(beats(vitals, 3)).toEqual(['fine', 'ask', 'fine']);
  for (let i = 0; i < 10; i++) {
    vitals.heard();
    expect(vitals.beat()).toBe('fine');
  }
});
