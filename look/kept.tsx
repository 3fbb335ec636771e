import type { ComponentType, FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';

/**
 * A part of the page that is drawn anew only when something that matters to it has changed, by identity. What is kept is
 * the part, not the elements it drew: Preact passes over a part that is the same as before, but not over an element.
 */
export const kept = <Props extends object>(
  Part: ComponentType<Props>,
  matters: (props: Props) => readonly unknown[],
): FunctionComponent<Props> =>
  function Kept(props: Props) {
    return useMemo(() => <Part {...props} />, matters(props));
  };
