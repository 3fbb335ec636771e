import { useSignal } from '@preact/signals';
import { keep, kept } from '../keep.ts';

/** Whether this reader wants the best moves of a game marked; remembered on this device. */
export function useMarking(game: string): { readonly on: boolean; toggle(): void } {
  const key = `hideout.${game}.advice`;
  const on = useSignal(kept(key) === 'true');
  return {
    on: on.value,
    toggle() {
      on.value = !on.value;
      keep(key, String(on.value));
    },
  };
}
