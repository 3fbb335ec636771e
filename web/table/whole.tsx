import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much wider than the page a board may be laid out: some are less high then, and come out larger for it. */
const WIDTHS = [1, 1.08, 1.16, 1.25, 1.35, 1.5, 1.7];

/** How a board lies in a room: laid out so much wider than that, and how large it comes out. */
interface Fit {
  readonly wide: number;
  readonly zoom: number;
}

/** How the last of a kind was fitted into a room of this size: to lay a board out in one width after the other takes longer than to draw it. */
let known: (Fit & { readonly where: string }) | undefined;

/** What comes out smaller by more than that is looked at anew. */
const ALIKE = 0.95;

interface WholeProps {
  /** Boards of one kind are about as high as each other, where they say that they show the same. */
  readonly kind: string;
  readonly children: ComponentChildren;
}

/** Shows all of a board in the room there is: as large as it can be, and never larger than it is at the table. */
export function Whole({ kind, children }: WholeProps) {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const size = useRef<Size>({ width: 0, height: 0 });
  const fit = (): void => {
    const { width, height } = size.current;
    if (width === 0 || height === 0) return;
    const where = `${kind} ${board.current!.firstElementChild?.className} ${width} ${height}`;
    const again = known?.where === where ? inWidth(board.current!, size.current, known.wide) : undefined;
    const found =
      again !== undefined && again.zoom > known!.zoom * ALIKE ? again : widest(board.current!, size.current);
    known = { ...found, where };
    lay(board.current!, width * found.wide, found.zoom, `${height / found.zoom}px`);
  };
  useLayoutEffect(() => {
    // The room is as large without the board, which has not been laid out yet and would be for nothing.
    board.current!.style.display = 'none';
    size.current = sizeOf(room.current!);
    board.current!.style.display = '';
    fit();
    const watcher = new ResizeObserver(() => {
      const now = sizeOf(room.current!);
      // It tells the size at first, too.
      if (now.width === size.current.width && now.height === size.current.height) return;
      size.current = now;
      fit();
    });
    watcher.observe(room.current!);
    return () => watcher.disconnect();
  }, []);
  // One position is higher than another; it is not made larger again, or the board would jump about.
  useLayoutEffect(() => {
    if (board.current!.scrollHeight > board.current!.clientHeight + 1) fit();
  });
  return (
    <div ref={room} class="replayed">
      <div ref={board} class="whole">
        {children}
      </div>
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });

function lay({ style }: HTMLElement, width: number, zoom: number, height: string): void {
  style.width = `${width}px`;
  style.zoom = String(zoom);
  style.height = height;
}

/** How much of its height has room if it is laid out so wide. */
function laid(board: HTMLElement, { width, height }: Size, wide: number): number {
  lay(board, width * wide, 1, 'auto');
  return height / board.scrollHeight;
}

const inWidth = (board: HTMLElement, size: Size, wide: number): Fit => ({
  wide,
  zoom: Math.min(1 / wide, laid(board, size, wide)),
});

/** The width in which a board comes out largest. */
function widest(board: HTMLElement, size: Size): Fit {
  let best: Fit = { wide: 1, zoom: 0 };
  for (const wide of WIDTHS) {
    if (1 / wide <= best.zoom) break;
    const fit = inWidth(board, size, wide);
    if (fit.zoom > best.zoom) best = fit;
  }
  // From edge to edge, if that makes it no higher.
  const full = 1 / best.zoom;
  return laid(board, size, full) >= best.zoom ? { wide: full, zoom: best.zoom } : best;
}
