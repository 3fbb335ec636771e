import { useSignal } from '@preact/signals';
import { fewKept } from '../few.ts';
import type { TableModel } from './model.ts';
import { newSince } from './talk.ts';

/** How far the chats of the last tables were read on this device. */
const readUpTo = fewKept('hideout.read', 50);

/** How much of the chat is new to the reader. Whoever comes for the first time has nothing to catch up on. */
export function useRead({ table, chat, badge }: TableModel) {
  const last = (): number => chat.value.at(-1)?.n ?? 0;
  const kept = readUpTo.of(table);
  const read = useSignal(typeof kept === 'number' ? kept : last());
  return {
    unread: newSince(chat.value, read.value, badge.value).length,
    onRead: (): void => {
      read.value = last();
      readUpTo.keep(table, read.value);
    },
  };
}
