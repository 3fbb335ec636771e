import { useEffect, useRef } from 'preact/hooks';
import { go, tablePath } from '../route.ts';
import { toast } from '../toasts.tsx';
import type { TableModel } from './model.ts';
import type { Sight } from './sight.ts';
import { missedBy, type Scene } from './story.ts';
import { words } from './words/index.ts';

/** Somebody at the table wants to play again. */
export function useRematch(next: string | undefined): void {
  const before = useRef(next);
  useEffect(() => {
    if (next === undefined || next === before.current) return;
    const { rematch, go: goThere } = words.value.toast;
    toast({ kind: 'you', text: rematch, action: { name: goThere, run: () => go(tablePath(next)) } });
  }, [next]);
}

/** What this seat missed before it came: told once, and marked in the log from then on. */
export function useAway(model: TableModel, sight: Sight | undefined, tell: (missed: readonly Scene[]) => void) {
  const away = useRef<{ readonly from: number; readonly to: number } | undefined>(undefined);
  const hasCome = useRef(false);
  useEffect(() => {
    if (sight === undefined || hasCome.current) return;
    hasCome.current = true;
    const { viewer, at } = sight.frame;
    const isAlone = model.mine.value.length === 1;
    if (viewer === 'audience' || !isAlone || sight.seen === 0) return;
    const missed = missedBy(sight.story, viewer, sight.seen);
    if (missed.length === 0) return;
    away.current = { from: sight.seen, to: at };
    tell(missed);
  }, [sight]);
  return away.current;
}
