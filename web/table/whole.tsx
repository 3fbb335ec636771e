import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much wider than the page a board may be laid out: some are less high then, and come out larger for it. */
const WIDTHS = [1, 1.08, 1.16, 1.25, 1.35, 1.5, 1.7];

/** Shows all of a board in the room there is: as large as it can be, and never larger than it is at the table. */
export function Whole({ children }: { readonly children: ComponentChildren }) {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = (): void => fitted(room.current!, board.current!);
    const watcher = new ResizeObserver(fit);
    watcher.observe(room.current!);
    return () => watcher.disconnect();
  }, []);
  // One position is higher than another; it is not made larger again, or the board would jump about.
  useLayoutEffect(() => {
    if (board.current!.scrollHeight > board.current!.clientHeight + 1) fitted(room.current!, board.current!);
  });
  return (
    <div ref={room} class="replayed">
      <div ref={board} class="whole">
        {children}
      </div>
    </div>
  );
}

function fitted(room: HTMLElement, board: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = room;
  if (width === 0 || height === 0) return;
  const lay = (wide: number, zoom: number, high: string): void => {
    board.style.width = `${width * wide}px`;
    board.style.zoom = String(zoom);
    board.style.height = high;
  };
  let best = { wide: 1, zoom: 0 };
  for (const wide of WIDTHS) {
    if (1 / wide <= best.zoom) break;
    lay(wide, 1, 'auto');
    const zoom = Math.min(1 / wide, height / board.scrollHeight);
    if (zoom > best.zoom) best = { wide, zoom };
  }
  // From edge to edge, if that makes it no higher.
  const full = 1 / best.zoom;
  lay(full, 1, 'auto');
  if (board.scrollHeight * best.zoom <= height) best.wide = full;
  lay(best.wide, best.zoom, `${height / best.zoom}px`);
}
