import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import type { Move } from '../../move.ts';
import type { View } from '../../view.ts';
import type { Pen } from '../panel/planner.tsx';
import { type Ghost, ghostsIn, remaining, sent, toggled } from './ghosts.ts';

/** What everybody has in mind, the viewer too, with the pen that draws it. */
export function usePlan({ view, viewer, plans, plan }: BoardProps<View, Move, Event>) {
  const [pen, hold] = useState<Pen>();
  useEffect(() => hold(undefined), [view.turns]);

  const standing = useMemo(() => ghostsIn(plans, view), [plans, view]);
  const ghosts = useMemo(() => standing.flatMap((ghost) => remaining(ghost, view) ?? []), [standing, view]);
  const mine = standing.find(({ author }) => author === viewer);
  const share = (ghost: Ghost | undefined): void => plan(ghost === undefined ? null : sent(view, ghost));
  const draw = (at: Square): void => {
    if (pen === undefined || viewer === 'audience') return;
    const before = mine?.actor === pen.actor ? mine.sketches : [];
    const sketches = toggled(before, { intent: pen.intent, at });
    share(sketches.length === 0 ? undefined : { author: viewer, actor: pen.actor, sketches });
  };
  return { pen, hold, mine, draw, clear: () => share(undefined), ghosts };
}
