import { expect, test } from 'vitest';
import { reading } from '#table/game.ts';
import { LAWS } from '#table/lawbook.ts';
import { customs } from './customs.ts';
import { pullOff } from './directed.ts';

/** Law 10 is left to the random games: late in a game two views may come to be alike by accident after different cards. */
const CHECKED = LAWS.filter(({ number, at }) => at !== undefined && number !== 8 && number !== 10);

test('[R76] games that get to open safes and to the roof keep the laws too', () => {
  const results = new Set<string>();
  for (const [i, options] of customs.options.entries()) {
    for (let seats = 1; seats <= 4; seats++) {
      const heist = { options, seats, seed: `late ${i} ${seats}`, spare: 20 };
      const state = pullOff(
        heist,
        (spot) => {
          if (spot.chance.below(150) === 0) for (const law of CHECKED) law.at!(spot);
        },
        600,
      );
      expect(customs.flaw(reading(state))).toBeUndefined();
      results.add(state.result);
    }
  }
  expect(results).toContain('captured');
}, 30_000);
