import { computed, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefused } from '#table/refusal.ts';
import { insist } from '#wire/insist.ts';
import type { Lists, TableLine } from '#wire/messages.ts';
import { device, hasTablesHere, type Place, server } from '../place.ts';

const NONE: Lists = { mine: [], open: [] };

const atServer = signal(NONE);
const onDevice = signal(NONE);

/** Tables that wait for the reader come first, then those that go on, then by what happened last. */
const byUrgency = (a: TableLine, b: TableLine): number =>
  Number(b.yourTurn) - Number(a.yourTurn) || rank(a) - rank(b) || b.changed - a.changed;

const rank = ({ phase }: TableLine): number => (phase === 'playing' ? 0 : phase === 'seating' ? 1 : 2);

export const myTables = computed(() => [...atServer.value.mine, ...onDevice.value.mine].sort(byUrgency));

/** Public tables with a free seat where the reader does not sit. */
export const openTables = computed(() => {
  const mine = new Set(atServer.value.mine.map(({ table }) => table));
  return atServer.value.open.filter(({ table, free }) => free > 0 && !mine.has(table));
});

/** Keeps the lists up to date while the page is there. */
export function useLists(): void {
  useEffect(() => follow(server(), atServer), []);
  useEffect(() => (hasTablesHere() ? follow(device(), onDevice) : undefined), []);
}

function follow(place: Place, lists: Signal<Lists>): () => void {
  let isOver = false;
  const deaf = place.on((message) => {
    if (message.push === 'lists') lists.value = message;
  });
  const unwatched = place.state.subscribe((state) => {
    if (state === 'open') void ask(place, lists, () => isOver);
  });
  return () => {
    isOver = true;
    deaf();
    unwatched();
    void place.ask('lobby', { on: false });
  };
}

async function ask(place: Place, lists: Signal<Lists>, isOver: () => boolean): Promise<void> {
  const answer = await insist(() => place.ask('lobby', { on: true }), isOver);
  if (!isOver() && !isRefused(answer)) lists.value = { ...NONE, ...answer };
}
