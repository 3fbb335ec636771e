import { expect, test } from 'vitest';
import { scene } from '../scene.ts';

test('[S2] whoever begins a round bids, and has nothing to doubt', () => {
  const t = scene('1 | 2', 's0');
  expect(t.moves).toEqual(['1x1', '1x2', '1x3', '1x4', '1x5', '1x6', '2x1', '2x2', '2x3', '2x4', '2x5', '2x6']);
  expect(t.refusal('doubt')).toBe('nothing-to-doubt');
  expect(t.refusal('pass')).toBe('unclear');
});

test('[S2] a bid is heard by all, and the next one is in turn', () => {
  const t = scene('1 2 | 2 2 | 4 4', 's1').play('3x4');
  expect(t.events).toEqual([{ type: 'announced', seat: 1, count: 3, face: 4 }]);
  expect(t.acting).toBe(2);
  expect(t.view(0).bid).toEqual({ seat: 1, count: 3, face: 4 });
  expect(t.moves[0]).toBe('doubt');
});

test('[S2] … clockwise, past whoever is out', () => {
  expect(scene('2 2 | out | out | 4 4', 's0').play('1x2').acting).toBe(3);
  expect(scene('2 2 | out | out | 4 4', 's3').play('1x2').acting).toBe(0);
});

test('[R2] higher is more dice of any face, or as many of a higher one', () => {
  const t = scene('1 1 | 2', 's0, 2x4 by s1');
  expect(t.moves).toEqual(['doubt', '2x5', '2x6', '3x1', '3x2', '3x3', '3x4', '3x5', '3x6']);
  for (const low of ['2x4', '2x1', '1x6']) expect(t.refusal(low)).toBe('too-low');
});

test('[R3] nobody bids more dice than there are', () => {
  const t = scene('1 1 | 2', 's0, 3x6 by s1');
  expect(t.moves).toEqual(['doubt']);
  expect(t.refusal('4x1')).toBe('too-many');
});
