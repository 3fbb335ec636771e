import { useEffect, useRef } from 'preact/hooks';

/** Whenever something else is shown, its heading is announced, and the keyboard goes on from there. */
export function useArrival(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (moved) focusHeading();
  }, [shown]);
}

function focusHeading(): void {
  window.scrollTo(0, 0);
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
