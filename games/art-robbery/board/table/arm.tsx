import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { boxOf, middleOf, type Point } from '#board/boxes.ts';
import { towards } from './geometry.ts';
import { Limb } from './limb.tsx';

interface ArmProps {
  readonly board: RefObject<HTMLElement | null>;
  /** Pieces by name. */
  readonly from: string;
  readonly to: string;
  /** Stops a hand's breadth before the piece. */
  readonly short?: boolean;
}

interface Reach {
  readonly from: Point;
  readonly to: Point;
}

/** The arm that reaches from a card to a piece, drawn from where the two really are. */
export function Arm({ board, from, to, short = false }: ArmProps) {
  const [reach, setReach] = useState<Reach>();
  useLayoutEffect(() => {
    const draw = (): void => setReach((last) => sameOr(last, measured(board.current!, from, to, short)));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(board.current!);
    return () => watch.disconnect();
  });
  if (reach === undefined) return null;
  return <Limb key={`${from} ${to}`} {...reach} motion="reach" />;
}

/** From inside the card to the near edge of the piece, or short of it. */
function measured(board: HTMLElement, from: string, to: string, short: boolean): Reach | undefined {
  const find = (name: string): HTMLElement | null => board.querySelector(`[data-piece="${name}"]`);
  const [card, piece] = [find(from), find(to)];
  if (card === null || piece === null) return undefined;
  const [start, end] = [boxOf(card, board), boxOf(piece, board)];
  const [a, b] = [middleOf(start), middleOf(end)];
  return { from: towards(a, b, short ? start.height * 0.3 : 0), to: towards(b, a, end.width * (short ? 0.8 : 0.34)) };
}

/** Keeps the old value if nothing moved, so that drawing ends. */
const sameOr = (last: Reach | undefined, next: Reach | undefined): Reach | undefined =>
  JSON.stringify(last) === JSON.stringify(next) ? last : next;
