import { expect, test } from 'vitest';
import { reading } from '#table/game.ts';
import { game } from '../../index.ts';
import { scene } from '../scene.ts';

test('[S5] a victim without the dog loses the token', () => {
  const t = scene(`
    raid 1 · s1 to play
    centre 4a
    s0 3a
    s1 | hand 3 3 3 3 3
    s2 rest dog
    draw 1`);
  t.play('3 3a s0');
  expect(t.events).toEqual([
    { type: 'played', seat: 1, card: '3' },
    { type: 'stole', seat: 1, from: 0, token: '3a' },
    { type: 'drew', seat: 1, card: '1' },
  ]);
  expect(t.picture()).toContain('s0\ns1 3a\n');
});

const guarded = `
  raid 1 · s1 to play
  centre 4a
  s0 3a 3b dog
  s1 | hand 3 3 3 3 3
  s2 rest
  draw 1`;

test('[R8] a victim with the dog is asked: token or dog', () => {
  const t = scene(guarded).play('3 3a s0');
  expect(t.events).toEqual([
    { type: 'played', seat: 1, card: '3' },
    { type: 'asked', seat: 0, thief: 1, token: '3a' },
  ]);
  expect(t.acting).toBe(0);
  expect(t.moves).toEqual(['give token', 'give dog']);
});

test('[R8] … and may hand over the token and keep the dog', () => {
  const t = scene(guarded).play('3 3a s0').play('give token');
  expect(t.events).toEqual([
    { type: 'stole', seat: 1, from: 0, token: '3a' },
    { type: 'drew', seat: 1, card: '1' },
  ]);
  expect(t.picture()).toContain('s0 3b dog\ns1 3a\n');
});

test('[R8] … or the dog instead: the thief gets no token', () => {
  const t = scene(guarded).play('3 3a s0').play('give dog');
  expect(t.events).toEqual([
    { type: 'gaveDog', seat: 0, to: 1, token: '3a' },
    { type: 'drew', seat: 1, card: '1' },
  ]);
  expect(t.picture()).toContain('s0 3a 3b\ns1 dog\n');
});

test('[R8] the dog defends against the Boss card too', () => {
  const t = scene(`
    raid 1 · s1 to play
    centre 4a
    s0 boss dog
    s1 | hand boss
    s2 rest`);
  t.play('boss boss s0');
  expect(t.told).toEqual(['played', 'asked']);
  t.play('give dog');
  expect(t.picture()).toContain('s0 boss\ns1 dog\n');
});

test('[R9] of two matching tokens the thief names one, the victim only chooses token or dog', () => {
  const t = scene(
    `
    raid 1 · s1 to play
    centre 4a
    s0 0a 0b dog
    s1 | hand 0 0 0 0 0
    s2 rest`,
    { tokens: 'more-alibis' },
  );
  expect(t.moves).toEqual(['0 0a s0', '0 0b s0']);
  t.play('0 0b s0');
  expect(t.moves).toEqual(['give token', 'give dog']);
  t.play('give token');
  expect(t.picture()).toContain('s0 0a dog\ns1 0b\n');
});

test('[R10] a dog card takes the dog from its holder, who cannot refuse', () => {
  const t = scene(`
    raid 1 · s1 to play
    centre rest
    s0 dog
    s1 | hand dog
    draw 1`);
  t.play('dog');
  expect(t.events).toEqual([
    { type: 'played', seat: 1, card: 'dog' },
    { type: 'fetchedDog', seat: 1, from: 0 },
    { type: 'drew', seat: 1, card: '1' },
  ]);
});

test('[R27] the dog is no wall: its holder can be robbed, and decides', () => {
  const t = scene(guarded);
  expect(t.moves).toContain('3 3a s0');
  t.play('3 3a s0').play('give token');
  expect(t.picture()).toContain('s1 3a');
});

test('[R27] two to five can play', () => {
  expect(game.seats).toEqual({ min: 2, max: 5 });
});

test('[R30] the turn waits for the answer: nothing is drawn, nobody else can act', () => {
  const t = scene(guarded).play('3 3a s0');
  expect(t.view(1).hands[1]).toHaveLength(4);
  expect(game.toAct(reading(t.state))).toEqual([0]);
  for (const seat of [1, 2]) expect(game.moves(reading(t.state), seat as never)).toEqual([]);
  expect(t.refusal('drop 3')).toBe('answer-first');
  t.play('give dog');
  expect(t.view(1).hands[1]).toHaveLength(5);
  expect(t.acting).toBe(2);
});

test('[R30] after giving the dog the victim is unprotected', () => {
  const t = scene(`
    raid 1 · s1 to play
    centre 4a
    s0 3a dog
    s1 | hand 3
    s2 rest | hand 3`);
  t.play('3 3a s0').play('give dog').play('3 3a s0');
  expect(t.told).toEqual(['played', 'stole', 'drew']);
});

test('[R30] greedy thieves and dog cards never lead to the question', () => {
  const picture = `
    raid 1 · s1 to play
    centre 3b 4a
    s0 3a dog
    s1 | hand thief dog
    s2 rest`;
  expect(scene(picture).play('thief 3b').told).toEqual(['played', 'took', 'drew']);
  expect(scene(picture).play('dog').told).toEqual(['played', 'fetchedDog', 'drew']);
});
