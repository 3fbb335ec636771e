import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, type Boxes, between, boxOf, type Point } from './boxes.ts';
import type { Pace } from './contract.ts';

/** How a piece goes from where it was to where it is; times in milliseconds at the usual pace. */
export interface Journey {
  readonly lasts: number;
  readonly waits?: number;
  /** Where it passes, as seen from where it arrives; `offset` says when, from 0 to 1. */
  readonly via?: readonly (Point & { readonly offset?: number })[];
  readonly easing?: string;
  /** What it passes over. */
  readonly above?: number;
  began?(animation: Animation): void;
}

/** A piece and where it was, or nowhere if it was not in sight. */
export interface Trip {
  readonly piece: HTMLElement;
  readonly from: Box | undefined;
  readonly to: Box;
  /** All pieces as they lay before, and as they lie now. */
  readonly before: Boxes;
  readonly now: Boxes;
  /** It lies in another part of the table than before, by its `data-zone`. */
  readonly hasMoved: boolean;
  /** The position is another one; otherwise only the layout is. */
  readonly isNews: boolean;
}

interface Travel {
  /** The position: another one is news. */
  readonly at: unknown;
  readonly pace: Pace;
  /** Pieces also make way for each other within a position. */
  readonly isLively?: boolean;
  /** Where a piece comes from and how it goes; nothing where it need not. */
  journey(trip: Trip): (Journey & { readonly from?: Box | undefined }) | undefined;
}

interface Layout {
  readonly boxes: Boxes;
  readonly zones: ReadonlyMap<string, string | undefined>;
}

const NOWHERE: Layout = { boxes: new Map(), zones: new Map() };

/**
 * Pieces, which are elements with a `data-piece`, travel from where they were to where they are: the last layout is
 * compared with this one. Whoever wants no travelling need not wait for anything to be measured.
 */
export function useTravel(root: RefObject<HTMLElement | null>, { at, pace, isLively = false, journey }: Travel): void {
  const last = useRef(at);
  const isNews = last.current !== at;
  const isDue = pace > 0 && (isNews || isLively);
  // What is drawn at this moment is still the layout before.
  const before = isDue && root.current !== null ? layoutOf(root.current) : NOWHERE;
  useLayoutEffect(() => {
    last.current = at;
    if (!isDue || before === NOWHERE) return;
    const now = layoutOf(root.current!);
    for (const piece of piecesOn(root.current!)) {
      const name = piece.dataset.piece!;
      const [from, to] = [before.boxes.get(name), now.boxes.get(name)!];
      const hasMoved = before.zones.get(name) !== now.zones.get(name);
      const way = journey({ piece, from, to, before: before.boxes, now: now.boxes, hasMoved, isNews });
      const start = way?.from ?? from;
      if (way !== undefined && start !== undefined) set(piece, start, to, way, pace);
    }
  });
}

const piecesOn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-piece]')];

/** All pieces in sight, by their names. */
function layoutOf(root: HTMLElement): Layout {
  const pieces = piecesOn(root);
  return {
    boxes: new Map(pieces.map((piece) => [piece.dataset.piece!, boxOf(piece, root)])),
    zones: new Map(pieces.map((piece) => [piece.dataset.piece!, piece.dataset.zone])),
  };
}

export const isSame = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;

function set(
  piece: HTMLElement,
  from: Box,
  to: Box,
  { lasts, waits = 0, via = [], ...way }: Journey,
  pace: Pace,
): void {
  if (from.width === 0 || to.width === 0) return;
  const zIndex = way.above ?? 9;
  const frame = ({ x, y }: Point) => ({ translate: `${x}px ${y}px`, zIndex });
  const animation = piece.animate(
    [
      { ...frame(between(from, to)), scale: `${from.width / to.width}` },
      ...via.map(({ offset, ...point }) => ({ ...frame(point), scale: '1', ...(offset !== undefined && { offset }) })),
      { ...frame({ x: 0, y: 0 }), scale: '1' },
    ],
    {
      duration: lasts * pace,
      delay: waits * pace,
      fill: 'backwards',
      easing: way.easing ?? 'cubic-bezier(.3, .7, .3, 1)',
    },
  );
  way.began?.(animation);
}
