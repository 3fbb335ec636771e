import { expect, test } from 'vitest';
import { laws, trials } from '#table/laws.ts';
import { walk } from '#table/walk.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { customs } from './customs.ts';

for (const law of laws(game, customs, { games: 1, every: 40 })) test(law.title, law.check);

test('[R76] the games in which the laws are checked get as far as the roof', () => {
  const ends = new Set<string>();
  for (const trial of trials(game, customs, 20)) {
    ends.add((walk(trial, () => {}).state as State).result);
    if (ends.has('captured') && ends.has('won')) break;
  }
  expect([...ends]).toEqual(expect.arrayContaining(['captured', 'won']));
});
