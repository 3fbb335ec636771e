import { expect, test } from 'vitest';
import { CARDS, type Card } from '../../components.ts';
import { scene, shuffled } from '../scene.ts';

test('[S3] one card goes from the hand to the discard pile, and there is no passing', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a 4a
    s0 | hand 3 3 4 dog dog
    s1 rest
    draw 5`);
  expect(t.moves).toEqual(['3 3a', '4 4a', 'dog']);
  t.play('4 4a');
  expect(t.view(0).hands[0]).toEqual(['3', '3', '5', 'dog', 'dog']);
  expect(t.view(1).discard).toEqual({ count: 1, top: '4' });
});

test('[S4] a number card takes its token from the centre', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a 4a
    s0 | hand 4
    s1 rest
    draw 5`);
  t.play('4 4a');
  expect(t.events).toEqual([
    { type: 'played', seat: 0, card: '4' },
    { type: 'took', seat: 0, token: '4a' },
    { type: 'drew', seat: 0, card: '5' },
  ]);
  expect(t.picture()).toContain('centre 3a dog\ns0 4a\n');
});

test('[S4] the Boss card takes the Boss token from the centre', () => {
  const t = scene(`
    raid 1 · s1 to play
    centre 3a boss
    s0 rest
    s1 | hand boss
    draw 5`);
  t.play('boss boss');
  expect(t.events).toEqual([
    { type: 'played', seat: 1, card: 'boss' },
    { type: 'took', seat: 1, token: 'boss' },
    { type: 'drew', seat: 1, card: '5' },
  ]);
});

test('[S4] the guard dog card brings the dog from the centre', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre rest dog
    s0 | hand dog
    s1
    draw 5`);
  t.play('dog');
  expect(t.events).toEqual([
    { type: 'played', seat: 0, card: 'dog' },
    { type: 'fetchedDog', seat: 0, from: 'centre' },
    { type: 'drew', seat: 0, card: '5' },
  ]);
  expect(t.picture()).toContain('s0 dog');
});

test('[R7] a card without effect may be played on purpose and is replaced', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a
    s0 rest | hand 5 3
    s1
    draw 1`);
  expect(t.moves).toContain('drop 5');
  t.play('drop 5');
  expect(t.events).toEqual([
    { type: 'played', seat: 0, card: '5' },
    { type: 'noEffect', seat: 0, card: '5' },
    { type: 'drew', seat: 0, card: '1' },
  ]);
});

test('[R7] a dog card of the one who has the dog does nothing', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre rest
    s0 dog | hand dog
    s1
    draw 1`);
  t.play('dog');
  expect(t.told).toEqual(['played', 'noEffect', 'drew']);
  expect(t.picture()).toContain('s0 dog');
});

test('[S6] whoever played draws back to five', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre rest
    s0 | hand 0 1 2 3 4
    s1
    draw boss`);
  t.play('0 0a');
  expect(t.view(0).hands[0]).toEqual(['1', '2', '3', '4', 'boss']);
  expect(t.view(0).draw).toBe(44);
});

test('[R18] the draw that empties the pile has the discard pile shuffled at once, with the card just played', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre rest
    s0 | hand 0 1 2 3 4
    s1 | hand 5 5 5 5 5
    draw boss end`);
  const pile = [...t.state.discard.map((card) => CARDS[card]!), '0' as Card];
  const wanted = [...pile].sort().reverse();
  t.play('0 0a', shuffled(pile, wanted.join(' ')));
  expect(t.events).toEqual([
    { type: 'played', seat: 0, card: '0' },
    { type: 'took', seat: 0, token: '0a' },
    { type: 'drew', seat: 0, card: 'boss' },
    { type: 'reshuffled', cards: 45 },
  ]);
  expect(t.state.draw.map((card) => CARDS[card]).reverse()).toEqual(wanted);
  expect(t.view(0).discard).toEqual({ count: 0, top: 'none' });
});

test('[S7] the turn passes clockwise while there are tokens in the centre', () => {
  const t = scene(`
    raid 1 · s2 to play
    centre rest
    s0 | hand 1
    s1
    s2 | hand 0`);
  t.play('0 0a');
  expect(t.acting).toBe(0);
  t.play('1 1a');
  expect(t.acting).toBe(1);
});
