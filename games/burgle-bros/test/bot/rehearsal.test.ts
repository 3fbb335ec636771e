import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { Rehearsal } from '../../bot/rehearsal.ts';
import { game } from '../../index.ts';
import type { Options } from '../../options.ts';

const started = (seed: string) => {
  const chance = quick(seed);
  const state = game.setup(game.options({ job: 'office' }, 3) as Options, 3, chance);
  return { state, rehearsal: new Rehearsal(state, chance) };
};

test('a rehearsal stops where the turn begins that was asked for', () => {
  const { state, rehearsal } = started('rehearsal');
  for (const turns of [2, 3, 7]) {
    rehearsal.until(turns);
    expect(state.turns).toBe(turns);
    expect(state.pending).toEqual([]);
    expect(state.spent).toBe(0);
  }
});

test('… or when the game is over, and the same dice play the same', () => {
  const results = ['once', 'again'].map(() => {
    const { state, rehearsal } = started('to the end');
    rehearsal.until(1000);
    return state;
  });
  expect(results[0]!.result).not.toBe('playing');
  expect(results[1]).toEqual(results[0]);
});
