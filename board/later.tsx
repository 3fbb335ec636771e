import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from './fetched.ts';

/** A part of a board that only few see: it is fetched when it is first shown, and nothing is there until then. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [, show] = useState(loaded !== undefined);
    useEffect(() => {
      if (loaded !== undefined) return;
      void fetched(load).then((part) => {
        loaded = part;
        show(true);
      });
    }, []);
    const Part = loaded;
    return Part === undefined ? null : <Part {...props} />;
  };
}
