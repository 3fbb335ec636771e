import './aim.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { Stressed } from '#look/stressed.tsx';
import { keep, kept } from '../keep.ts';
import { words as shell } from '../words/index.ts';

interface Known {
  readonly isKnown: boolean;
  learn(): void;
}

/** Whether this reader knows how one wins: they have said so, or seen a game of the kind to its end on this device. */
export function useAim(game: string, isOver: boolean): Known {
  const key = `hideout.${game}.aim`;
  const isKnown = useSignal(kept(key) === 'known');
  const learn = (): void => {
    isKnown.value = true;
    keep(key, 'known');
  };
  useEffect(() => {
    if (isOver && !isKnown.peek()) learn();
  }, [isOver]);
  return { isKnown: isKnown.value, learn };
}

/** How one wins, in a line. */
export const Aim = ({ words, dismiss }: { readonly words: string; dismiss(): void }) => (
  <p class="aim">
    <span>
      <Stressed words={words} />
    </span>
    <button type="button" class="x" aria-label={shell.value.close} onClick={dismiss}>
      <Icon sign="close" />
    </button>
  </p>
);
