import { expect, test } from 'vitest';
import { reading } from '#table/game.ts';
import { kindChances, outcomesOn } from '../../bot/rooms.ts';
import { JOBS } from '../../components/jobs.ts';
import { KINDS } from '../../components/tiles.ts';
import { hiddenOdds } from '../../odds/hidden.ts';
import { view } from '../../seen.ts';
import { turnsOf } from './turns.ts';

const TURNS = 20;

test.each(JOBS)('%s: what a face-down room may be is as likely as the odds say', (job) => {
  let compared = 0;
  for (const state of turnsOf(job, 3, TURNS))
    for (const { floor, kinds, tiles } of hiddenOdds(view(reading(state), state.turn))) {
      const chances = kindChances(reading(state), floor - 1);
      for (const [kind, name] of KINDS.entries())
        expect(chances[kind]).toBeCloseTo(kinds.find((each) => each.kind === name)?.chance ?? 0, 9);
      if (tiles === 0) continue;
      compared += 1;
      for (const care of ['all', 'likely'] as const) {
        const sum = outcomesOn(reading(state), floor - 1, care).reduce((all, { chance }) => all + chance, 0);
        expect(sum).toBeCloseTo(1, 9);
      }
    }
  expect(compared).toBeGreaterThan(TURNS);
});
