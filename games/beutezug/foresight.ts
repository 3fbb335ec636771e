import { chanceOf, type Foresight, foresee } from '#table/foresight.ts';
import type { Seat } from '#table/game.ts';
import { game } from './index.ts';
import type { Meaning } from './meaning.ts';
import type { Event, Move } from './state.ts';
import type { View } from './view.ts';

export type { Meaning } from './meaning.ts';

/** The meaning of each of these moves of the viewer's, in their order. */
export const meanings = (view: View, moves: readonly Move[]): readonly Meaning[] =>
  foresee(game, view, moves, (events) => events).map((found) => meaningOf(view.viewer as Seat, found));

function meaningOf(seat: Seat, found: Foresight<readonly Event[]>): Meaning {
  const chance = (holds: (event: Event) => boolean): number => chanceOf(found, (events) => events.some(holds));
  return {
    error: found.error,
    succeeds: chance((event) => event.type === 'succeeded' && event.seat === seat),
    fails: chance((event) => event.type === 'failed' && event.seat === seat),
    tokens: tokensIn(seat, found).map((points) => ({
      points,
      chance: chance((event) => event.type === 'tookLootToken' && event.seat === seat && event.points === points),
    })),
    ends: chance(({ type }) => type === 'won'),
    wins: chance((event) => event.type === 'won' && event.seat === seat),
  };
}

const tokensIn = (seat: Seat, { endings }: Foresight<readonly Event[]>): readonly number[] => [
  ...new Set(
    endings.flatMap(({ told }) =>
      told.flatMap((event) => (event.type === 'tookLootToken' && event.seat === seat ? [event.points] : [])),
    ),
  ),
];
