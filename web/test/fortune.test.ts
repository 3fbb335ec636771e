import { expect, test } from 'vitest';
import type { Balance } from '#table/verdict.ts';
import type { FinishedGame } from '#wire/finished.ts';
import { addedUp, type Fortune, fortuneOf, LATEST, latestOf, monthsOf } from '../mine/fortune.ts';

const game = (table: string, more: object = {}): FinishedGame => ({
  ...{ table, game: 'toy', when: 0, seats: 2, mine: [1], winners: [0], options: {}, others: [] },
  ...more,
});
const measure = (value: number, error = 0.1) => ({ value, error });
const balance = (seat: number | undefined, luck: number, own: number): Balance => ({
  ...{ seat: seat as Balance['seat'], start: measure(0.5), result: 0 },
  parts: [
    { part: 'luck', shift: measure(luck) },
    { part: 'own', shift: measure(own) },
  ],
});
const fortune = (when: number, luck: number, own = 0): Fortune => ({
  ...{ table: `${when}`, when },
  ...{ luck: measure(luck), own: measure(own) },
});

test('luck is that of one’s own seat, or of the whole crew; a game without an account has none', () => {
  const two = [balance(0, 0.2, 0), balance(1, -0.2, -0.1)];
  expect(fortuneOf(game('a'), two)).toMatchObject({ luck: { value: -0.2 }, own: { value: -0.1 } });
  expect(fortuneOf(game('a'), [balance(undefined, 0.3, -0.2)])).toMatchObject({ luck: { value: 0.3 } });
  expect(fortuneOf(game('a'), [])).toBeUndefined();
});

test('only games that one could win are looked at, and of those the latest', () => {
  const games = [
    game('given up', { winners: undefined }),
    game('against oneself', { mine: [0, 1] }),
    ...Array.from({ length: LATEST + 1 }, (_, n) => game(`${n}`)),
  ];
  const latest = latestOf(games, () => false);
  expect(latest).toHaveLength(LATEST);
  expect(latest[0]!.table).toBe('0');
  expect(latestOf(games, () => true).map(({ table }) => table)).toContain('against oneself');
});

test('luck is added up from the oldest game on, and is less sure with each', () => {
  const sums = addedUp([fortune(3, 0.5), fortune(2, -0.25), fortune(1, 0.25)]);
  expect(sums.map(({ value }) => value)).toEqual([0.25, 0, 0.5]);
  expect(sums.at(-1)!.error).toBeCloseTo(0.1 * Math.sqrt(3), 9);
});

test('what decisions cost is told by months, of a game on average', () => {
  const day = (month: number, date: number): number => new Date(2026, month, date).getTime();
  const months = monthsOf([fortune(day(4, 2), 0, -0.1), fortune(day(2, 30), 0, -0.3), fortune(day(2, 1), 0, -0.1)]);
  expect(months.map(({ when, games }) => [when, games])).toEqual([
    [day(2, 1), 2],
    [day(4, 1), 1],
  ]);
  expect(months[0]!.cost.value).toBeCloseTo(0.2, 9);
  expect(months[0]!.cost.error).toBeCloseTo(0.1 / Math.SQRT2, 9);
});
