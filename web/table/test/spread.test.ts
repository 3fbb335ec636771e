import { expect, test } from 'vitest';
import type { Mark } from '#board/contract.ts';
import { spread } from '../spread.ts';

const mark = (at: number, name: string): Mark => ({ at, name, picture: name });
const named = (marks: readonly Mark[]): string[] => marks.map(({ at, name }) => `${at} ${name}`);

test('marks that can be told apart all stand, in the order of the game', () => {
  const far = [mark(200, 'safe'), mark(10, 'alarm'), mark(100, 'alarm')];
  expect(named(spread(far, 300))).toEqual(['10 alarm', '100 alarm', '200 safe']);
});

test('of those too close together the last in the list stays, and no two are left that touch', () => {
  const close = [mark(10, 'alarm'), mark(19, 'alarm'), mark(28, 'alarm'), mark(11, 'safe')];
  expect(named(spread(close, 300))).toEqual(['11 safe', '28 alarm']);
});

test('there is room for marks in a game that has just begun', () => {
  expect(named(spread([mark(1, 'alarm')], 1))).toEqual(['1 alarm']);
  expect(spread([], 0)).toEqual([]);
});
