import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Frame } from '#table/host.ts';
import { errands } from '../device/workers.ts';
import type { Sight } from './sight.ts';

/** The same sight, with what each move would do; worked out away from the page, and so a moment later. */
export function useForesight(game: string, sight: Sight | undefined): Sight | undefined {
  const found = useSignal<{ readonly for: Frame; readonly meanings: readonly unknown[] } | undefined>(undefined);
  const frame = sight?.frame;
  useEffect(() => {
    if (frame === undefined || frame.moves.length === 0) return undefined;
    let isStale = false;
    errands()
      .foresee({ game, view: frame.view, moves: frame.moves.map(({ move }) => move) })
      .then((meanings) => {
        if (!isStale && meanings !== undefined) found.value = { for: frame, meanings };
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      isStale = true;
    };
  }, [game, frame]);
  const meanings = found.value?.for === frame ? found.value?.meanings : undefined;
  return useMemo(() => {
    if (sight === undefined || meanings === undefined) return sight;
    const moves = sight.frame.moves.map((offer, i) => ({ ...offer, meaning: meanings[i] }));
    return { ...sight, frame: { ...sight.frame, moves } };
  }, [sight, meanings]);
}
