import type { Game } from '#table/game.ts';
import { refused } from '#table/refusal.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import { notate } from './notation.ts';
import { type Options, parseOptions } from './options.ts';
import { refusal } from './refusal.ts';
import { reveals } from './reveals.ts';
import { outcome } from './rules/escape.ts';
import { legalMoves } from './rules/moves.ts';
import { setup } from './rules/setup.ts';
import { step, toAct } from './rules/turn.ts';
import { clone, type State } from './state.ts';
import { flawText } from './text/flaws.ts';
import { redact, unveiled, type View, view } from './view.ts';
import { determinize, imagine } from './worlds.ts';

export const game: Game<State, Move, Event, View, Options> = {
  id: 'burgle-bros',
  version: 2,
  seats: { min: 1, max: 4 },
  options: (raw, seats) => {
    const options = parseOptions(raw, seats);
    return 'wrong' in options ? refused('bad-options', flawText(options.wrong, 'en')) : options;
  },
  setup,
  toAct,
  moves: legalMoves,
  step,
  outcome,
  clone,
  view,
  unveiled,
  redact,
  reveals,
  determinize,
  imagine,
  notate,
  refusal,
};
