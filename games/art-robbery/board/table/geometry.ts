import type { Point } from '#board/boxes.ts';

/** The point so far from `start` on the way to `end`. */
export function towards(start: Point, end: Point, distance: number): Point {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  return {
    x: start.x + ((end.x - start.x) * distance) / length,
    y: start.y + ((end.y - start.y) * distance) / length,
  };
}
