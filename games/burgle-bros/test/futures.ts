import { type Adding, tallyAhead } from '#table/foresight.ts';
import type { Immutable } from '#table/game.ts';
import type { Event } from '../event.ts';
import { game } from '../index.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** One way in which things may go. */
interface Way {
  readonly events: readonly Event[];
  readonly after: Immutable<State>;
  readonly chance: number;
}

/** All ways, as the rules go them, and how far off a chance may be. */
export interface Ways {
  readonly ways: readonly Way[];
  readonly error: number;
}

/** What comes of a move, and what with the end of the turn right after it. */
export interface Futures {
  readonly now: Ways;
  readonly byEnd: Ways;
  /** Every way ends the turn, but for so many of them; none does. */
  readonly isOver: boolean;
  readonly leftOpen: number;
  readonly goesOn: boolean;
}

const known = new WeakMap<View, Map<string, Futures>>();

/** Nothing is added up here: every way is kept as the rules went it. */
export function futures(view: View, move: Move): Futures {
  const ofView = known.get(view) ?? new Map<string, Futures>();
  known.set(view, ofView);
  const key = game.notate(move);
  const found = ofView.get(key) ?? gone(view, move);
  ofView.set(key, found);
  return found;
}

function gone(view: View, move: Move): Futures {
  const tally = (): Adding<State, Event, Ways> => {
    const ways: Way[] = [];
    return {
      add: (events, after, chance) => ways.push({ events: [...events], after: game.clone(after), chance }),
      sum: (error) => ({ ways, error }),
    };
  };
  const isOver = ({ result, turns }: Immutable<State>): boolean => result !== 'playing' || turns > view.turns;
  const [found] = tallyAhead(game, view, [move], tally, {
    after: () => view.turns > 0,
    next: (world) =>
      isOver(world) || world.pending.length > 0 ? undefined : { seat: world.turn, move: { type: 'end' } as const },
  });
  const { now, sequel = now } = found!;
  return {
    now,
    byEnd: sequel,
    isOver: sequel.ways.every(({ after }) => isOver(after)),
    leftOpen: chanceIn(sequel, ({ after }) => !isOver(after)),
    goesOn: now.ways.every(({ after }) => !isOver(after)),
  };
}

/** How likely something is. */
export function chanceIn({ ways }: Ways, holds: (way: Way) => boolean): number {
  let sum = 0;
  for (const way of ways) if (holds(way)) sum += way.chance;
  return sum;
}

/** It happens whatever else does. */
export const always = ({ ways, error }: Ways, holds: (way: Way) => boolean): boolean =>
  error === 0 && ways.every(holds);
export const told = ({ events }: Way, holds: (event: Event) => boolean): boolean => events.some(holds);
