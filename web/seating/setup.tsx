import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { SetupProps } from '#table/board.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import type { Desk } from './table.ts';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  readonly Drawn: ComponentType<SetupProps>;
}

/** The options of a game that shows them in its own way. */
export function Setup({ desk, info, Drawn }: Props) {
  const refused = useSignal<unknown>(undefined);
  const choose = async (options: unknown): Promise<void> => {
    const answer = await desk.place.ask('set', { table: info.table, options });
    refused.value = isRefused(answer) ? options : undefined;
    await desk.change(answer);
  };
  return (
    <div class={`setup ${info.game}`}>
      <Drawn
        options={info.options}
        seats={info.seats.length}
        language={settings.language.value}
        onChange={choose}
        refused={refused.value}
      />
    </div>
  );
}
