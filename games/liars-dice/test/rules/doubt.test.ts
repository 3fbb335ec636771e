import { expect, test } from 'vitest';
import { d6, scene } from '../scene.ts';

test('[S3, S4] a doubt lifts all cups; whoever was wrong loses a die, and begins when all have rolled again', () => {
  const t = scene('4 4 6 | 2 4 5 | 3 3', 's2, 4x4 by s1', { wild: false }).play('doubt', d6(6, 5, 4, 1, 2, 3, 1));
  expect(t.events).toEqual([
    { type: 'doubted', seat: 2, bidder: 1, count: 4, face: 4 },
    {
      type: 'shown',
      cups: [
        [4, 4, 6],
        [2, 4, 5],
        [3, 3],
      ],
      face: 4,
      found: 3,
    },
    { type: 'lostDie', seat: 1, left: 2 },
    { type: 'rolled', begins: 1 },
  ]);
  expect(t.picture()).toBe('4 5 6 | 1 2 | 1 3');
  expect(t.acting).toBe(1);
  expect(t.view(0).bid).toBe('none');
});

test('[S4] the doubter loses a die where the bid was right', () => {
  const t = scene('4 4 6 | 4 4 5', 's0, 4x4 by s1', { wild: false }).play('doubt', d6(1, 1, 1, 1, 1));
  expect(t.events[2]).toEqual({ type: 'lostDie', seat: 0, left: 2 });
  expect(t.acting).toBe(0);
});

test('[R5] as many as were bid is enough, one less is not', () => {
  expect(
    scene('4 4 | 4 5', 's0, 3x4 by s1', { wild: false })
      .play('doubt', d6(1, 1, 1))
      .picture(),
  ).toBe('1 | 1 1');
  expect(
    scene('4 4 | 2 5', 's0, 3x4 by s1', { wild: false })
      .play('doubt', d6(1, 1, 1))
      .picture(),
  ).toBe('1 1 | 1');
});

test('[R4] ones count as every face', () => {
  const t = scene('1 4 | 1 5', 's0, 3x4 by s1').play('doubt', d6(2, 2, 2));
  expect(t.events[1]).toMatchObject({ face: 4, found: 3 });
  expect(t.picture()).toBe('2 | 2 2');
});

test('[R4] … but not where the table plays without', () => {
  const t = scene('1 4 | 1 5', 's0, 3x4 by s1', { wild: false }).play('doubt', d6(2, 2, 2));
  expect(t.events[1]).toMatchObject({ face: 4, found: 1 });
});

test('[R4] a bid of ones counts ones alone', () => {
  const t = scene('1 4 | 1 5', 's0, 3x1 by s1').play('doubt', d6(2, 2, 2));
  expect(t.events[1]).toMatchObject({ face: 1, found: 2 });
});

test('[R6] without dice one is out, and whoever is next begins', () => {
  const t = scene('3 | 2 2 | out | 5', 's0, 1x2 by s3').play('doubt', d6(4, 4, 4));
  expect(t.events.slice(2)).toEqual([
    { type: 'lostDie', seat: 0, left: 0 },
    { type: 'rolled', begins: 1 },
  ]);
  expect(t.picture()).toBe('out | 4 4 | out | 4');
  expect(t.state.out).toEqual([2, 0]);
});

test('[R6] … also if it was the bidder', () => {
  const t = scene('3 | 2 2 | 5', 's1, 3x6 by s0').play('doubt', d6(4, 4, 4));
  expect(t.state.out).toEqual([0]);
  expect(t.acting).toBe(1);
});

test('[S5] the last one with dice wins, and nobody rolls any more', () => {
  const t = scene('out | 3 | 2 2', 's1, 2x2 by s2').play('doubt');
  expect(t.events.at(-1)).toEqual({ type: 'won', seat: 2 });
  expect(t.outcome).toEqual({ winners: [2], places: [3, 2, 1], scores: [0, 0, 2] });
  expect(t.acting).toBeUndefined();
});
