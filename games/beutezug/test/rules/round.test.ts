import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { game } from '../../index.ts';
import { d6, lots, scene } from '../scene.ts';

/** Seat 0 rolls last; it wins 5 points. */
const last = (s0: string, s1: string, s2: string, s3 = '') => `
  round 3 · s0 rolls
  row 2 c2-09 s0 | c2-02 | c2-03
  s0 ${s0}
  s1 ${s1}
  s2 ${s2}
  ${s3}`;

test('[S4] after the last burglary points are counted, and the most points pick first', () => {
  const t = scene(last('c0-01 c0-02', 'c3-08 c0-03', 'c4-05 c0-04')).play('roll', d6(3, 3));
  expect(t.events.slice(-2)).toEqual([
    { type: 'roundEnded', round: 3, points: [5, 7, 8] },
    { type: 'ordered', order: [2, 1, 0], drew: [] },
  ]);
  expect(t.state).toMatchObject({ round: 4, phase: 'pick', turn: 0 });
  expect(t.acting).toBe(2);
});

test('[S4] bonuses go with the new places: first nothing, last the reroll token too', () => {
  const t = scene(last('c0-01 c0-02', 'c3-08 c0-03', 'c4-05 c0-04')).play('roll', d6(3, 3));
  t.play('pick 2a').play('pick 2a').play('pick 2a').play('roll', d6(1, 1));
  expect(t.view(0).burglary).toMatchObject({ rerollsAll: 1, rerollsOne: 1 });
});

test('[R20] loot tokens count, and a tie is settled by lot', () => {
  const t = scene(last('c0-01 c0-02 token 5', 'c3-08 c0-17 c0-18 c0-19', 'c5-01 token 6')).play('roll', [
    ...d6(3, 3),
    ...lots([0, 1], [1, 0]),
  ]);
  expect(t.only('roundEnded')).toMatchObject([{ points: [10, 10, 16] }]);
  expect(t.only('ordered')).toEqual([{ type: 'ordered', order: [2, 1, 0], drew: [[0, 1]] }]);
});

test('[R34] three of a kind draw for all their places', () => {
  const t = scene(last('', 'c2-05 c0-17 c0-18', 'c3-05', 's3 c4-05')).play('roll', [
    ...d6(3, 3),
    ...lots([0, 1, 2], [2, 0, 1]),
  ]);
  expect(t.only('ordered')).toEqual([{ type: 'ordered', order: [3, 2, 0, 1], drew: [[0, 1, 2]] }]);
});

test('[R34] two tied groups draw separately, and the reroll token goes by the result', () => {
  const t = scene(last('', 'c2-01 c2-04 c0-17', 'c4-05 c0-01', 's3 c3-01 c3-02')).play('roll', [
    ...d6(3, 3),
    ...lots([2, 3], [3, 2]),
    ...lots([0, 1], [0, 1]),
  ]);
  expect(t.only('ordered')).toMatchObject([
    {
      order: [3, 2, 0, 1],
      drew: [
        [2, 3],
        [0, 1],
      ],
    },
  ]);
  for (let n = 0; n < 4; n++) t.play('pick 2a');
  expect(t.acting).toBe(1);
  t.play('roll', d6(1, 1));
  expect(t.view(0).burglary).toMatchObject({ rerollsAll: 1, rerollsOne: 1 });
});

test('[R19] a card for everybody in every round: seven in the end unless the 0 deck ran dry', () => {
  const chance = quick('R19');
  for (let n = 0; n < 200; n++) {
    const state = game.setup({ cards: 'built-in' }, 2 + (n % 4), chance);
    let dry = false;
    playout(
      game,
      state,
      (moves) => {
        dry ||= state.decks[0]!.length < 2;
        return moves[chance.below(moves.length)]!;
      },
      chance,
    );
    if (!dry) expect(state.loot.map((cards) => cards.length)).toEqual(Array(state.seats).fill(7));
    expect(game.outcome(reading(state))!.winners).toHaveLength(1);
  }
});
