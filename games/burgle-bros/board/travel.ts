import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { between, boxOf, type Point } from '#board/boxes.ts';
import type { Pace } from '#board/contract.ts';
import { isSame, useTravel } from '#board/travel.ts';
import type { Square } from '../components/squares.ts';
import type { Event } from '../event.ts';
import { TIMES, walked } from './staging.ts';

interface Trip {
  readonly at: number;
  readonly events: readonly Event[];
  readonly pace: Pace;
}

/** The crew goes straight, guards along the way they walked, room by room, and rooms that are turned up fold open. */
export function useMotion(root: RefObject<HTMLElement | null>, { at, events, pace }: Trip): void {
  useTravel(root, {
    at,
    pace,
    journey: ({ piece, from, to }) => {
      const [kind, floor] = piece.dataset.piece!.split(' ');
      if (kind !== 'guard' && kind !== 'seat') return undefined;
      const way = kind === 'guard' ? walked(events, Number(floor)) : [];
      if (from === undefined || (way.length === 0 && isSame(from, to))) return undefined;
      if (way.length === 0) return { lasts: TIMES.travel, easing: 'ease-in-out' };
      return {
        lasts: TIMES.step * way.length,
        easing: 'ease-in-out',
        via: way.slice(0, -1).flatMap((room) => offsetOf(root.current!, room, way.at(-1)!) ?? []),
        began: (journey) => underway(piece.closest('.floor'), journey),
      };
    },
  });
  const seen = useRef(at);
  useLayoutEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    if (pace === 0) return;
    for (const event of events) if (event.type === 'revealed') unfold(root.current!, event.at, pace);
  });
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

/** How far a room lies from another. */
function offsetOf(board: HTMLElement, at: Square, from: Square): Point | undefined {
  const [a, b] = [at, from].map((square) => board.querySelector<HTMLElement>(`[data-at="${square}"]`));
  return a && b ? between(boxOf(a, board), boxOf(b, board)) : undefined;
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
    { duration: TIMES.fold * pace, easing: 'ease-out' },
  );
}
