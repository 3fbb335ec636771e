import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { advice } from '../bot.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import { scene } from './scene.ts';

test('advice: without actions a turn ends; with some, nothing is tried that could go on for ever', () => {
  const chance = quick('advice');
  const state = game.setup(game.options({ characters: ['raven normal'] }, 2) as Options, 2, chance);
  while (state.pending.length > 0) {
    const seat = game.toAct(reading(state))[0]!;
    expect(advice(game.view(reading(state), seat), game.moves(reading(state), seat))).toBeUndefined();
    game.step(state, seat, game.moves(reading(state), seat)[0]!, chance, () => {});
  }
  state.turn = 0 as Seat;
  state.at[0] = state.entrance;
  const advised = (): unknown => {
    const moves = game.moves(reading(state), state.turn);
    expect(moves.map(({ type }) => type)).toContain('crow');
    return advice(game.view(reading(state), state.turn), moves);
  };
  expect(advised()).toEqual(expect.arrayContaining([{ type: 'end' }]));
  expect(advised()).not.toEqual(expect.arrayContaining([expect.objectContaining({ type: 'crow' })]));
  state.left = 0;
  expect(advised()).toEqual({ type: 'end' });
});

test('[R104] advice: no bot gives up, and all agree when a person wants to', () => {
  const t = scene('s0 hawk\ns1 juicer\nfloor 1\n1 ./0 ? ? ?/G');
  const advised = (): unknown => advice(t.view(t.acting), game.moves(reading(t.state), t.acting));
  expect(t.can('give-up')).toEqual(['give-up']);
  expect(advised()).not.toEqual(expect.arrayContaining([{ type: 'give-up' }]));
  t.play('give-up');
  expect(advised()).toEqual({ type: 'agree' });
});
