import { expect, test } from 'vitest';
import { gridOf, pointsPerRound, spread } from '../../board/end/chart.ts';

test('a round that was told again after something was taken back counts once', () => {
  const rounds = pointsPerRound([
    { type: 'roundEnded', round: 1, points: [1, 0] },
    { type: 'roundEnded', round: 2, points: [1, 4] },
    { type: 'roundEnded', round: 2, points: [2, 4] },
  ]);
  expect(rounds).toEqual([
    [1, 0],
    [2, 4],
  ]);
});

test('the grid ends at or just above the highest score', () => {
  expect(gridOf(38)).toEqual([0, 10, 20, 30, 40]);
  expect(gridOf(1)).toEqual([0, 5]);
  expect(gridOf(51)).toEqual([0, 20, 40, 60]);
  expect(gridOf(693).at(-1)).toBe(800);
});

test('labels keep apart, keep their order, and stay in the picture', () => {
  expect(spread([20, 22, 90], 30, 200)).toEqual([20, 50, 90]);
  expect(spread([180, 178, 185], 30, 190)).toEqual([160, 130, 190]);
});
