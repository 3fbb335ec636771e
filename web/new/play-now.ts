import { type Signal, useSignal } from '@preact/signals';
import { isRefused } from '#table/refusal.ts';
import type { GameId } from '../posters.ts';
import { explain } from '../refusals.ts';
import { go, tablePath } from '../route.ts';
import { playNow } from './create.ts';

/** One press to a running game, and whether it is being set up. */
export function usePlayNow(game: GameId): { readonly busy: Signal<boolean>; play(): Promise<void> } {
  const busy = useSignal(false);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    const table = await playNow(game);
    busy.value = false;
    if (isRefused(table)) explain(table);
    else go(tablePath(table.table));
  };
  return { busy, play };
}
