import { expect, test } from 'vitest';
import { reading } from '#table/game.ts';
import { game } from '../../index.ts';
import { pointsOf } from '../../rules/order.ts';
import { d6, lots, scene } from '../scene.ts';

/** The last roll of the game: seat 0 wins 5 points. */
const end = (s0: string, s1: string, s2 = '') => `
  round 7 · s0 rolls
  row 2 c2-09 s0 | c2-02 | c2-03
  s0 ${s0}
  s1 ${s1}
  ${s2}`;

test('[S5] after round 7 the most points win', () => {
  const t = scene(end('c4-05', 'c5-01')).play('roll', d6(3, 3));
  expect(t.events.slice(-2)).toEqual([
    { type: 'roundEnded', round: 7, points: [13, 10] },
    { type: 'won', seat: 0, points: [13, 10], by: 'points' },
  ]);
  expect(game.outcome(reading(t.state))).toEqual({ winners: [0], places: [1, 2], scores: [13, 10] });
  expect(game.toAct(reading(t.state))).toEqual([]);
  expect(t.state.order.map((seat) => game.moves(reading(t.state), seat))).toEqual([[], []]);
});

test('[R23] a tie: the highest card, then the second highest, decide', () => {
  const by = (s0: string, s1: string) => scene(end(s0, s1)).play('roll', d6(3, 3)).only('won');
  expect(by('c4-01', 'c5-02')).toMatchObject([{ seat: 1, points: [11, 11], by: 'cards' }]);
  expect(by('c3-08', 'c3-09 c2-05 c2-01')).toMatchObject([{ seat: 0, points: [12, 12], by: 'cards' }]);
});

test('[R23] loot tokens are points but no cards', () => {
  const t = scene(end('', 'c2-05 token 6', 's2 c4-07')).play('roll', d6(3, 3));
  expect(t.only('won')).toMatchObject([{ seat: 2, points: [5, 9, 9], by: 'cards' }]);
});

test('[R23] all cards equal: the lot decides', () => {
  const t = scene(end('c3-08', 'c3-09 c3-05')).play('roll', [...d6(3, 3), ...lots([0, 1], [1, 0])]);
  expect(t.only('won')).toMatchObject([{ seat: 1, points: [12, 12], by: 'lot' }]);
  expect(game.outcome(reading(t.state))).toEqual({ winners: [1], places: [2, 1], scores: [12, 12] });
});

test('[R24] seven terms make 38, whether or not one of them is a token', () => {
  const { state } = scene(`
    round 7 · s0 picks
    row 2 c2-01 | c2-02 | c2-03
    s0 c2-05 c2-09 c3-05 c3-07 c0-17 c5-08 token 5
    s1 token 6`);
  expect(pointsOf(reading(state), state.order[0]!)).toBe(3 + 5 + 5 + 6 + 1 + 13 + 5);
});

test('[R27] the lower places are settled in the same way', () => {
  const t = scene(end('c3-08', 'c5-06', 's2 c5-09')).play('roll', d6(3, 3));
  expect(game.outcome(reading(t.state))).toEqual({ winners: [2], places: [3, 2, 1], scores: [12, 12, 14] });
  expect(t.only('won')).toMatchObject([{ by: 'points' }]);
});

test('[R27] a lot among the others is no lot for the winner', () => {
  const t = scene(end('c5-08', 'c3-08', 's2 c3-09')).play('roll', [...d6(3, 3), ...lots([1, 2], [2, 1])]);
  expect(t.only('won')).toMatchObject([{ seat: 0, by: 'points' }]);
  expect(game.outcome(reading(t.state))?.places).toEqual([1, 3, 2]);
});

test('[R28] a card that somebody has not got counts 0', () => {
  const t = scene(end('c3-08 c0-01', 'c3-09 c3-05')).play('roll', [...d6(3, 3), ...lots([0, 1], [0, 1])]);
  expect(t.only('won')).toMatchObject([{ seat: 0, by: 'lot' }]);
});

test('[R28] … so with equal points and equal high cards, whoever has a card more is ahead of a loot token', () => {
  const won = (s0: string, s1: string) => scene(end(s0, s1)).play('roll', d6(3, 3)).only('won');
  expect(won('c3-08 c0-17', 'c3-09 token 6')).toMatchObject([{ seat: 0, points: [13, 13], by: 'cards' }]);
  expect(won('token 6', 'c3-05 c2-05 c2-06')).toMatchObject([{ seat: 1, points: [11, 11], by: 'cards' }]);
});
