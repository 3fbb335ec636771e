import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SetupPageProps, SetupProps } from '#board/contract.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { draftOf, keepDraft } from '../drafts.ts';
import { settings } from '../settings.ts';
import type { Desk } from './desk.ts';
import { sitterOf } from './seats.tsx';
import { Start } from './start.tsx';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  readonly Drawn: ComponentType<SetupProps> | ComponentType<SetupPageProps>;
  /** Where a link leads to it. */
  readonly id?: string;
}

/** The options of a game that shows them in its own way. */
export function DrawnOptions({ desk, info, Drawn, id }: Props) {
  const draft = useMemo(() => draftOf(info.table), [info.table]);
  const refused = useSignal<unknown>(undefined);
  const choose = async (options: unknown): Promise<void> => {
    const answer = await desk.venue.ask('set', { table: info.table, options });
    refused.value = isRefused(answer) ? options : undefined;
    await desk.change(answer);
  };
  return (
    <div id={id} class={`setup ${info.game}`}>
      <Drawn
        options={info.options}
        seats={info.seats.length}
        language={settings.language.value}
        onChange={choose}
        refused={refused.value}
        sitters={info.seats.map((seat, i) => sitterOf(seat, i, 0))}
        draft={draft}
        keep={(next) => keepDraft(info.table, next)}
        start={(missing) => <Start desk={desk} info={info} missing={missing} />}
      />
    </div>
  );
}
