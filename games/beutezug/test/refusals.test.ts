import { expect, test } from 'vitest';
import { reading } from '#table/game.ts';
import { trials } from '#table/laws.ts';
import { walk } from '#table/walk.ts';
import { SPACES } from '../components.ts';
import { game } from '../index.ts';
import { notate, parse } from '../notation.ts';
import { legalMoves, whyNot } from '../rules/turn.ts';
import { boxOf, type Move, type State } from '../state.ts';
import { customs } from './customs.ts';

/** All that somebody could ask for. */
const everyMove = (state: State): readonly Move[] => [
  ...SPACES.map((space): Move => ({ type: 'pick', space })),
  { type: 'roll' },
  { type: 'rerollAll' },
  ...[0, 1, 2, 3, 4].map((die): Move => ({ type: 'rerollOne', die })),
  { type: 'stop' },
  ...boxOf(reading(state)).id.map((card): Move => ({ type: 'keep', card })),
];

test('whatever can be asked for is legal, or there is a reason against it that nothing hidden changes', () => {
  for (const trial of trials(game, customs, 2)) {
    walk(trial, ({ state: now, seat, chance }) => {
      const state = now as State;
      const every = everyMove(state);
      const view = game.view(reading(state), seat);
      const found = every.map((move) => whyNot(reading(state), move));
      const fair = every.filter((_, i) => found[i] === undefined).map(notate);
      expect(fair.toSorted()).toEqual(legalMoves(reading(state), seat).map(notate).toSorted());
      const world = reading(game.determinize(view, chance));
      expect(every.map((move) => whyNot(world, move))).toEqual(found);
      const one = chance.below(every.length);
      expect(parse(notate(every[one]!))).toEqual(every[one]);
      if (found[one] !== undefined) expect(game.refusal(view, notate(every[one]!))).toBe(found[one]);
    });
  }
});
