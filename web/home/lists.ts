import { computed, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefused } from '#table/refusal.ts';
import { insist } from '#wire/insist.ts';
import type { Lists, TableLine } from '#wire/messages.ts';
import { device, hasTablesHere, server, type Venue } from '../venue.ts';

const NONE: Lists = { mine: [], open: [] };

const atServer = signal(NONE);
const onDevice = signal(NONE);

/** Tables that wait for the reader come first, then those that go on, then by what happened last. */
const byUrgency = (a: TableLine, b: TableLine): number =>
  Number(waits(b)) - Number(waits(a)) || rank(a) - rank(b) || b.changed - a.changed;

const waits = ({ yourTurn, asked }: TableLine): boolean => yourTurn || asked === true;

const rank = ({ phase }: TableLine): number => (phase === 'playing' ? 0 : phase === 'seating' ? 1 : 2);

export const myTables = computed(() => [...atServer.value.mine, ...onDevice.value.mine].sort(byUrgency));

/** Public tables where the reader does not sit. */
const publicTables = computed(() => {
  const mine = new Set(atServer.value.mine.map(({ table }) => table));
  return atServer.value.open.filter(({ table }) => !mine.has(table));
});

/** Those that have not begun and have a free seat. */
export const openTables = computed(() =>
  publicTables.value.filter(({ phase, free }) => phase === 'seating' && free > 0),
);

/** Those where a game is on, to look on at. */
export const runningTables = computed(() => publicTables.value.filter(({ phase }) => phase === 'playing'));

/** Keeps the lists up to date while the page is there. */
export function useLists(): void {
  useEffect(() => follow(server(), atServer), []);
  useEffect(() => (hasTablesHere() ? follow(device(), onDevice) : undefined), []);
}

function follow(venue: Venue, lists: Signal<Lists>): () => void {
  let isOver = false;
  const deaf = venue.on((message) => {
    if (message.push === 'lists') lists.value = message;
  });
  const unwatched = venue.state.subscribe((state) => {
    if (state === 'open') void ask(venue, lists, () => isOver);
  });
  return () => {
    isOver = true;
    deaf();
    unwatched();
    void venue.ask('lobby', { on: false });
  };
}

async function ask(venue: Venue, lists: Signal<Lists>, isOver: () => boolean): Promise<void> {
  const answer = await insist(() => venue.ask('lobby', { on: true }), isOver);
  if (!isOver() && !isRefused(answer)) lists.value = { ...NONE, ...answer };
}
