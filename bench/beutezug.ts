// Beutezug at four seats: whole games with random picks and the best use of every reroll, and the odds before a pick.

import { game } from '#games/beutezug/index.ts';
import { odds } from '#games/beutezug/odds.ts';
import { bestUse } from '#games/beutezug/reroll.ts';
import type { Move, Options, State } from '#games/beutezug/state.ts';
import type { View } from '#games/beutezug/view.ts';
import { quick } from '#table/chance.ts';
import { type Chance, reading } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { micros } from './measure.ts';

const SEATS = 4;
const options = game.options({}, SEATS) as Options;

export type Figures = Readonly<
  Record<'beutezug games/s with best rerolls' | 'beutezug odds of all face-up cards µs', number>
>;

export function beutezug(): Figures {
  const chance = quick('bench');
  const views = viewsBeforePicks(chance);
  return {
    'beutezug games/s with best rerolls': 1_000_000 / micros(Array<Chance>(100).fill(chance), (dice) => play(dice)),
    'beutezug odds of all face-up cards µs': micros(views, (view) => odds(view, view.order[view.turn]!)),
  };
}

/** A whole game, and how many moves it took; somebody may look at each position before the move. */
function play(chance: Chance, look: (state: State) => void = () => {}): number {
  const state = game.setup(options, SEATS, chance);
  const choose = (legal: readonly Move[]): Move => {
    look(state);
    return state.phase === 'bonus' ? bestUse(reading(state), legal) : legal[chance.below(legal.length)]!;
  };
  return playout(game, state, choose, chance);
}

/** What whoever is about to pick sees, over some games. */
function viewsBeforePicks(chance: Chance): readonly View[] {
  const seen: View[] = [];
  for (let n = 0; n < 100; n++) {
    play(chance, (state) => {
      if (state.phase === 'pick') seen.push(game.view(reading(state), state.order[state.turn]!));
    });
  }
  return seen;
}
