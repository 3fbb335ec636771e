import { expect, test } from 'vitest';
import { haulOf } from '../../board/end/haul.ts';
import { scene } from '../scene.ts';

const LAST = `
  raid 2 · s0 to play
  centre 3a
  s0 boss 1a | hand 3 0 0 0 0
  s1 5a 4a dog | safe rest
  s2 rest
  draw 2`;

test('what becomes safe, the Boss’s fate and who starts are read from what was told', () => {
  const at = scene(LAST).play('3 3a');
  expect(haulOf(at.events, 3)).toEqual({
    raid: 1,
    last: 0,
    secured: [
      ['1a', '3a'],
      ['4a', '5a'],
      ['0a', '2a', '3b', '3c'],
    ],
    boss: { seat: 0 },
    starts: { seat: 1, because: 'dog' },
  });
});

test('a kept Boss comes with the token that kept it', () => {
  const at = scene(LAST.replace('boss 1a', '1a').replace('5a 4a dog', 'boss 5a 4a dog')).play('3 3a');
  expect(haulOf(at.events, 3)!.boss).toEqual({ seat: 1, with: '4a' });
});

test('nothing to show while a raid goes on, and nobody starts after the last one', () => {
  expect(haulOf([{ type: 'took', seat: 0 as never, token: '3a' }], 3)).toBeUndefined();
  const at = scene(LAST.replace('raid 2', 'raid 4')).play('3 3a');
  expect(haulOf(at.events, 3)).toMatchObject({ raid: 3, last: 0 });
  expect(haulOf(at.events, 3)!.starts).toBeUndefined();
});
