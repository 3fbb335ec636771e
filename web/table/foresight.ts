import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Frame } from '#table/host.ts';
import type { OpenFrame } from '#table/position.ts';
import { errands } from '../device/workers.ts';
import type { Sight } from './sight.ts';

/** The game, and the version it is played by; today's in a lesson. */
interface Played {
  readonly game: string;
  readonly version?: number;
}

interface Found {
  readonly for: Frame;
  readonly meanings: readonly unknown[];
}

/** The same sight, with what each move would do; worked out away from the page, and so a moment later. */
export function useForesight({ game, version }: Played, sight: Sight | undefined): Sight | undefined {
  const found = useSignal<Found | undefined>(undefined);
  const frame = sight?.frame;
  useEffect(() => {
    if (frame === undefined || frame.moves.length === 0) return undefined;
    let isStale = false;
    const asked = { game, version, view: frame.view, moves: frame.moves.map(({ move }) => move) };
    const look = async (): Promise<void> => {
      const meanings = await errands().foresee(asked);
      if (isStale || meanings === undefined) return;
      found.value = { for: frame, meanings };
    };
    look().catch((error: unknown) => console.error(error));
    return () => {
      isStale = true;
    };
  }, [game, version, frame]);
  const now = found.value?.for === frame ? found.value : undefined;
  return useMemo(() => {
    if (sight === undefined || now === undefined) return sight;
    const moves = sight.frame.moves.map((offer, i) => ({ ...offer, meaning: now.meanings[i] }));
    return { ...sight, frame: { ...sight.frame, moves } };
  }, [sight, now]);
}

/** What is so before anybody moves in this position. Until it is known, what was so before: less of a flicker than nothing. */
export function useStanding({ game, version }: Played, { view }: OpenFrame): unknown {
  const found = useSignal<unknown>(undefined);
  useEffect(() => {
    let isStale = false;
    errands()
      .standing({ game, version, view })
      .then((standing) => {
        if (!isStale) found.value = standing;
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      isStale = true;
    };
  }, [game, version, view]);
  return found.value;
}
