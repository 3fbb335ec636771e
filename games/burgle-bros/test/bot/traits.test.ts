import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { TRAITS, traitsOf } from '../../bot/traits.ts';
import { JOBS } from '../../components/jobs.ts';
import { view } from '../../seen.ts';
import { determinize } from '../../worlds.ts';
import { plainTraits } from './plain-traits.ts';
import { turnsOf } from './turns.ts';

const SEATS = [1, 2, 3, 4];
const TURNS = 12;
/** Where the traits of players and floors begin, and how many each has. */
const [CREW, PLAYER, FLOOR] = [53, 34, 27];
const FLOORS = CREW + 4 * PLAYER;

test.each(JOBS)('%s: what is hidden has no say in what is told of a position', (job) => {
  for (const seats of SEATS)
    for (const state of turnsOf(job, seats, TURNS)) {
      const told = traitsOf(reading(state));
      for (const seed of ['a', 'b'])
        expect(traitsOf(determinize(view(reading(state), state.turn), quick(seed)))).toEqual(told);
    }
});

test.each(JOBS)('%s: everybody and every floor has a place of its own, and who is not there has zeros', (job) => {
  for (const seats of SEATS)
    for (const state of turnsOf(job, seats, TURNS)) {
      const told = traitsOf(reading(state));
      expect(told.length).toBe(TRAITS);
      for (const trait of told) expect(trait >= 0 && trait < 5).toBe(true);
      for (let seat = 0; seat < seats; seat++) expect(told[CREW + seat * PLAYER]).toBe(1);
      expect(told.subarray(CREW + seats * PLAYER, FLOORS).some((trait) => trait !== 0)).toBe(false);
      for (const floor of state.layouts.keys()) expect(told[FLOORS + floor * FLOOR]).toBe(1);
      expect(told.subarray(FLOORS + state.layouts.length * FLOOR).some((trait) => trait !== 0)).toBe(false);
    }
});

test.each(JOBS)('%s: told in haste they are the same as at leisure', (job) => {
  for (const seats of SEATS)
    for (const state of turnsOf(job, seats, 3 * TURNS))
      expect(traitsOf(reading(state))).toEqual(plainTraits(reading(state)));
});
