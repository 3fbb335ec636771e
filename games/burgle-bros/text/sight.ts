import { type Seat, seatsOf } from '#table/game.ts';
import type { Grid, Square } from '../components/squares.ts';
import type { FloorView, TileView, View } from '../view.ts';
import { kindOf } from './names.ts';

/** What can be read off a view as it stands there. */

export const floorOf = (square: Square): number => Number(square[0]);
export const gridOf = (square: Square): Grid => square.slice(1) as Grid;
const floorAt = (view: View, square: Square): FloorView => view.floors[floorOf(square) - 1]!;

export const tileAt = (view: View, square: Square): TileView => {
  const tile = floorAt(view, square).tiles.find(({ at }) => at === square);
  if (tile === undefined) throw new Error(`there is no ${square}`);
  return tile;
};

/** The tile straight above (1) or below (−1), if the building has one there. */
export const straight = (view: View, square: Square, by: 1 | -1): TileView | undefined =>
  view.floors[floorOf(square) - 1 + by]?.tiles.find(({ at }) => gridOf(at) === gridOf(square));

export const alarmsOn = ({ tiles }: FloorView): number => tiles.filter(({ alarm }) => alarm).length;

export const isKind = ({ tile }: TileView, kind: string): boolean => tile !== '?' && kindOf(tile) === kind;

export const crewAt = (view: View, square: Square): readonly Seat[] =>
  seatsOf(view.seats).filter((seat) => view.crew[seat]!.at === square);
