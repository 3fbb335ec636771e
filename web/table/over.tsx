import './over.css';
import { Icon } from '#look/icon.tsx';
import { encode } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { go, tablePath } from '../route.ts';
import { save } from '../save.ts';
import { isAwaitingMe } from '../seating/stage.ts';
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
  if (isRefused(next)) {
    toast({ kind: 'no', text: words.value.toast.failed });
    return;
  }
  // Whoever asks for it comes, to every seat that is kept for them: nobody has to say a name again.
  for (const [seat, kept] of next.seats.entries())
    if (kept.kind === 'person' && isAwaitingMe(kept)) await model.place.seals.sit(next, { seat, name: kept.name });
  go(tablePath(next.table));
}

/** Saves the record as a file that anybody can check. */
export async function download(model: TableModel, info: TableInfo): Promise<void> {
  const record = await model.record();
  if (isRefused(record)) return toast({ kind: 'no', text: words.value.toast.failed });
  const file = new Blob([encode(record)], { type: 'application/json' });
  save(file, `${info.game}-${info.commitment.slice(0, 8)}.json`);
}
