import { game } from '#games/art-robbery/index.ts';
import type { State } from '#games/art-robbery/state.ts';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { micros } from './measure.ts';
import { options, SEATS } from './playouts.ts';

/** What a search does besides playing, in microseconds a call, on the states of some random games. */
export function operations(): { readonly clone: number; readonly view: number; readonly determinize: number } {
  const chance = quick('operations');
  const states = Array.from({ length: 20 }, statesOfOneGame).flat();
  const views = states.map((state) => game.view(reading(state), me));
  return {
    clone: micros(states, (state) => game.clone(reading(state))),
    view: micros(states, (state) => game.view(reading(state), me)),
    determinize: micros(views, (view) => game.determinize(view, chance)),
  };

  function statesOfOneGame(): State[] {
    const seen: State[] = [];
    const state = game.setup(options, SEATS, chance);
    const choose = <M>(legal: readonly M[]): M => {
      seen.push(game.clone(reading(state)));
      return legal[chance.below(legal.length)]!;
    };
    playout(game, state, choose, chance);
    return seen;
  }
}

const me = 0 as Seat;
