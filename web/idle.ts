/** So long after nobody has had a moment it is done all the same, in milliseconds. */
const AT_LAST = 1000;

/** Runs something when the page has drawn what there is to draw and nobody waits for it; where a browser cannot tell, a moment later. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LAST });
  else setTimeout(run, 300);
}
