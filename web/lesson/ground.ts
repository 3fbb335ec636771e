/** A part of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the tip points. */
const DIRECTIONS = ['left', 'right', 'down', 'up'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The middle of the drawing, how long it is, and where it points. */
export interface HandPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly towards: Direction;
}

/** So long is the hand on a page so wide, and so much of that is its breadth. */
const LONG = 104;
const SHORT = 66;
const PHONE = 640;
const BREADTH = 0.56;
/** From tip to piece. */
const GAP = 6;
/** As much of itself as it may lie on something. */
const LITTLE = 0.15;
/** The tip lies a little beside the middle of the drawing. */
const TIP = 0.19;

/**
 * Beside a piece, where it covers nothing: to its right, left, above or below, in this order, or where it covers little. If
 * there is no such place, nowhere: what it would cover matters more.
 */
export function handOver(piece: Box, taken: readonly Box[], page: Box): HandPlace | undefined {
  const width = page.width <= PHONE ? SHORT : LONG;
  const all = DIRECTIONS.map((towards) => placed(piece, width, towards));
  const costs = all.map(({ towards, x, y }) => {
    const box = boxOf({ x, y, width, towards });
    return outside(box, page) * 4 + taken.reduce((sum, other) => sum + overlap(box, other), 0);
  });
  const least = Math.min(...costs);
  return least > LITTLE * width * width * BREADTH ? undefined : all[costs.indexOf(least)];
}

function placed(piece: Box, width: number, towards: Direction): HandPlace {
  const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  const away = width / 2 + GAP;
  const aside = width * BREADTH * TIP;
  switch (towards) {
    case 'left':
      return { x: piece.x + piece.width + away, y: y + aside, width, towards };
    case 'right':
      return { x: piece.x - away, y: y + aside, width, towards };
    case 'down':
      return { x: x - aside, y: piece.y - away, width, towards };
    case 'up':
      return { x: x + aside, y: piece.y + piece.height + away, width, towards };
  }
}

function boxOf({ x, y, width, towards }: HandPlace): Box {
  const flat = towards === 'left' || towards === 'right';
  const [w, h] = flat ? [width, width * BREADTH] : [width * BREADTH, width];
  return { x: x - w / 2, y: y - h / 2, width: w, height: h };
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const outside = (box: Box, page: Box): number => box.width * box.height - overlap(box, page);
