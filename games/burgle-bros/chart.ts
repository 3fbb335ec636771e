import type { Seat } from '#table/game.ts';
import { extraDie } from './components/characters.ts';
import { cellAt, cellOf, floorOf, isInLine, posOf, type Square, squareOf } from './components/squares.ts';
import { distance, type Plan, pathOf, planOf } from './path.ts';
import { digitOf } from './text/names.ts';
import type { FloorView, TileView, View } from './view.ts';
import { layoutOf } from './walls.ts';

/**
 * What the rules read off an open table, for texts and boards, which know none: they have a view, and at once. Whatever
 * takes a world is in `foresight.ts`.
 */

const planFor = ({ options, floors }: View, floor: number): Plan =>
  planOf(layoutOf(options.job, options.hole, floors[floor]!.walls));

/** How many steps it takes from room to room of one floor. */
export const stepsBetween = (view: View, a: Square, b: Square): number =>
  distance(planFor(view, floorOf(cellOf(a))), posOf(cellOf(a)), posOf(cellOf(b)));

/** How many rooms lie beside this one without a wall between. */
export const waysOut = (view: View, at: Square): number =>
  planFor(view, floorOf(cellOf(at))).open[posOf(cellOf(at))]!.length;

/** R64 — The rooms a guard walks through to his destination, step by step. */
export function wayOf(view: View, floor: number): readonly Square[] {
  const { guard, destination } = view.floors[floor]!;
  if (guard === 'unplaced' || guard === 'lost' || destination === 'none') return [];
  const way = pathOf(planFor(view, floor), posOf(cellOf(guard)), posOf(cellOf(destination)));
  return way.map((pos) => squareOf(cellAt(floor, pos)));
}

/** R34, R97 — The other tiles in a safe's row and column. */
export const lineOf = ({ tiles }: FloorView, safe: Square): readonly TileView[] =>
  tiles.filter(({ at }) => isInLine(posOf(cellOf(at)), posOf(cellOf(safe))));

export interface Combination {
  readonly cracked: readonly string[];
  readonly missing: readonly string[];
  /** Tiles in line whose digit nobody has seen. */
  readonly unknown: number;
}

/** R34 — What is known of the digits of a safe. */
export function combination(view: View, safe: Square): Combination {
  const line = lineOf(view.floors[floorOf(cellOf(safe))]!, safe);
  const digits = (tiles: readonly TileView[]): string[] =>
    tiles.flatMap(({ tile }) => (tile === '?' ? [] : digitOf(tile))).filter((digit) => digit !== '');
  return {
    cracked: digits(line.filter(({ cracked }) => cracked)),
    missing: digits(line.filter(({ cracked }) => !cracked)),
    unknown: line.filter(({ tile }) => tile === '?').length,
  };
}

/** R45 — The dice with which a seat rolls for a safe. */
export const diceFor = ({ crew }: View, seat: Seat, safe: TileView): number =>
  safe.tokens + extraDie(crew[seat]!.ability);
