import './over.css';
import { Icon } from '#look/icon.tsx';
import { encode } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { explain } from '../refusals.ts';
import { whyPath } from '../route.ts';
import { save } from '../save.ts';
import type { TableModel } from './model.ts';
import { Rematch } from './rematch.tsx';
import { words } from './words/index.ts';

interface ActionsProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  share(): void;
  /** Missing where there is no board to play it back on. */
  playBack?(): void;
}

/** What can be done when the game is over. */
export function Actions({ model, info, share, playBack }: ActionsProps) {
  const { over } = words.value;
  const isMine = model.mine.value.length > 0;
  const isOpen = model.hasRecord.value;
  return (
    <div class="actions">
      {isMine && <Rematch model={model} info={info} />}
      {isOpen && (
        <button type="button" class="button" onClick={() => void download(model, info)}>
          <Icon sign="save" />
          {over.record}
        </button>
      )}
      {isOpen && (
        <a class="button" href={whyPath(model.table)}>
          <Icon sign="half" />
          {over.why}
        </a>
      )}
      {isOpen && playBack && (
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

/** Saves the record as a file that anybody can check. */
export async function download(model: TableModel, info: TableInfo): Promise<void> {
  const record = await model.record();
  if (isRefused(record)) return explain(record);
  const file = new Blob([encode(record)], { type: 'application/json' });
  save(file, `${info.game}-${info.commitment.slice(0, 8)}.json`);
}
