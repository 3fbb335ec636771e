export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where a piece is laid out inside the board, whatever is turning or moving it just now. */
export function boxOf(piece: HTMLElement, board: HTMLElement): Box {
  let [x, y] = [0, 0];
  for (let at: HTMLElement | null = piece; at !== null && at !== board; at = at.offsetParent as HTMLElement | null) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y, width: piece.offsetWidth, height: piece.offsetHeight };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The point so far from `start` on the way to `end`. */
export function towards(start: Point, end: Point, distance: number): Point {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  return {
    x: start.x + ((end.x - start.x) * distance) / length,
    y: start.y + ((end.y - start.y) * distance) / length,
  };
}

/** All pieces on the board by their names, where they are laid out. */
export function boxesOn(board: HTMLElement): ReadonlyMap<string, Box> {
  const pieces = [...board.querySelectorAll<HTMLElement>('[data-piece]')];
  return new Map(pieces.map((piece) => [piece.dataset.piece!, boxOf(piece, board)]));
}
