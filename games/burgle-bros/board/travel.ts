import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pace } from '#board/contract.ts';
import type { Square } from '../components/squares.ts';
import type { Event } from '../event.ts';

/** Milliseconds at the usual pace. */
const STEP = 220;
const TRAVEL = 450;
const FOLD = 280;

interface Trip {
  readonly at: number;
  readonly events: readonly Event[];
  readonly pace: Pace;
}

/**
 * Moves pieces from where they were to where they are now: the crew straight, guards along the way they walked, room by
 * room. What is drawn is already the new position; a press or a key ends the journey.
 */
export function useTravel(root: RefObject<HTMLElement | null>, { at, events, pace }: Trip): void {
  const before = useRef(new Map<string, DOMRect>());
  const seen = useRef(at);
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    // Whoever wants no travelling need not wait for anything to be measured.
    if (pace === 0) {
      seen.current = at;
      before.current.clear();
      return;
    }
    // Pieces still under way would be measured where they are not.
    if (seen.current !== at) skip(board);
    const now = places(board);
    if (seen.current !== at) {
      for (const [piece, rect] of now) {
        const from = before.current.get(piece);
        if (from !== undefined) travel(board, piece, { from, to: rect }, events, pace);
      }
      for (const event of events) if (event.type === 'revealed') unfold(board, event.at, pace);
    }
    seen.current = at;
    before.current = now;
  }, [root, at, events, pace]);
}

/** Ends whatever is under way. */
export function skip(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) animation.finish();
}

const pieceAt = (board: HTMLElement, piece: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-piece="${piece}"]`);

/** Where every piece is drawn; what is not in sight has no place. */
function places(board: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-piece]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(element.dataset.piece!, rect);
  }
  return found;
}

interface Leg {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

function travel(board: HTMLElement, piece: string, { from, to }: Leg, events: readonly Event[], pace: Pace): void {
  const way = walked(piece, events);
  if (way.length === 0 && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1) return;
  const element = pieceAt(board, piece)!;
  const stops = [...way.slice(0, -1).flatMap((at) => roomOffset(board, at, way.at(-1)!) ?? []), { x: 0, y: 0 }];
  const frames = [{ x: from.x - to.x, y: from.y - to.y }, ...stops].map(({ x, y }) => ({
    transform: `translate(${x}px, ${y}px)`,
  }));
  const duration = pace * (way.length > 0 ? STEP * way.length : TRAVEL);
  const journey = element.animate(frames, { duration, easing: 'ease-in-out' });
  if (way.length > 0) underway(element.closest('.floor'), journey);
}

/** While a guard walks, his next way is not drawn yet. */
function underway(floor: Element | null, journey: Animation): void {
  floor?.toggleAttribute('data-walking', true);
  const arrived = (): void => {
    floor?.toggleAttribute('data-walking', false);
  };
  journey.onfinish = arrived;
  journey.oncancel = arrived;
}

/** The rooms a guard stepped into, in order. */
function walked(piece: string, events: readonly Event[]): readonly Square[] {
  return events.flatMap((event) => (event.type === 'guardMoved' && piece === `guard ${event.floor}` ? [event.to] : []));
}

/** How far a room lies from another on the screen. */
function roomOffset(board: HTMLElement, at: Square, from: Square): { x: number; y: number } | undefined {
  const [a, b] = [at, from].map((square) => board.querySelector(`[data-at="${square}"]`)?.getBoundingClientRect());
  return a === undefined || b === undefined ? undefined : { x: a.x - b.x, y: a.y - b.y };
}

/** A room that is turned up folds open along its diagonal. */
function unfold(board: HTMLElement, at: Square, pace: Pace): void {
  const face = board.querySelector(`[data-at="${at}"] .face`);
  face?.animate(
    [
      { clipPath: 'polygon(0 0, 0 0, 0 100%, 0 100%)', offset: 0 },
      { clipPath: 'polygon(0 0, 100% 0, 0 100%, 0 100%)', offset: 0.6 },
      { clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%)', offset: 1 },
    ],
    { duration: FOLD * pace, easing: 'ease-out' },
  );
}
