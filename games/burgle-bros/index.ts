import { quick } from '#table/chance.ts';
import type { Game, Seat } from '#table/game.ts';
import { refused } from '#table/refusal.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import { notate, parse } from './notation.ts';
import { type Options, parseOptions } from './options.ts';
import { poster } from './poster.ts';
import { reveals } from './reveals.ts';
import { outcome } from './rules/escape.ts';
import { legalMoves, whyNot } from './rules/moves.ts';
import { setup } from './rules/setup.ts';
import { step, toAct } from './rules/turn.ts';
import { redact, unveiled, view } from './seen.ts';
import { clone, type State } from './state.ts';
import { flawText } from './text/flaws.ts';
import type { View } from './view.ts';
import { determinize, imagine } from './worlds.ts';

export const game: Game<State, Move, Event, View, Options> = {
  id: 'burgle-bros',
  version: 2,
  seats: poster.seats,
  options: (raw, seats) => {
    const options = parseOptions(raw, seats);
    return 'wrong' in options ? refused('bad-options', flawText(options.wrong, 'en')) : options;
  },
  setup,
  toAct,
  turn: ({ turn, turns }) => (turns > 0 ? turn : undefined),
  // R3 — The crew comes in where it wants to, though one of them says so.
  asksCrew({ pending }) {
    const next = pending.at(-1);
    return next !== undefined && 'ask' in next && next.ask === 'entrance';
  },
  givesUp: ({ type }) => type === 'give-up',
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
  /** Asked of any world that looks like this: what is hidden changes no answer. */
  refusal(v, notation) {
    const move = parse(notation);
    if (move === undefined) return 'unclear';
    return whyNot(determinize(v, quick('any world')), v.viewer as Seat, move) ?? 'not-possible';
  },
};
