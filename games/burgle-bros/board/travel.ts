import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pace } from '#board/contract.ts';
import { isSame, useTravel } from '#board/travel.ts';
import type { Square } from '../components/squares.ts';
import type { View } from '../view.ts';
import type { Shot } from './film/beats.ts';
import { TIMES } from './film/times.ts';

interface Trip {
  readonly view: View;
  readonly pace: Pace;
  /** What is being shown, if it is a scene. */
  readonly shot: Shot | undefined;
}

/** Crew, guards and the dice at their destinations go straight, a step at a time; rooms that are turned up fold open. */
export function useMotion(root: RefObject<HTMLElement | null>, { view, pace, shot }: Trip): void {
  useTravel(root, {
    at: view,
    pace,
    journey: ({ piece, from, to }) => {
      const [kind] = piece.dataset.piece!.split(' ');
      if (from === undefined || isSame(from, to)) return undefined;
      if (kind === 'goal') return { lasts: TIMES.leap, easing: 'cubic-bezier(.3, -.4, .6, 1.3)' };
      if (kind !== 'guard' && kind !== 'seat') return undefined;
      return { lasts: shot === 'step' ? TIMES.step : TIMES.travel, easing: 'ease-in-out' };
    },
  });
  const seen = useRef(view);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = view;
    if (before === view || pace === 0) return;
    for (const at of revealedIn(before, view)) unfold(root.current!, at, pace);
  });
}

/** Rooms that were face down before. */
const revealedIn = (before: View, { floors }: View): readonly Square[] =>
  floors.flatMap(({ tiles }, floor) =>
    tiles.flatMap(({ at, tile }, i) => (tile !== '?' && before.floors[floor]?.tiles[i]?.tile === '?' ? at : [])),
  );

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
