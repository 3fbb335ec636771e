/** So far a finger trembles, in pixels; whoever moves it farther means something else. */
const STILL = 10;

/** So long after a finger has gone up the browser may still click, in milliseconds. */
const AFTERMATH = 50;

const PRESSABLE = 'a, button, label, summary';

interface Press {
  readonly piece: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/**
 * A press is for what lay under the finger when it went down. If the page is drawn anew before it goes up, and that has
 * moved, the browser would click whatever lies there now, or nothing.
 */
export function keepPresses(): void {
  let press: Press | undefined;
  /** Which of some quick presses it is: whoever counts them counts ours as well. */
  let detail = 0;
  document.addEventListener('mousedown', (event) => {
    detail = event.detail;
  });
  document.addEventListener('pointerdown', ({ target, clientX: x, clientY: y, isPrimary, button }) => {
    const piece = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
    press = piece !== null && isPrimary && button === 0 ? { piece, x, y } : undefined;
  });
  // The finger scrolls, or the window has gone.
  document.addEventListener('pointercancel', () => {
    press = undefined;
  });
  document.addEventListener(
    'pointerup',
    ({ clientX, clientY, isPrimary }) => {
      const pressed = press;
      press = undefined;
      if (pressed === undefined || !isPrimary || !pressed.piece.isConnected) return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL) return;
      const under = document.elementFromPoint(clientX, clientY);
      if (under === null || pressed.piece.contains(under)) return;
      window.addEventListener('click', stop, { capture: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }), AFTERMATH);
      pressed.piece.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail }),
      );
    },
    { capture: true },
  );
}

/** Not ours, but what the browser makes of it. */
function stop(event: Event): void {
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
