import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Names } from '#table/text.ts';
import { useLore } from '../games.ts';
import { settings } from '../settings.ts';
import type { Sight } from '../table/sight.ts';
import { useWhatIs, WhatIs } from '../table/what-is.tsx';
import type { Pupil } from './pupil.ts';

interface Asking {
  /** Over the page. */
  readonly slip: ComponentChildren;
  readonly isOpen: boolean;
  ask(): void;
  /** Puts away what was told, if anything was. */
  close(): boolean;
}

interface Asked {
  readonly main: RefObject<HTMLElement | null>;
  readonly sight: Sight | undefined;
  readonly names: Names;
  explain(rule: string): void;
}

/** *What is this?* in a lesson: the same as at a table. What was told is gone with the step. */
export function useAsking(pupil: Pupil, { main, sight, names, explain }: Asked): Asking {
  const { game } = pupil;
  const lore = useLore(game);
  const language = settings.language.value;
  const ground = useMemo(
    () => sight && { view: sight.frame.view, moves: sight.frame.moves, names, language },
    [sight, names, language],
  );
  const { told, ask, close } = useWhatIs(main, { game, lore, ground });
  useEffect(close, [pupil.place.value, pupil.answer.value, pupil.inWords.value]);
  return {
    slip: told && <WhatIs told={told} explain={explain} close={close} />,
    isOpen: told !== undefined,
    ask,
    close() {
      close();
      return told !== undefined;
    },
  };
}
