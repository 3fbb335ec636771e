import { expect, test } from 'vitest';
import type { FinishedGame } from '#wire/finished.ts';
import { companyOf, isWon, kindOf, streakOf, totalOf } from '../mine/totals.ts';

const PERSON = { name: 'Mira', isBot: false };
const BOT = { name: 'Rook', isBot: true };

/** A finished game of one's own, in the first seat. */
const game = (seats: number, winners?: readonly number[], mine: readonly number[] = [0]): FinishedGame => ({
  ...{ table: 'a-table', game: 'toy', when: 0, seats, mine, options: {}, others: [] },
  ...(winners && { winners }),
});

test('one person besides makes it a game with people', () => {
  expect(companyOf({ others: [] })).toBe('alone');
  expect(companyOf({ others: [BOT, BOT] })).toBe('bots');
  expect(companyOf({ others: [BOT, PERSON] })).toBe('people');
});

test('a shared win is a win, and neither a game given up nor one against oneself is won or lost', () => {
  expect(isWon(game(3, [0, 2]), false)).toBe(true);
  expect(isWon(game(3, [1]), false)).toBe(false);
  expect(isWon(game(3), false)).toBeUndefined();
  expect(isWon(game(2, [0], [0, 1]), false)).toBeUndefined();
  expect(isWon(game(2, [0, 1], [0, 1]), true)).toBe(true);
  expect(isWon(game(2, [], [0, 1]), true)).toBe(false);
});

test('the even share is what all seats together would win, over their number, and crews have none', () => {
  const games = [game(2, [0]), game(4, [1]), game(4, [0]), game(3), game(2, [0], [0, 1])];
  expect(totalOf(games, false)).toEqual({ won: 2, of: 3, even: 1 });
  expect(totalOf([game(2, [0, 1]), game(2, [])], true)).toEqual({ won: 1, of: 2 });
});

test('wins in a row are counted from the newest, across games that nobody won', () => {
  expect(streakOf([])).toEqual({ now: 0, best: 0 });
  expect(streakOf([true, undefined, true, false, true, true, true, false])).toEqual({ now: 2, best: 3 });
  expect(streakOf([false, true])).toEqual({ now: 0, best: 1 });
  expect(streakOf([true, true])).toEqual({ now: 2, best: 2 });
});

test('a game of which nobody chose the kind is of the first', () => {
  const name = { en: '', de: '', es: '' };
  const kinds = { option: 'job', names: { bank: name, office: name } };
  expect(kindOf({ options: { job: 'office' } }, kinds)).toBe('office');
  expect(kindOf({ options: {} }, kinds)).toBe('bank');
});
