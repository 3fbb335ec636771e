import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps, Sitter } from '#board/contract.ts';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import type { Move } from '../../move.ts';
import { type Ghost, ghostsIn, type Intent, isSame, sent } from '../../sketch.ts';
import type { View } from '../../view.ts';
import type { Pen } from '../panel/planner.tsx';
import { remaining, toggled } from './ghosts.ts';

/** What everybody has in mind, the viewer too, with the pen that draws it. */
export function usePlan({ view, viewer, plans, plan, sitters }: BoardProps<View, Move, Event>) {
  const [pen, hold] = useState<Pen>();
  useEffect(() => hold(undefined), [view.turns]);

  const standing = useMemo(() => ghostsIn(plans, view), [plans, view]);
  const ghosts = useMemo(() => standing.flatMap((ghost) => remaining(ghost, view) ?? []), [standing, view]);
  const mine = standing.find(({ author }) => author === viewer);
  const share = (ghost: Omit<Ghost, 'author'> | undefined): void =>
    plan(ghost === undefined ? null : sent(view, ghost));
  const draw = (at: Square, intent: Intent | undefined = pen?.intent): void => {
    if (viewer === 'audience' || pen === undefined || intent === undefined) return;
    const { actor } = pen;
    const before = mine?.actor === actor ? mine.sketches : [];
    // A bot is asked for one thing at a time.
    const sketches = toggled(isBot(sitters[actor]) ? before.filter((each) => isSame(each, { intent, at })) : before, {
      intent,
      at,
    });
    share(sketches.length === 0 ? undefined : { actor, sketches });
  };
  const bots = sitters.filter(isBot).map(({ seat }) => seat);
  return { pen, hold, mine, draw, clear: () => share(undefined), ghosts, bots };
}

/** A bot sits there, or plays for somebody. */
const isBot = (sitter: Sitter | undefined): boolean => sitter?.kind === 'bot' || sitter?.standIn === true;
