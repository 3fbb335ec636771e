import { expect, test } from 'vitest';
import { scene } from '../scene.ts';

test('[S8] at the end of a raid the Boss is checked, loot becomes safe, and the next raid begins', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a
    s0 4a | hand 3
    s1 5a boss
    s2 rest
    draw 1`);
  t.play('3 3a');
  expect(t.events).toEqual([
    { type: 'played', seat: 0, card: '3' },
    { type: 'took', seat: 0, token: '3a' },
    { type: 'drew', seat: 0, card: '1' },
    { type: 'raidEnded', raid: 0, seat: 0 },
    { type: 'bossKept', seat: 1, with: '5a' },
    { type: 'secured', seat: 0, tokens: ['3a', '4a'] },
    { type: 'secured', seat: 1, tokens: ['5a', 'boss'] },
    { type: 'secured', seat: 2, tokens: ['0a', '1a', '2a', '3b', '3c'] },
    { type: 'raidBegan', raid: 1, seat: 1, because: 'next' },
  ]);
});

test('[R13] the dog in the centre does not keep a raid open, and the last taker still draws', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a dog
    s0 | hand 3 0 0 0 0
    s1 rest
    draw 1`);
  t.play('3 3a');
  expect(t.told).toContain('raidEnded');
  expect(t.view(0).hands[0]).toEqual(['0', '0', '0', '0', '1']);
});

test('[R13] a raid goes on while one token is left in the centre', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a 3b
    s0 | hand 3
    s1 rest`);
  t.play('3 3a');
  expect(t.told).not.toContain('raidEnded');
});

const bossLast = (held: string): string => `
  raid 1 · s0 to play
  centre boss
  s0 ${held} | hand thief
  s1 rest
  draw 1`;

test('[R14] the Boss stays with a holder who has a 4 of this raid', () => {
  const t = scene(bossLast('4a')).play('thief boss');
  expect(t.events).toContainEqual({ type: 'bossKept', seat: 0, with: '4a' });
  expect(t.view(0).safe[0]).toEqual([['4a', 'boss']]);
  expect(t.view(0).box).toEqual([]);
});

test('[R14] … or a 5', () => {
  const t = scene(bossLast('5a')).play('thief boss');
  expect(t.events).toContainEqual({ type: 'bossKept', seat: 0, with: '5a' });
});

test('[R14] with only a 3 it goes back to the box and belongs to nobody', () => {
  const t = scene(bossLast('3a')).play('thief boss');
  expect(t.events).toContainEqual({ type: 'bossReturned', seat: 0 });
  expect(t.view(0).safe[0]).toEqual([['3a']]);
  expect(t.view(1).box).toEqual([{ raid: 0, token: 'boss' }]);
});

test('[R14] a 4 in the safe from an earlier raid does not help', () => {
  const t = scene(`
    raid 2 · s0 to play
    centre boss
    s0 3a | hand thief | safe 1:4a 1:5a
    s1 rest | safe rest
    draw 1`);
  t.play('thief boss');
  expect(t.events).toContainEqual({ type: 'bossReturned', seat: 0 });
});

test('[R12] the Boss is no 5 for its own condition', () => {
  const t = scene(bossLast('0a')).play('thief boss');
  expect(t.told).toContain('bossReturned');
});

test('[R15] safe tokens cannot be stolen any more', () => {
  const t = scene(`
    raid 2 · s0 to play
    centre 4a
    s0 | hand 3 3 3 3 3 | safe 1:0a
    s1 rest | safe rest
    s2`);
  expect(t.moves).toEqual(['3 3a s1']);
  const own = scene(`
    raid 2 · s0 to play
    centre 4a
    s0 3a 3b 3c | hand 3 3 3 3 3 | safe 1:0a
    s1 rest | safe rest
    s2`);
  expect(own.moves).toEqual(['drop 3']);
});

test('[R16] the dog holder keeps the dog and starts the next raid', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a
    s0 4a | hand 3
    s1 rest
    s2 dog`);
  t.play('3 3a');
  expect(t.events.at(-1)).toEqual({ type: 'raidBegan', raid: 1, seat: 2, because: 'dog' });
  expect(t.acting).toBe(2);
  expect(t.picture()).toContain('s2 dog');
});

test('[R16] with the dog in the centre, whoever sits after the one who took the last token starts', () => {
  const t = scene(`
    raid 1 · s2 to play
    centre 3a dog
    s0
    s1 rest
    s2 | hand 3`);
  t.play('3 3a');
  expect(t.events.at(-1)).toEqual({ type: 'raidBegan', raid: 1, seat: 0, because: 'next' });
  expect(t.acting).toBe(0);
  expect(t.picture()).toContain('boss dog');
});
