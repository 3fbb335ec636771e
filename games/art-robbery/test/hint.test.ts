import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { type Immutable, reading, type Seat } from '#table/game.ts';
import { chanceOfRivals, hint } from '../bot/hint.ts';
import { game } from '../index.ts';
import type { Move, Options, State } from '../state.ts';
import type { View } from '../view.ts';
import { isTrue } from './claims.ts';
import { customs } from './customs.ts';

/** Every position of some random games, for whoever has to act. */
function eachPoint(look: (state: Immutable<State>, seat: Seat, moves: readonly Move[], view: View) => void): void {
  for (const [n, options] of (customs.options as readonly Options[]).entries())
    for (let seats = 2; seats <= 5; seats++) {
      const chance = quick(`hints ${n} ${seats}`);
      const state = game.setup(options, seats, chance);
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        const moves = game.moves(state, seat);
        look(reading(state), seat, moves, game.view(reading(state), seat));
        game.step(state, seat, moves[chance.below(moves.length)]!, chance, () => {});
      }
    }
}

test('no hint says what foresight contradicts', () => {
  const kinds = new Set<string>();
  const chance = quick('any move');
  eachPoint((_, seat, moves, view) => {
    const best = chance.below(moves.length);
    // Whatever the search finds best, what is said for it must be true.
    const rated = moves
      .map((move, i) => ({ move, worth: i === best ? 0.5 : 0.3, tries: i === best || i % 2 === 0 ? 10 : 1 }))
      .toSorted((a, b) => b.worth - a.worth);
    const { move, also = [], reasons, others = [] } = hint({ seat, view, moves, chance }, () => rated);
    const said = [...reasons.map((reason) => ({ move, reason })), ...others];
    for (const { move: about, reason } of said) {
      kinds.add(reason.because);
      if (!isTrue(reason, { view, move: about, moves, best: move, also, rated: () => rated }))
        expect.fail(`${game.notate(about)}: ${JSON.stringify(reason)}`);
    }
  });
  const all =
    'alibis asked boss bossSpared cover dog end forHint game keeps less loot spare spared theft trade unweighed wins worse';
  expect([...kinds].sort().join(' ')).toBe(all);
});

test('moves that the search cannot tell apart are named together', () => {
  let looked = 0;
  eachPoint((_, seat, moves, view) => {
    if (moves.length < 3 || looked > 20) return;
    looked += 1;
    const situation = { seat, view, moves, chance: quick('x') };
    const rated = (worths: readonly number[], tries: readonly number[]) =>
      hint(situation, () => moves.map((move, i) => ({ move, worth: worths[i] ?? 0.1, tries: tries[i] ?? 50 })));
    const even = rated([0.481, 0.484], [100, 90]);
    expect(even.also).toEqual([moves[1]]);
    expect(even.reasons.at(-1)).toEqual({ because: 'even', worth: 0.481, others: 1 });
    const clear = rated([0.481, 0.46], [100, 90]);
    expect(clear.also).toEqual([]);
    expect(clear.reasons.at(-1)).toEqual({ because: 'game', worth: 0.481, next: 0.46 });
    const few = rated([0.481, 0.484, 0.4], [100, 10, 10]);
    expect(few.also).toEqual([]);
  });
  expect(looked).toBeGreaterThan(10);
});

test('how likely somebody else has a card for a token equals what the worlds say', () => {
  const [tries, chance] = [600, quick('rivals')];
  let checked = 0;
  eachPoint((_, seat, moves, view) => {
    const take = moves.find((move) => move.type === 'take');
    if (take?.type !== 'take' || chance.below(60) > 0) return;
    checked += 1;
    let found = 0;
    for (let n = 0; n < tries; n++) {
      const world = game.determinize(view, chance);
      // As if each of the others were in turn.
      const someone = view.hands.some((_, other) => {
        if (other === seat) return false;
        const theirs = reading({ ...world, turn: other as Seat });
        return game.moves(theirs, other as Seat).some((move) => move.type === 'take' && move.token === take.token);
      });
      if (someone) found += 1;
    }
    const wanted = chanceOfRivals(view, take.token);
    const slack = 5 * Math.sqrt((wanted * (1 - wanted)) / tries) + 1 / tries;
    expect(Math.abs(found / tries - wanted)).toBeLessThan(slack);
  });
  expect(checked).toBeGreaterThan(10);
});
