import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';

interface DrawnProps {
  readonly children: ComponentChildren;
  /** What it is drawn from: with something else it is tried again. */
  readonly from: unknown;
  readonly instead: ComponentChildren;
}

/**
 * What a game draws, or something instead when that stumbles, and the rest of the page stands: a host could hide a lie
 * behind something that cannot be drawn.
 */
export function Drawn({ children, from, instead }: DrawnProps) {
  const [fault, tryAgain] = useErrorBoundary((error) => reportError(error));
  useEffect(() => {
    if (fault !== undefined) tryAgain();
  }, [from]);
  return <>{fault === undefined ? children : instead}</>;
}
