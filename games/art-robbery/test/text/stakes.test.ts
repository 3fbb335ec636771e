import { expect, test } from 'vitest';
import { stakes } from '../../text/stakes.ts';
import { scene } from '../scene.ts';

const asked = (held: string, played: string) =>
  stakes(
    scene(`
      raid 3 · s0 to play
      centre 3a
      s0 | hand 4 5 2 boss 0
      s1 ${held} dog | safe rest
      s2 rest`)
      .play(played)
      .view(1),
  );

test('[R14] a theft of the only 4 or 5 costs the Boss too', () => {
  expect(asked('4a boss', '4 4a s1')).toEqual({ kind: '4', points: 9, alibis: 0, boss: true });
  expect(asked('4a 5a boss', '4 4a s1')).toEqual({ kind: '4', points: 4, alibis: 0, boss: false });
});

test('[R23] a Boss without a 4 or 5 counts nothing', () => {
  expect(asked('2a boss', 'boss boss s1')).toEqual({ kind: 'boss', points: 0, alibis: 0, boss: false });
  expect(asked('5a boss', 'boss boss s1')).toEqual({ kind: 'boss', points: 5, alibis: 0, boss: false });
});

test('[R22] alibis go with the token', () => {
  expect(asked('2a boss', '2 2a s1')).toEqual({ kind: '2', points: 2, alibis: 1, boss: false });
});

test('without a question there is nothing at stake', () => {
  const at = scene(`
    raid 1 · s0 to play
    centre rest dog
    s0 | hand 0 0 0 0 1
    s1
    s2`);
  expect(() => stakes(at.view(1))).toThrow('nobody is asked anything');
});
