import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Milliseconds at the usual pace. A won card leaves first, then tokens drop, then new cards come: one after the other. */
const TRAVEL = 450;
const DELAYS: Readonly<Record<string, number>> = { loot: 0, token: 250, window: 550, drawn: 0 };

/** Where a piece was, and in which part of the table. */
interface Spot {
  readonly zone: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Lets pieces travel from where they were to where they are. A piece is an element with `data-piece`; it travels when
 * its `data-zone` has changed, and one that was not there comes from the element whose `data-spot` is its `data-from`.
 */
export function useTravel(root: RefObject<HTMLElement | null>, at: number, pace: number): void {
  const known = useRef<{ readonly at: number; readonly spots: ReadonlyMap<string, Spot> }>({ at, spots: new Map() });
  useLayoutEffect(() => {
    // Whoever wants no travelling need not wait for anything to be measured.
    if (pace === 0) {
      known.current = { at, spots: new Map() };
      return;
    }
    const table = root.current!;
    const before = known.current;
    const pieces = [...table.querySelectorAll<HTMLElement>('[data-piece], [data-spot]')];
    const home = table.getBoundingClientRect();
    const spots = new Map(pieces.map((piece) => [nameOf(piece), spotOf(piece, home)] as const));
    known.current = { at, spots };
    if (before.at === at) return;
    for (const piece of pieces) {
      const name = nameOf(piece);
      const [from, to] = [before.spots.get(name) ?? before.spots.get(piece.dataset.from ?? ''), spots.get(name)!];
      if (piece.dataset.piece !== undefined && from !== undefined && from.zone !== to.zone)
        travel(piece, from, to, pace);
    }
  });
}

const nameOf = ({ dataset }: HTMLElement): string => dataset.piece ?? dataset.spot!;

function spotOf(piece: HTMLElement, home: DOMRect): Spot {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { zone: piece.dataset.zone ?? '', left: left - home.left, top: top - home.top, width, height };
}

function travel(piece: HTMLElement, from: Spot, to: Spot, pace: number): void {
  if (to.width === 0 || from.width === 0) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const kind = piece.dataset.kind ?? '';
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9, easing: 'cubic-bezier(.3, 0, .2, 1)' },
      { transform: kind === 'token' ? 'translateY(-4px)' : 'none', zIndex: 9, offset: 0.9 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration: pace * TRAVEL, delay: pace * (DELAYS[kind] ?? 0), fill: 'backwards' },
  );
}
