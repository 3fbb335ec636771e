import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much wider than the page a board may be laid out: some are less high then, and come out larger for it. */
const WIDTHS = [1, 1.08, 1.16, 1.25, 1.35, 1.5, 1.7];

/** How a board lies in a room: laid out so much wider than that, how much of its height has room then, and how large it comes out. */
interface Fit {
  readonly wide: number;
  readonly room: number;
  readonly zoom: number;
}

/** How one of a kind was fitted last, in a room of this size: to lay a board out in every width takes longer than to draw it. */
let known: (Fit & { readonly where: string }) | undefined;

/** By so much one position may be higher than another, and still be fitted as that was. */
const ALIKE = 0.03;

interface WholeProps {
  /** Boards of one kind are about as high as each other. */
  readonly kind: string;
  readonly children: ComponentChildren;
}

/** Shows all of a board in the room there is: as large as it can be, and never larger than it is at the table. */
export function Whole({ kind, children }: WholeProps) {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const size = useRef('');
  const fit = (): void => {
    const { clientWidth, clientHeight } = room.current!;
    size.current = `${clientWidth} ${clientHeight}`;
    if (clientWidth > 0 && clientHeight > 0) fitted(kind, room.current!, board.current!);
  };
  useLayoutEffect(() => {
    fit();
    // It tells the size also where nothing has changed.
    const watcher = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = room.current!;
      if (size.current !== `${clientWidth} ${clientHeight}`) fit();
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

function fitted(kind: string, place: HTMLElement, board: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = place;
  const where = `${kind} ${width} ${height}`;
  const lay = (wide: number, zoom: number, high: string): void => {
    board.style.width = `${width * wide}px`;
    board.style.zoom = String(zoom);
    board.style.height = high;
  };
  const laid = (wide: number): Fit => {
    lay(wide, 1, 'auto');
    const room = height / board.scrollHeight;
    return { wide, room, zoom: Math.min(1 / wide, room) };
  };
  const again = known?.where === where ? laid(known.wide) : undefined;
  const isAlike = again !== undefined && Math.abs(again.room / known!.room - 1) < ALIKE;
  const best = isAlike ? again : widest(laid);
  known = { ...best, where };
  lay(best.wide, best.zoom, `${height / best.zoom}px`);
}

/** The width in which a board comes out largest. */
function widest(laid: (wide: number) => Fit): Fit {
  let best: Fit | undefined;
  for (const wide of WIDTHS) {
    if (best !== undefined && 1 / wide <= best.zoom) break;
    const fit = laid(wide);
    if (best === undefined || fit.zoom > best.zoom) best = fit;
  }
  // From edge to edge, if that makes it no higher.
  const { zoom } = best!;
  const full = laid(1 / zoom);
  return full.room >= zoom ? { ...full, zoom } : best!;
}
