import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Frame } from '#table/host.ts';
import type { Language, Names, Section } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { errands } from '../device/workers.ts';
import { standing } from './story.ts';

export interface Chances {
  readonly odds: unknown;
  readonly inWords: readonly Section[];
}

const NONE: Chances = { odds: undefined, inWords: [] };

interface Asked {
  readonly game: string;
  readonly version?: number;
  readonly frame: Frame | undefined;
  readonly language: Language;
  readonly names: Names;
  /** Neither the table nor the reader does without. */
  readonly wanted: boolean;
}

/** Exact chances for the seat that is shown, worked out away from the page; empty until they are there. */
export function useChances({ game, version, frame, language, names, wanted }: Asked): Chances {
  const found = useSignal<(Chances & { readonly for: Frame }) | undefined>(undefined);
  useEffect(() => {
    if (!wanted || frame === undefined || frame.viewer === 'audience' || frame.outcome !== undefined) return undefined;
    let isStale = false;
    const { view, viewer: seat } = frame;
    errands()
      .odds({ game, version, view, seat, language, names })
      .then((chances) => {
        if (!isStale && chances !== undefined) found.value = { ...chances, for: frame };
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      isStale = true;
    };
  }, [game, version, frame, language, wanted]);
  const now = found.value;
  return wanted && now !== undefined && now.for === frame ? now : NONE;
}

/** What chance gave each seat in a game that is over, worked out away from the page; `story` is undefined until it is over. */
export function useLuck(
  { game, version }: Pick<Asked, 'game' | 'version'>,
  { view }: Frame,
  story: readonly StoryEntry[] | undefined,
): readonly number[] | undefined {
  const found = useSignal<readonly number[] | undefined>(undefined);
  useEffect(() => {
    if (story === undefined) return undefined;
    let isStale = false;
    errands()
      .luck({ game, version, view, story: standing(story).flatMap(({ events }) => events) })
      .then((luck) => {
        if (!isStale) found.value = luck;
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      isStale = true;
    };
  }, [game, version, view, story?.length]);
  return found.value;
}
