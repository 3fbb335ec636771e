import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type Box, type Boxes, middleOf, type Point } from '#board/boxes.ts';
import type { BoardProps } from '#board/contract.ts';
import { isSame, useTravel } from '#board/travel.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { TIMES } from './staging.ts';
import type { Motion } from './table/limb.tsx';

/** An arm that fetches a token: from where the token will lie to where it lay. */
export interface Grab {
  readonly at: number;
  readonly from: Point;
  readonly to: Point;
  readonly motion: Motion;
}

/** Pieces travel, and an arm fetches the one that was taken. */
export function useHands(
  board: RefObject<HTMLElement | null>,
  { at, view, viewer, events, pace }: BoardProps<View, Move, Event>,
): readonly [Grab | undefined, () => void] {
  const [grab, setGrab] = useState<Grab>();
  const theft = events.find((event) => event.type === 'took' || event.type === 'stole');
  const taken = theft && `token:${view.raid}${theft.token}`;
  useTravel(board, {
    at,
    pace,
    isLively: true,
    journey: ({ piece, from, to, before, now, isNews }) => {
      const name = piece.dataset.piece!;
      const start = from ?? (isNews ? sourceOf(name, events, before, now, viewer) : undefined);
      if (start === undefined || isSame(start, to)) return undefined;
      if (!isNews) return { lasts: TIMES.quick };
      if (theft === undefined || name !== taken) return { from: start, lasts: TIMES.travel };
      // Own thefts have shown the arm already; others' arms have to come out first.
      const own = theft.seat === viewer;
      setGrab({ at, from: middleOf(to), to: middleOf(start), motion: own ? 'back' : 'grab' });
      return { from: start, lasts: TIMES.travel, waits: own ? 0 : TIMES.calm, above: 10 };
    },
  });
  return [grab?.at === at ? grab : undefined, () => setGrab(undefined)];
}

/** Where a piece comes from that was not in sight before: drawn cards from the pile, a played one from its player. */
function sourceOf(
  piece: string,
  events: readonly Event[],
  before: Boxes,
  now: Boxes,
  viewer: View['viewer'],
): Box | undefined {
  if (piece.startsWith('hand:')) return before.get('draw');
  const played = events.find((event) => event.type === 'played');
  if (played === undefined || !(piece.startsWith('discard:') || piece === 'played')) return undefined;
  const gone = [...before.keys()].find((name) => name.startsWith(`hand:${played.card}#`) && !now.has(name));
  return before.get((played.seat === viewer ? gone : undefined) ?? `seat:${played.seat}`);
}
