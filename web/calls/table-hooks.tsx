import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefused } from '#table/refusal.ts';
import { type CallSettings, callSettings } from '../server/calls.ts';
import { Hooks } from './hooks.tsx';

/** Chats that are told whom this table waits for; nothing where the server has no such thing. */
export function TableHooks({ table }: { readonly table: string }) {
  const known = useSignal<CallSettings | undefined>(undefined);
  const read = async (): Promise<void> => {
    const answer = await callSettings();
    if (!isRefused(answer)) known.value = answer;
  };
  useEffect(() => void read(), []);
  if (!known.value?.hooks) return null;
  return <Hooks bells={known.value.bells} table={table} renew={read} />;
}
