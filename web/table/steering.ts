import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Jump } from './jumps.tsx';

const KEYS: Readonly<Record<string, Jump | 'close'>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  Escape: 'close',
};
const TURNS: Readonly<Record<string, Jump>> = { ArrowLeft: 'turnBack', ArrowRight: 'turnForward' };

/**
 * A game that is played back goes by the arrows, with Shift from turn to turn, wherever the focus is, as long as nothing else
 * takes them: what is written or chosen in, a sheet over the table, a piece that has keys of its own.
 */
export function useSteering(steer: (to: Jump | 'close') => void): void {
  const latest = useRef(steer);
  latest.current = steer;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, shiftKey, target } = event;
      const to = (shiftKey ? TURNS[key] : undefined) ?? KEYS[key];
      if (to === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(OTHERS) !== null) return;
      if (document.querySelector('dialog[open], .menu:popover-open') !== null) return;
      event.preventDefault();
      latest.current(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Where keys mean something else. */
const OTHERS = 'input:not([type="range"]), textarea, select';
