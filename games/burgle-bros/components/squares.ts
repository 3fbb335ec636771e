/**
 * Where things are. Every floor is kept as a 5×5 grid, whatever the job: on a 4×4 floor the last row and column are
 * not there, in Fort Knox one square is not. A cell is a number over all floors: floor × 25 + row × 5 + column.
 */
export type Cell = number;
/** A place within its floor: row × 5 + column. */
export type Pos = number;

export const STRIDE = 5;
export const AREA = STRIDE * STRIDE;

const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
const ROWS = ['1', '2', '3', '4', '5'] as const;
const FLOORS = ['1', '2', '3'] as const;

/** A square of a patrol card: the letter is the column from the left, the digit the row from the top. */
export type Grid = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;
/** A square of the building as people say it: floor, then grid. `2C1` is on the second floor. */
export type Square = `${(typeof FLOORS)[number]}${Grid}`;

export const GRIDS: readonly Grid[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}` as const));
export const SQUARES: readonly Square[] = FLOORS.flatMap((floor) => GRIDS.map((grid) => `${floor}${grid}` as const));

const CELLS: ReadonlyMap<string, Cell> = new Map(SQUARES.map((square, cell) => [square, cell]));
const POSITIONS: ReadonlyMap<string, Pos> = new Map(GRIDS.map((grid, pos) => [grid, pos]));

export const squareOf = (cell: Cell): Square => SQUARES[cell]!;
export const cellOf = (square: Square): Cell => CELLS.get(square)!;
export const isSquare = (text: string): text is Square => CELLS.has(text);
export const isGrid = (text: string): text is Grid => POSITIONS.has(text);
export const posOfGrid = (grid: Grid): Pos => POSITIONS.get(grid)!;

const FLOOR_OF: readonly number[] = SQUARES.map((_, cell) => Math.floor(cell / AREA));
const POS_OF: readonly Pos[] = SQUARES.map((_, cell) => cell % AREA);

/** The floor of a cell, counted from 0 at the bottom. */
export const floorOf = (cell: Cell): number => FLOOR_OF[cell]!;
export const posOf = (cell: Cell): Pos => POS_OF[cell]!;
export const cellAt = (floor: number, pos: Pos): Cell => floor * AREA + pos;

export const rowOf = (pos: Pos): number => Math.floor(pos / STRIDE);
export const columnOf = (pos: Pos): number => pos % STRIDE;

/** R34 — Another place in the same row or column. */
export const isInLine = (pos: Pos, other: Pos): boolean =>
  pos !== other && (rowOf(pos) === rowOf(other) || columnOf(pos) === columnOf(other));
