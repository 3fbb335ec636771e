import './companions.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import type { Companion, TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { titleOf } from '../titles.ts';
import { words } from '../words/index.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
}

/** The button that leads to those with whom one has played before. */
export function AskCompanions({ desk, info }: Props) {
  const say = words.value.seating.companions;
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          isOpen.value = true;
        }}
        {...hatched(desk.venue)}
      >
        <Icon sign="bell" />
        {say.open}
      </button>
      {isOpen.value && (
        <Companions
          desk={desk}
          info={info}
          close={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}

/** With whom the reader has played; each is asked with one press, and a seat is kept for them. */
function Companions({ desk: { venue, change }, info, close }: Props & { close(): void }) {
  const say = words.value.seating.companions;
  const people = useSignal<readonly Companion[] | undefined>(undefined);
  const { table } = info;
  const read = async (): Promise<void> => {
    const answer = await venue.ask('companions', { table });
    if (!isRefused(answer)) people.value = answer.people;
    else {
      explain(answer);
      close();
    }
  };
  useEffect(() => void read(), []);
  const ask = async ({ from, badge }: Companion): Promise<void> => {
    if (await change(venue.ask('invite', { table, from, badge }))) await read();
  };
  return (
    <Dialog title={say.title} kind="companions" close={words.value.close} onClose={close}>
      <p>{people.value?.length === 0 ? say.none : say.words}</p>
      {people.value === undefined && <Dots />}
      <ul>
        {people.value?.map((each) => (
          <li key={each.badge}>
            <p>
              <b>{each.name}</b> <small>{titleOf(each.game)}</small>
            </p>
            <button
              type="button"
              class="button"
              aria-label={`${say.ask}: ${each.name}`}
              onClick={() => void ask(each)}
              {...hatched(venue)}
            >
              {say.ask}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
