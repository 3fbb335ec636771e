import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { game } from '../index.ts';
import { isTrue } from './claims.ts';
import { customs } from './customs.ts';

test('what is said of a floor that is not there is no truth, and nothing breaks', () => {
  const seat = 0 as Seat;
  const state = game.setup(customs.options[0]!, 1, quick('no such floor'));
  const view = game.view(reading(state), seat);
  const moves = game.moves(reading(state), seat);
  const [move] = moves;
  const risk = { seat, stake: 'stealth', chance: 0, error: 0, by: 'end', other: 1 } as const;
  const claim = { view, move: move!, moves, best: move!, also: [], others: moves.slice(1), seed: '' };
  expect(isTrue({ because: 'lured', floor: view.floors.length + 1, to: '1A1', ...risk }, claim)).toBe(false);
});
