/** Runs something when the page has drawn what there is to draw and nobody waits for it; where a browser cannot tell, a moment later. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 300);
}
