import { useEffect, useRef } from 'preact/hooks';
import { toast } from '../toasts.tsx';
import type { TableModel } from './model.ts';
import type { Sight } from './sight.ts';
import { type LogEntry, missedBy } from './story.ts';
import { words } from './words/index.ts';

/** Somebody at the table wants to play again: told to whoever does not look at the final screen, where it is asked. */
export function useRematch(next: string | undefined, isElsewhere: boolean, show: () => void): void {
  const before = useRef(next);
  useEffect(() => {
    const isNews = next !== undefined && next !== before.current;
    before.current = next;
    if (!isNews || !isElsewhere) return;
    const { rematch, go } = words.value.toast;
    toast({ kind: 'you', text: rematch, action: { name: go, run: show } });
  }, [next]);
}

/** What this seat missed before it came: told once, and marked in the log from then on. */
export function useAway(model: TableModel, sight: Sight | undefined, tell: (missed: readonly LogEntry[]) => void) {
  const away = useRef<{ readonly from: number; readonly to: number } | undefined>(undefined);
  const hasCome = useRef(false);
  useEffect(() => {
    if (sight === undefined || hasCome.current) return;
    hasCome.current = true;
    const { viewer, at } = sight.frame;
    const isAlone = model.mine.value.length === 1;
    // Whoever has seen nothing yet has just sat down, unless a bot has begun for them.
    const isNew = sight.seen === 0 && !model.returned.value;
    if (viewer === 'audience' || !isAlone || isNew) return;
    const missed = missedBy(sight.story, viewer, sight.seen);
    if (missed.length === 0) return;
    away.current = { from: sight.seen, to: at };
    tell(missed);
  }, [sight]);
  return away.current;
}
