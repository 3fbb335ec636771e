import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Whoever plays by keyboard stays in the panel: when the button that was pressed is gone, its headline has the focus,
 * says what has come of it, and the next thing to do is one step away. Answers what to call when something is focused.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const inPanel = useRef(false);
  useLayoutEffect(() => {
    if (!inPanel.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('.panel h2')?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    inPanel.current = target instanceof Element && target.closest('.panel') !== null;
  };
}
