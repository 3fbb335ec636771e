import { type Seat, seatsOf } from '#table/game.ts';
import { columnOf, type Grid, posOfGrid, rowOf, type Square } from '../components/squares.ts';
import { distance, type Plan, pathOf, planOf } from '../path.ts';
import type { FloorView, TileView, View } from '../view.ts';
import { layoutOf } from '../walls.ts';
import { digitOf, kindOf } from './names.ts';

/** What can be read off a view: places, ways, combinations. */

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

const planFor = ({ options }: View, { walls }: FloorView): Plan => planOf(layoutOf(options.job, options.hole, walls));

/** How many steps it takes from room to room of one floor. */
export const stepsBetween = (view: View, a: Square, b: Square): number =>
  distance(planFor(view, floorAt(view, a)), posOfGrid(gridOf(a)), posOfGrid(gridOf(b)));

/** R64 — The tiles a guard walks over on his way to his destination. */
export function wayOf(view: View, floor: FloorView): readonly TileView[] {
  if (floor.guard === 'unplaced' || floor.guard === 'lost' || floor.destination === 'none') return [];
  const way = pathOf(planFor(view, floor), posOfGrid(gridOf(floor.guard)), posOfGrid(gridOf(floor.destination)));
  return way.flatMap((pos) => floor.tiles.find(({ at }) => posOfGrid(gridOf(at)) === pos) ?? []);
}

export const alarmsOn = ({ tiles }: FloorView): number => tiles.filter(({ alarm }) => alarm).length;

const isRevealed = ({ tile }: TileView): boolean => tile !== '?';
export const isKind = ({ tile }: TileView, kind: string): boolean => tile !== '?' && kindOf(tile) === kind;

export const crewAt = (view: View, square: Square): readonly Seat[] =>
  seatsOf(view.seats).filter((seat) => view.crew[seat]!.at === square);

export interface Combination {
  readonly cracked: readonly string[];
  readonly missing: readonly string[];
  /** Tiles in line whose digit nobody has seen. */
  readonly unknown: number;
}

/** R34 — What is known of the digits in a safe's row and column. */
export function combination(view: View, safe: Square): Combination {
  const home = posOfGrid(gridOf(safe));
  const line = floorAt(view, safe).tiles.filter(({ at }) => {
    const pos = posOfGrid(gridOf(at));
    return pos !== home && (rowOf(pos) === rowOf(home) || columnOf(pos) === columnOf(home));
  });
  const digits = (tiles: readonly TileView[]): string[] =>
    tiles.flatMap(({ tile }) => (tile === '?' ? [] : digitOf(tile))).filter((digit) => digit !== '');
  return {
    cracked: digits(line.filter(({ cracked }) => cracked)),
    missing: digits(line.filter(({ cracked }) => !cracked)),
    unknown: line.filter((tile) => !isRevealed(tile)).length,
  };
}
