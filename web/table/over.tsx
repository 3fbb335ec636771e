import './over.css';
import { Icon } from '#look/icon.tsx';
import { encode } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { go, tablePath } from '../route.ts';
import { toast } from '../toasts.tsx';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

interface ActionsProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  share(): void;
  playBack(): void;
}

/** What can be done when the game is over. */
export function Actions({ model, info, share, playBack }: ActionsProps) {
  const { over } = words.value;
  const isMine = model.mine.value.length > 0;
  return (
    <div class="actions">
      {isMine && (
        <button type="button" class="button main game" onClick={() => void rematch(model)}>
          <Icon sign="again" />
          {info.rematch === undefined ? over.rematch : over.toRematch}
        </button>
      )}
      {isMine && (
        <button type="button" class="button" onClick={() => void download(model, info)}>
          <Icon sign="save" />
          {over.record}
        </button>
      )}
      {isMine && (
        <button type="button" class="button" onClick={playBack}>
          <Icon sign="eye" />
          {over.playback}
        </button>
      )}
      <button type="button" class="button" onClick={share}>
        <Icon sign="share" />
        {over.share}
      </button>
    </div>
  );
}

async function rematch(model: TableModel): Promise<void> {
  const next = await model.place.ask('rematch', { table: model.table });
  if (isRefused(next)) toast({ kind: 'no', text: words.value.toast.failed });
  else go(tablePath(next.table));
}

/** Saves the record as a file that anybody can check. */
export async function download(model: TableModel, info: TableInfo): Promise<void> {
  const record = await model.record();
  if (isRefused(record)) return toast({ kind: 'no', text: words.value.toast.failed });
  const url = URL.createObjectURL(new Blob([encode(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${info.game}-${info.commitment.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
