// Beutezug at four seats: whole games with random picks and the best use of every reroll, and the odds before a pick.

import { game } from '#games/beutezug/index.ts';
import { odds } from '#games/beutezug/odds.ts';
import { bestUse } from '#games/beutezug/reroll.ts';
import type { Move, Options, State } from '#games/beutezug/state.ts';
import type { View } from '#games/beutezug/view.ts';
import { quick } from '#table/chance.ts';
import { type Chance, reading } from '#table/game.ts';
import { playout } from '#table/play.ts';

const SEATS = 4;
const ROUNDS = 9;
const GAMES_PER_ROUND = 3000;
const options = game.options({}, SEATS) as Options;

export type Figures = Readonly<
  Record<'beutezug games/s with best rerolls' | 'beutezug odds of all face-up cards µs', number>
>;

export function beutezug(): Figures {
  const chance = quick('bench');
  const views = viewsBeforePicks(chance);
  const games = () => {
    for (let n = 0; n < GAMES_PER_ROUND; n++) play(chance);
  };
  const allOdds = () => {
    for (const view of views) odds(view, view.order[view.turn]!);
  };
  return {
    'beutezug games/s with best rerolls': (1000 * GAMES_PER_ROUND) / milliseconds(games),
    'beutezug odds of all face-up cards µs': (1000 * milliseconds(allOdds)) / views.length,
  };
}

/** Processor time, so that other programs on the machine do not count: the median of some rounds, after one to warm up. */
function milliseconds(round: () => void): number {
  const taken = Array.from({ length: ROUNDS + 1 }, () => {
    const start = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return taken.slice(1).toSorted((a, b) => a - b)[ROUNDS >> 1]!;
}

/** A whole game; somebody may look at each position before the move. */
function play(chance: Chance, look: (state: State) => void = () => {}): void {
  const state = game.setup(options, SEATS, chance);
  const choose = (legal: readonly Move[]): Move => {
    look(state);
    return state.phase === 'bonus' ? bestUse(reading(state), legal) : legal[chance.below(legal.length)]!;
  };
  playout(game, state, choose, chance);
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
