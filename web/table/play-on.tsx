import { useSignal } from '@preact/signals';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import { explain } from '../refusals.ts';
import { go, tablePath } from '../route.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

interface PlayOnProps {
  readonly model: TableModel;
  readonly at: number;
  /** Nothing follows this position. */
  readonly isLast: boolean;
}

/** Opens another table that goes on from this position; the one that is over stays as it is. */
export function PlayOn({ model, at, isLast }: PlayOnProps) {
  const { playback } = words.value;
  const isAsked = useSignal(false);
  const playOn = async (): Promise<void> => {
    isAsked.value = true;
    const next = await model.place.ask('branch', { table: model.table, at });
    isAsked.value = false;
    if (isRefused(next)) explain(next);
    else go(tablePath(next.table));
  };
  return (
    <button type="button" class="button play-on" disabled={isLast || isAsked.value} onClick={() => void playOn()}>
      <Icon sign="branch" />
      <span>
        {playback.playOn}
        <small>{playback.playOnText}</small>
      </span>
    </button>
  );
}
