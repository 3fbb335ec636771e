import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import type { Move } from '../../move.ts';
import type { View } from '../../view.ts';
import type { Pen } from '../panel/planner.tsx';
import { type Ghost, ghostsIn, sent, toggled } from './ghosts.ts';

/** Plans of this turn: those of the others, and the viewer's own with the pen that draws it. */
export function usePlan({ view, viewer, signals, signal }: BoardProps<View, Move, Event>) {
  const [pen, hold] = useState<Pen>();
  const [mine, setMine] = useState<Ghost>();
  const turn = useRef(view.turns);
  useEffect(() => {
    if (turn.current === view.turns) return;
    turn.current = view.turns;
    setMine(undefined);
    hold(undefined);
  }, [view.turns]);

  const share = (ghost: Ghost | undefined): void => {
    setMine(ghost);
    signal(ghost === undefined ? null : sent(view.turns, ghost));
  };
  const draw = (at: Square): void => {
    if (pen === undefined || viewer === 'audience') return;
    const before = mine?.actor === pen.actor ? mine.sketches : [];
    const sketches = toggled(before, { intent: pen.intent, at });
    share(sketches.length === 0 ? undefined : { author: viewer, actor: pen.actor, sketches });
  };
  const isOver = turn.current !== view.turns;
  const ghosts = useMemo(() => {
    const own = [viewer, mine?.author];
    const others = ghostsIn(signals, view.turns, view.seats).filter(({ author }) => !own.includes(author));
    return mine === undefined || isOver ? others : [...others, mine];
  }, [signals, view.turns, view.seats, viewer, mine, isOver]);
  return { pen, hold, mine, draw, clear: () => share(undefined), ghosts };
}
