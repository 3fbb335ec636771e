import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type Box, type Boxes, middleOf, type Point } from '#board/boxes.ts';
import type { BoardProps } from '#board/contract.ts';
import { isSame, useTravel } from '#board/travel.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { TIMES } from './film/times.ts';
import type { Motion } from './table/limb.tsx';

/** An arm that fetches a token: from where the token will lie to where it lay. */
export interface Grab {
  /** Which one it is, and the position that it is part of. */
  readonly no: number;
  readonly at: View;
  readonly from: Point;
  readonly to: Point;
  readonly motion: Motion;
}

/** Pieces travel, and an arm fetches the one that was taken. */
export function useHands(
  board: RefObject<HTMLElement | null>,
  { view, told, showing, viewer, events, pace }: BoardProps<View, Move, Event>,
): readonly [Grab | undefined, () => void] {
  const [grab, setGrab] = useState<Grab>();
  const theft = events.find((event) => event.type === 'took' || event.type === 'stole');
  const taken = theft && `token:${view.raid}${theft.token}`;
  // Own thefts have shown the arm already, and so has the dog's question; others' arms have to come out first.
  const isOut = theft?.seat === viewer || (showing !== undefined && told.view.question !== 'none');
  const isLed = events.some(({ type }) => type === 'gaveDog');
  useTravel(board, {
    at: view,
    pace,
    isLively: true,
    journey: ({ piece, from, to, before, now, isNews }) => {
      const name = piece.dataset.piece!;
      const start = from ?? (isNews ? sourceOf(name, { events, view, before, now }) : undefined);
      if (start === undefined || isSame(start, to)) return undefined;
      if (!isNews) return { lasts: TIMES.quick };
      if (name !== taken && !(isLed && name === 'dog')) return { from: start, lasts: TIMES.travel };
      const isBack = isOut || isLed;
      const motion = isBack ? 'back' : 'grab';
      setGrab((last) => ({ no: (last?.no ?? 0) + 1, at: view, from: middleOf(to), to: middleOf(start), motion }));
      return { from: start, lasts: TIMES.travel, waits: isBack ? 0 : TIMES.calm, above: 10 };
    },
  });
  return [grab?.at === view ? grab : undefined, () => setGrab(undefined)];
}

interface Arrival extends Pick<BoardProps<View, Move, Event>, 'events' | 'view'> {
  readonly before: Boxes;
  readonly now: Boxes;
}

/** Where a piece comes from that was not in sight before: drawn cards from the pile, a played one from its player. */
function sourceOf(piece: string, { events, view, before, now }: Arrival): Box | undefined {
  if (piece.startsWith('hand:')) return before.get('draw');
  const played = events.find((event) => event.type === 'played');
  // It is taken up again, for the hand that stops short.
  if (piece === 'played' && played === undefined) return before.get(`discard:${view.discard.count}`);
  if (played === undefined || !(piece.startsWith('discard:') || piece === 'played')) return undefined;
  const gone = [...before.keys()].find((name) => name.startsWith(`hand:${played.card}#`) && !now.has(name));
  return before.get((played.seat === view.viewer ? gone : undefined) ?? `seat:${played.seat}`);
}
