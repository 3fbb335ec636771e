import { useLayoutEffect } from 'preact/hooks';
import { KEYS, shortcutsOn } from '../table/shortcuts.ts';
import { MENU } from '../top-bar.tsx';
import type { Pupil } from './pupil.ts';

/** What has the keyboard while it is open. */
export const LIES_OVER = `dialog[open], #${MENU}:popover-open`;

interface Asking {
  ask(): void;
  close(): boolean;
}

/** Enter goes on, Escape takes back, T turns the board into words, I asks what something is. */
export function useLessonKeys(pupil: Pupil, turnWords: () => void, asking: Asking): void {
  // Before the table can be seen: whoever sees it may press.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof Element ? event.target : null;
      if (document.querySelector(LIES_OVER) !== null || at?.closest('input, select, textarea')) return;
      const key = event.key.toLowerCase();
      if (key === 'escape') asking.close() || pupil.takeBack();
      else if (key === 'enter' && at?.closest('button, a') == null) pupil.goOn();
      else if (!shortcutsOn.value) return;
      else if (key === KEYS.words) turnWords();
      else if (key === KEYS.what) asking.ask();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
