import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { type Box, boxesOn, middleOf, type Point } from './geometry.ts';
import type { Motion } from './limb.tsx';

/** Milliseconds at the usual pace, as in the tokens of the look: a change under the finger, an arm going out, a journey. */
const TIMES = { quick: 120, calm: 280, travel: 450 } as const;

/** An arm that fetches a token: from where the token will lie to where it lay. */
export interface Grab {
  readonly at: number;
  readonly from: Point;
  readonly to: Point;
  readonly motion: Motion;
}

type Boxes = ReadonlyMap<string, Box>;
const NOWHERE: Boxes = new Map();

/** Pieces travel from where they were to where they are, by comparing the last layout with this one. */
export function useTravel(
  board: RefObject<HTMLElement | null>,
  { at, view, viewer, events, pace }: BoardProps<View, Move, Event>,
): readonly [Grab | undefined, () => void] {
  const last = useRef<{ readonly at: number; readonly boxes: Boxes }>(undefined);
  const [grab, setGrab] = useState<Grab>();
  useLayoutEffect(() => {
    const before = last.current;
    const rests = pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Measuring makes the page wait for its layout. The first one is measured below, once it is there anyway.
    const boxes = before === undefined || rests ? NOWHERE : boxesOn(board.current!);
    last.current = { at, boxes };
    if (before === undefined || rests) return;
    const fresh = before.at !== at;
    const taken = fresh ? takenToken(events, view, boxes) : undefined;
    const time = (fresh ? TIMES.travel : TIMES.quick) * pace;
    for (const [piece, box] of boxes) {
      const from =
        before.boxes.get(piece) ?? (fresh ? sourceOf(piece, events, before.boxes, boxes, viewer) : undefined);
      if (from === undefined || isSame(from, box)) continue;
      const element = board.current!.querySelector(`[data-piece="${piece}"]`)!;
      if (piece !== taken?.piece) journey(element, from, box, time);
      else {
        // Own thefts have shown the arm already; others' arms have to come out first.
        const own = taken.seat === viewer;
        journey(element, from, box, time, { wait: own ? 0 : TIMES.calm * pace, above: 10 });
        setGrab({ at, from: middleOf(box), to: middleOf(from), motion: own ? 'back' : 'grab' });
      }
    }
  });
  // What is resized, or there for the first time, has not travelled.
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => {
      if (last.current !== undefined) last.current = { ...last.current, boxes: boxesOn(board.current!) };
    });
    watch.observe(board.current!);
    return () => watch.disconnect();
  }, [board]);
  return [grab?.at === at ? grab : undefined, () => setGrab(undefined)];
}

/** The token that changed hands, if it is still on the table. */
function takenToken(events: readonly Event[], { raid }: View, boxes: Boxes) {
  const theft = events.find((event) => event.type === 'took' || event.type === 'stole');
  if (theft === undefined) return undefined;
  const piece = `token:${raid}${theft.token}`;
  return boxes.has(piece) ? { piece, seat: theft.seat } : undefined;
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

const isSame = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;

function journey(element: Element, from: Box, to: Box, time: number, { wait = 0, above = 9 } = {}): void {
  const [a, b] = [middleOf(from), middleOf(to)];
  const start = { translate: `${a.x - b.x}px ${a.y - b.y}px`, scale: `${from.width / (to.width || 1)}`, zIndex: above };
  const end = { translate: '0px 0px', scale: '1', zIndex: above };
  const easing = 'cubic-bezier(.3, .7, .3, 1)'; // as the arm in hand.css
  element.animate([start, { ...start, offset: wait / (wait + time), easing }, end], wait + time);
}

/** Ends whatever moves, but for what moves for ever. */
export function skip(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
