import { quick } from '#table/chance.ts';
import type { Game, Seat } from '#table/game.ts';
import { notate, parse } from './notation.ts';
import { poster } from './poster.ts';
import { legalMoves, whyNot } from './rules/cards.ts';
import { outcome } from './rules/final.ts';
import { setup } from './rules/setup.ts';
import { step, toAct } from './rules/turn.ts';
import { clone, type Event, type Move, type Options, parseOptions, type State } from './state.ts';
import { recall, redact, reveals, type View, view } from './view.ts';
import { determinize, imagine } from './worlds.ts';

export const game: Game<State, Move, Event, View, Options> = {
  id: 'art-robbery',
  version: 1,
  seats: poster.seats, // R27
  options: parseOptions,
  setup,
  toAct,
  turn: ({ turn }) => turn,
  moves: legalMoves,
  step,
  outcome,
  clone,
  view,
  recall,
  redact,
  reveals,
  determinize,
  imagine,
  notate,
  /** Asked of any world that looks like this: what is hidden changes no answer. */
  refusal(v, notation) {
    const move = parse(notation);
    return move === undefined
      ? 'unclear'
      : (whyNot(determinize(v, quick('any world')), v.viewer as Seat, move) ?? 'unclear');
  },
};
