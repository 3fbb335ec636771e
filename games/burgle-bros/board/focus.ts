import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where whoever plays by keys goes on: at the question, at their own room, at any room that is lit. */
const GO_ON = ['.asks.risen .way', '.here .face', '.lit button'];

/** Puts the focus somewhere sensible when what had it is gone. Tells through the ref whether keys are used. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, at: number): RefObject<boolean> {
  const keys = useRef(false);
  useLayoutEffect(() => {
    if (!keys.current || document.activeElement !== document.body) return;
    const place = GO_ON.map((selector) => root.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    place?.focus();
  }, [at]);
  return keys;
}
