import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { type Immutable, reading, type Seat } from '#table/game.ts';
import { game } from '../index.ts';
import { notate, parse } from '../notation.ts';
import { EVERY_MOVE } from '../repertoire.ts';
import { legalMoves, whyNot } from '../rules/moves.ts';
import type { State } from '../state.ts';
import { customs } from './customs.ts';
import { pullOff } from './directed.ts';

/** Shows one in so many points of games that get far, with every set of options and every size of crew. */
function visit(every: number, look: (state: Immutable<State>, seat: Seat) => void): void {
  for (const [i, options] of customs.options.entries()) {
    for (let seats = 1; seats <= 4; seats++) {
      let moves = 0;
      const heist = { options, seats, seed: `why not ${i} ${seats}`, spare: 20 };
      pullOff(heist, ({ state, seat }) => moves++ % every === 0 && look(reading(state as State), seat), 600);
    }
  }
}

test('a notation is read back as the move it was written for', () => {
  expect(new Set(EVERY_MOVE.map(notate)).size).toBe(EVERY_MOVE.length);
  for (const move of EVERY_MOVE) expect(parse(notate(move))).toBe(move);
  for (const odd of ['', 'go', 'go 4A1', 'go 1F1', 'use emp roof', 'give emp s4', 'set 3 3', '__proto__'])
    expect(parse(odd)).toBeUndefined();
});

test('whatever can be asked for is legal, or there is a reason against it', () => {
  visit(7, (state, seat) => {
    const legal = legalMoves(state, seat).map(notate);
    const fair = EVERY_MOVE.filter((move) => whyNot(state, seat, move) === undefined).map(notate);
    expect(fair.toSorted()).toEqual(legal.toSorted());
  });
});

test('what is hidden changes no reason, and there always is one', () => {
  const chance = quick('worlds');
  visit(60, (state, seat) => {
    const view = game.view(state, seat);
    const worlds = Array.from({ length: 5 }, () => reading(game.determinize(view, chance)));
    const reasons = EVERY_MOVE.map((move) => whyNot(state, seat, move));
    for (const world of worlds) expect(EVERY_MOVE.map((move) => whyNot(world, seat, move))).toEqual(reasons);
    for (const [i, move] of EVERY_MOVE.entries())
      if (i % 50 === chance.below(50)) expect(game.refusal(view, notate(move))).toBe(reasons[i] ?? 'not-possible');
  });
});
