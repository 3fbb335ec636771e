/** Ends whatever moves in here, but for what moves for ever. */
export function settle(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
