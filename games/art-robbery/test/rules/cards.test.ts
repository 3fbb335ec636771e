import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { game } from '../../index.ts';
import { scene } from '../scene.ts';

test('[R2] a number card must use the centre while a matching token is there', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a boss
    s0 | hand 3 boss 0 0 0
    s1 3b 3c
    s2 rest`);
  expect(t.moves).toEqual(['0 0a s2', '3 3a', 'boss boss']);
  expect(t.refusal('3 3b s1')).toBe('centre-first');
});

test('[R3] one token per card, even if several match; of tokens alike only one is offered', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a 3b 3c
    s0 | hand 3 3 3 3 3
    s1 rest`);
  expect(t.moves).toEqual(['3 3a']);
  expect(t.refusal('3 3b')).toBe('alike');
  t.play('3 3a');
  expect(t.picture()).toContain('centre 3b 3c dog\ns0 3a\n');
});

test('[R3] of several with different alibis the taker chooses', () => {
  const t = scene(
    `
    raid 1 · s0 to play
    centre 0a 0b 1a 1b
    s0 | hand 0 0 0 1 thief
    s1 rest`,
    { tokens: 'more-alibis' },
  );
  expect(t.moves).toEqual(['0 0a', '0 0b', '1 1a', '1 1b', 'thief 0a', 'thief 0b', 'thief 1a', 'thief 1b']);
  t.play('0 0b');
  expect(t.picture()).toContain('centre 0a 1a 1b dog\ns0 0b\n');
});

test('[R4] with several possible victims the thief chooses victim and token', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 4a
    s0 | hand 3 3 3 3 3
    s1 3a 3b
    s2 3c rest`);
  expect(t.moves).toEqual(['3 3a s1', '3 3c s2']);
  t.play('3 3c s2');
  expect(t.picture()).toContain('s0 3c\ns1 3a 3b\n');
});

test('[R4] tokens of one number with different alibis are different loot', () => {
  const t = scene(
    `
    raid 1 · s0 to play
    centre 4a
    s0 | hand 0 0 0 0 0
    s1 0a 0b
    s2 rest`,
    { tokens: 'more-alibis' },
  );
  expect(t.moves).toEqual(['0 0a s1', '0 0b s1']);
});

test('[R5] no one can take from themselves: a number that only they have does nothing', () => {
  const t = scene(`
    raid 1 · s2 to play
    centre 4a
    s0
    s1 rest
    s2 3a 3b 3c | hand 3 3 3 3 3
    draw 0`);
  expect(t.moves).toEqual(['drop 3']);
  expect(t.refusal('3 3a s2')).toBe('own-token');
  t.play('drop 3');
  expect(t.events).toEqual([
    { type: 'played', seat: 2, card: '3' },
    { type: 'noEffect', seat: 2, card: '3' },
    { type: 'drew', seat: 2, card: '0' },
  ]);
});

test('[R6] taking is compulsory whenever it is possible', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 4a
    s0 | hand 3 4 3 4 3
    s1 3a
    s2 rest`);
  expect(t.moves).toEqual(['3 3a s1', '3 3b s2', '4 4a']);
  expect(t.refusal('drop 3')).toBe('must-take');
  expect(t.refusal('drop 4')).toBe('must-take');
});

test('[R11] the greedy thief takes any token of the centre, the Boss included, never from players and never the dog', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 0a 3a 3b boss dog
    s0 | hand thief thief thief thief thief
    s1 rest
    draw 1`);
  expect(t.moves).toEqual(['thief 0a', 'thief 3a', 'thief boss']);
  expect(t.refusal('thief 4a s1')).toBe('thief-centre-only');
  expect(t.refusal('thief dog')).toBe('unclear');
  t.play('thief boss');
  expect(t.events).toEqual([
    { type: 'played', seat: 0, card: 'thief' },
    { type: 'took', seat: 0, token: 'boss' },
    { type: 'drew', seat: 0, card: '1' },
  ]);
});

test('[R12] a 5 does not take the Boss, although the Boss counts five', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 0a boss
    s0 rest | hand 5 5 5 5 5
    s1`);
  expect(t.moves).toEqual(['drop 5']);
  expect(t.refusal('5 boss')).toBe('wrong-token');
});

test('[R31] with only the Boss left the greedy thief must take it, and the raid ends', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre boss
    s0 4a | hand thief thief thief thief thief
    s1 rest
    draw 1`);
  expect(t.moves).toEqual(['thief boss']);
  t.play('thief boss');
  expect(t.told).toEqual(['played', 'took', 'drew', 'raidEnded', 'bossKept', 'secured', 'secured', 'raidBegan']);
});

test('[R3] refusals say what is wrong with a card or token', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 4a
    s0 | hand 3 3 3 3 3
    s1 rest`);
  expect(t.refusal('drop 5')).toBe('not-in-hand');
  expect(t.refusal('3 4a')).toBe('wrong-token');
  expect(t.refusal('3 3a')).toBe('not-there');
  expect(t.refusal('3 3b s1')).toBe('alike');
  expect(t.refusal('3 3a s4')).toBe('not-there');
  expect(t.refusal('give dog')).toBe('no-question');
  for (const nonsense of [
    '',
    ' ',
    '3',
    '6',
    'drop',
    'drop 6',
    'drop 3 3a',
    '3 3a s1 s2',
    '3 3d',
    '3 3a x',
    'undo',
    '__proto__',
  ]) {
    expect(t.refusal(nonsense)).toBe('unclear');
  }
});

test('[R6] only the player in turn, or whoever is asked, may do anything', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 4a
    s0 | hand 3 3 3 3 3
    s1 3a rest dog`);
  const movesOf = (seat: number): number => game.moves(reading(t.state), seat as Seat).length;
  expect([movesOf(0), movesOf(1)]).toEqual([1, 0]);
  t.play('3 3a s1');
  expect([movesOf(0), movesOf(1)]).toEqual([0, 2]);
});
