export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type Boxes = ReadonlyMap<string, Box>;

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

/** How far one is from another, from middle to middle. */
export function between(from: Box, to: Box): Point {
  const [a, b] = [middleOf(from), middleOf(to)];
  return { x: a.x - b.x, y: a.y - b.y };
}
