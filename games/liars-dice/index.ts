import type { Game } from '#table/game.ts';
import { notate } from './notation.ts';
import { poster } from './poster.ts';
import { refusal } from './refusal.ts';
import { legalMoves } from './rules/bidding.ts';
import { outcome } from './rules/doubt.ts';
import { setup } from './rules/round.ts';
import { step, toAct } from './rules/turn.ts';
import { clone, type Event, type Move, type Options, parseOptions, type State } from './state.ts';
import { determinize, redact, reveals, type View, view } from './view.ts';

export const game: Game<State, Move, Event, View, Options> = {
  id: 'liars-dice',
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
  notate,
  refusal,
};
