import type { Game } from '#table/game.ts';
import { notate, parse } from './notation.ts';
import { poster } from './poster.ts';
import { outcome } from './rules/final.ts';
import { setup } from './rules/setup.ts';
import { legalMoves, step, toAct, whyNot } from './rules/turn.ts';
import { clone, type Event, type Move, type Options, parseOptions, type State } from './state.ts';
import { redact, reveals, type View, view } from './view.ts';
import { determinize, imagine } from './worlds.ts';

export const game: Game<State, Move, Event, View, Options> = {
  id: 'beutezug',
  version: 1,
  seats: poster.seats,
  options: parseOptions,
  setup,
  toAct,
  moves: legalMoves,
  step,
  outcome,
  clone,
  view,
  redact,
  reveals,
  determinize,
  imagine,
  notate,
  /** Asked of any world that looks like this: what is hidden changes no answer. */
  refusal(v, notation) {
    const move = parse(notation);
    return move === undefined ? 'unclear' : (whyNot(imagine(v), move) ?? 'unclear');
  },
};
