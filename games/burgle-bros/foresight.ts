import { type Sequel, tallyAhead } from '#table/foresight.ts';
import { game } from './index.ts';
import type { Meaning } from './meaning.ts';
import type { Move } from './move.ts';
import { END } from './repertoire.ts';
import type { State } from './state.ts';
import { Summing } from './summing.ts';
import type { View } from './view.ts';

export * from './meaning.ts';
export { type Standing, standing } from './standing.ts';

/** The meaning of each of these moves of the viewer's, in their order. */
export const meanings = (view: View, moves: readonly Move[]): readonly Meaning[] =>
  tallyAhead(game, view, moves, () => new Summing(view), turnEnds(view)).map(({ now, sequel }) =>
    sequel === undefined ? now : { ...now, sequel },
  );

/** Whoever is in turn ends it right after a step or an answer, unless it is over anyway or something is asked first. */
export const turnEnds = ({ question, turns: before }: View): Sequel<State, Move> => ({
  after: ({ type }) => before > 0 && (question !== 'none' || type === 'go' || type === 'slip' || type === 'climb'),
  next: ({ result, turns, pending, turn }) =>
    result === 'playing' && turns === before && pending.length === 0 ? { seat: turn, move: END } : undefined,
});
