import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from './contract.ts';

/**
 * Whoever plays by keys stays on the board: when what had the focus is gone, the first of these places has it that is
 * there, or the board itself, and the next thing to do is one step away. Nothing is moved while a showing is played.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  { at, showing }: Pick<BoardProps<unknown, unknown, unknown>, 'at' | 'showing'>,
  ...places: readonly string[]
): void {
  const byKeys = useRef(false);
  const inside = useRef(false);
  useLayoutEffect(() => {
    const press = ({ type }: Event): void => {
      byKeys.current = type === 'keydown';
    };
    const focus = (): void => {
      inside.current = root.current?.contains(document.activeElement) ?? false;
    };
    const listened = { keydown: press, pointerdown: press, focusin: focus };
    for (const [type, listener] of Object.entries(listened)) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of Object.entries(listened)) document.removeEventListener(type, listener, true);
    };
  }, [root]);
  useLayoutEffect(() => {
    if (showing !== undefined || !byKeys.current || !inside.current || document.activeElement !== document.body) return;
    const [place] = places.flatMap((selector) => root.current!.querySelector<HTMLElement>(selector) ?? []);
    (place ?? root.current!).focus({ preventScroll: place === undefined });
  }, [at, showing === undefined]);
}
