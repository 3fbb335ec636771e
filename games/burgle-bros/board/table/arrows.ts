import type { Square } from '../../components/squares.ts';
import { column, LETTERS, row } from './geometry.ts';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys lead to the next room; the empty spot is stepped over. */
export function walkFocus(event: KeyboardEvent & { readonly currentTarget: HTMLElement }, size: number): void {
  const arrow = ARROWS[event.key];
  const tile = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
  if (arrow === undefined || tile === null) return;
  event.preventDefault();
  const at = tile.dataset.at as Square;
  for (let n = 1; n < size; n++) {
    const [x, y] = [column(at) + arrow[0] * n, row(at) + arrow[1] * n];
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    const there = event.currentTarget.querySelector<HTMLElement>(`[data-at="${at[0]}${LETTERS[x]}${y + 1}"] button`);
    if (there === null) continue;
    there.focus();
    return;
  }
}
