import { expect, test } from 'vitest';
import { quick, type Roll, recording } from '#table/chance.ts';
import { type Chance, reading } from '#table/game.ts';
import { game } from '../../index.ts';
import { CENTRE, type Options } from '../../state.ts';
import { scene } from '../scene.ts';

const base: Options = { tokens: 'base', safes: 'hidden' };

test('[S1] the cards are shuffled and each player gets five; the dog waits in the centre', () => {
  for (const seats of [2, 3, 4, 5]) {
    const state = game.setup(base, seats, quick('a table'));
    expect(state.hands.reduce((sum, count) => sum + count)).toBe(5 * seats);
    expect(state.draw).toHaveLength(55 - 5 * seats);
    expect(state.discard).toEqual([]);
    expect(state.dog).toBe(CENTRE);
  }
});

test('[S1] the shuffle asks for 54 rolls, from 55 cards down to two', () => {
  const kept = recording(quick('a table'));
  game.setup(base, 3, kept);
  const bounds = kept.rolls.map(([bound]: Roll) => bound);
  expect(bounds).toEqual([...Array.from({ length: 54 }, (_, i) => 55 - i), 3]);
});

test('[R1] chance decides who begins, everybody alike', () => {
  for (const first of [0, 1, 2]) {
    let asked = 0;
    const chance: Chance = { below: (bound) => (++asked === 55 ? first : bound - 1) };
    const state = game.setup(base, 3, chance);
    expect(game.toAct(reading(state))).toEqual([first]);
  }
});

test('[S2] a raid starts with its nine tokens in the centre and nothing of the others', () => {
  const state = game.setup(base, 2, quick('a table'));
  expect(game.view(reading(state), 'audience').centre).toEqual([
    '0a',
    '1a',
    '2a',
    '3a',
    '3b',
    '3c',
    '4a',
    '5a',
    'boss',
  ]);
  expect(state.places.filter((place) => place === CENTRE)).toHaveLength(9);
});

test('[S2] the tokens of the next raid come when the last one is gone', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a
    s0 4a | hand 3
    s1 rest`);
  t.play('3 3a');
  expect(t.picture()).toBe('centre 0a 1a 2a 3a 3b 3c 4a 5a boss dog\ns0\ns1');
  expect(t.view('audience').raid).toBe(1);
});

test('[R17] hands, draw pile and discard pile carry over into the next raid', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre 3a
    s0 4a | hand 3 0 1 2 5
    s1 rest | hand boss boss boss dog dog
    draw thief
    discard 1 1`);
  t.play('3 3a');
  expect(t.view(0).hands[0]).toEqual(['0', '1', '2', '5', 'thief']);
  expect(t.view(1).hands[1]).toEqual(['boss', 'boss', 'boss', 'dog', 'dog']);
  expect(t.view(0).discard).toEqual({ count: 3, top: '3' });
});
