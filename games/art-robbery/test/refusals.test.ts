import { expect, test } from 'vitest';
import { type Immutable, reading, seatsOf } from '#table/game.ts';
import { trials } from '#table/laws.ts';
import { walk } from '#table/walk.ts';
import { CARDS, TOKENS } from '../components.ts';
import { game } from '../index.ts';
import { notate, parse } from '../notation.ts';
import { legalMoves, whyNot } from '../rules/cards.ts';
import type { Move, State } from '../state.ts';
import { customs } from './customs.ts';

/** All that somebody could ask for. */
const EVERY_MOVE: readonly Move[] = [
  ...CARDS.flatMap((card): Move[] => [
    { type: 'play', card },
    ...TOKENS.flatMap((token): Move[] => [
      { type: 'take', card, token },
      ...seatsOf(5).map((from): Move => ({ type: 'steal', card, token, from })),
    ]),
  ]),
  { type: 'give', what: 'token' },
  { type: 'give', what: 'dog' },
];

test('whatever can be asked for is legal, or there is a reason against it that nothing hidden changes', () => {
  for (const move of EVERY_MOVE) expect(parse(notate(move))).toEqual(move);
  for (const trial of trials(game, customs, 2)) {
    walk(trial, ({ state: now, seat, chance }) => {
      if (chance.below(4) > 0) return;
      const state = reading(now as State);
      const view = game.view(state, seat);
      const reasons = (of: Immutable<State>) => EVERY_MOVE.map((move) => whyNot(of, seat, move));
      const found = reasons(state);
      const fair = EVERY_MOVE.filter((_, i) => found[i] === undefined).map(notate);
      expect(fair.toSorted()).toEqual(legalMoves(state, seat).map(notate).toSorted());
      for (let n = 0; n < 3; n++) expect(reasons(reading(game.determinize(view, chance)))).toEqual(found);
      const one = chance.below(EVERY_MOVE.length);
      if (found[one] !== undefined) expect(game.refusal(view, notate(EVERY_MOVE[one]!))).toBe(found[one]);
    });
  }
});
