import { columnOf, type Grid, posOfGrid, rowOf, type Square, STRIDE } from '../../components/squares.ts';
import { endsOf, type Wall } from '../../walls.ts';

/** Where things are drawn on a floor, in units of its drawing: rooms of 106 with gaps of 8. */
export const ROOM = 106;
export const PITCH = 114;

export const sideOf = (size: number): number => size * PITCH - 8;

export const gridOf = (square: Square): Grid => square.slice(1) as Grid;
export const floorOf = (square: Square): number => Number(square[0]);
/** "2·B3". */
export const placed = (square: Square): string => `${floorOf(square)}·${gridOf(square)}`;
export const column = (square: Square): number => columnOf(posOfGrid(gridOf(square)));
export const row = (square: Square): number => rowOf(posOfGrid(gridOf(square)));

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Guards walk right of the icons and above the names, so that they cover neither. */
export const lane = (square: Square): Point => ({ x: column(square) * PITCH + 88, y: row(square) * PITCH + 66 });

export const points = (squares: readonly Square[]): string =>
  squares
    .map(lane)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A wall as a bar between its two rooms. */
export function bar(wall: Wall): Bar {
  const [a, b] = endsOf(wall);
  const [x, y] = [columnOf(a) * PITCH, rowOf(a) * PITCH];
  return b - a === STRIDE
    ? { x: x - 4, y: y + PITCH - 9, width: PITCH, height: 10 }
    : { x: x + PITCH - 9, y: y - 4, width: 10, height: PITCH };
}

/** The line along the middle of a bar. */
export const along = ({ x, y, width, height }: Bar) =>
  width > height
    ? { x1: x, y1: y + height / 2, x2: x + width, y2: y + height / 2 }
    : { x1: x + width / 2, y1: y, x2: x + width / 2, y2: y + height };

/** What columns are called. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
