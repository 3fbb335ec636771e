import { chanceOf, foresee } from '#table/foresight.ts';
import type { Immutable, Seat } from '#table/game.ts';
import type { Square } from './components/squares.ts';
import type { Event } from './event.ts';
import { game } from './index.ts';
import type { Meaning } from './meaning.ts';
import type { Move } from './move.ts';
import type { Pending } from './pending.ts';
import type { State } from './state.ts';
import { Summing, type Told } from './summing.ts';
import type { View } from './view.ts';

export * from './meaning.ts';
export { type Standing, standing } from './standing.ts';

const digest = (events: readonly Event[], { left, spent, at, goal, pending, result }: Immutable<State>): Told => ({
  events,
  left,
  spent,
  at,
  goal,
  top: pending.at(-1) as Pending | undefined,
  result,
});

/** The meaning of each of these moves of the viewer's, in their order. */
export function meanings(view: View, moves: readonly Move[]): readonly Meaning[] {
  const goes = moves.filter((move) => move.type === 'go' && isKnown(view, move.to));
  const stays = foresee(andEnd, view, goes, digest, WAYS_ON).map((found) => new Summing(view, found).meaning());
  return foresee(game, view, moves, digest).map((found, i) => {
    const meaning = new Summing(view, found).meaning();
    const then = stays[goes.indexOf(moves[i]!)];
    if (then === undefined) return meaning;
    const { alarms, loses, caught } = then;
    return { ...meaning, staying: { alarms, loses, caught } };
  });
}

/** So many ways are gone to see what comes after a move. */
const WAYS_ON = 600;

/** Moves after which the turn may well be ended: steps, and answers. */
const isLast = ({ question, turns }: View, { type }: Move): boolean =>
  turns > 0 && (question === 'none' ? type === 'go' || type === 'slip' || type === 'climb' : true);

/** What such moves would bring if the turn were ended right after; where something is asked first, just what they do. */
export function sequels(view: View, moves: readonly Move[]): readonly (Meaning | undefined)[] {
  const last = moves.filter((move) => isLast(view, move));
  const found = foresee(andEnd, view, last, digest).map((each) => new Summing(view, each).meaning());
  return moves.map((move) => found[last.indexOf(move)]);
}

/** The chance that this seat loses a Stealth if the turn ends right after the move; undefined if a question comes first. */
export function lossAfter(view: View, move: Move, seat: Seat): number | undefined {
  const [found] = foresee(andEnd, view, [move], (events, { turns, result }) => ({
    ended: turns > view.turns || result !== 'playing' || events.some(({ type }) => type === 'actionsEnded'),
    lost: events.some((event) => event.type === 'stealthLost' && event.seat === seat),
  }));
  return chanceOf(found!, ({ ended }) => ended) === 1 ? chanceOf(found!, ({ lost }) => lost) : undefined;
}

const isKnown = ({ floors }: View, at: Square): boolean =>
  floors.some(({ tiles }) => tiles.some((tile) => tile.at === at && tile.tile !== '?'));

/** The same game, in which a turn ends with the first move. */
const andEnd: typeof game = {
  ...game,
  step(state, seat, move, chance, tell) {
    const { turns } = state;
    game.step(state, seat, move, chance, tell);
    if (state.result === 'playing' && state.turns === turns && state.pending.length === 0)
      game.step(state, state.turn, { type: 'end' }, chance, tell);
  },
};
