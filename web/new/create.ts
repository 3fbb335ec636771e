import { effect } from '@preact/signals';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { nameOrAlias } from '../me.ts';
import { device, type Place, server } from '../place.ts';
import { type GameId, POSTERS } from '../posters.ts';

/** How long somebody who wants to play at once waits for the server, in milliseconds. */
const PATIENCE = 2000;

/** Where a table goes that may be anywhere: the server, or this device while the server does not answer. */
async function bestPlace(): Promise<Place> {
  const place = server();
  await settled(place);
  return place.state.value === 'open' ? place : device();
}

/** A connection that is just being made is worth a moment. */
const settled = ({ state }: Place): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    effect(() => {
      if (state.value !== 'connecting') resolve();
    });
  });

/** A new table with the reader in its first seat. */
export async function createTable(place: Place, game: GameId): Promise<TableInfo | Refused> {
  const created = await place.ask('create', { game, seats: POSTERS[game].atOnce });
  if (isRefused(created)) return created;
  return place.seals.sit(created, { seat: 0, name: nameOrAlias() });
}

/** One click to a running game: bots take the other seats. */
export async function playNow(game: GameId): Promise<TableInfo | Refused> {
  const place = await bestPlace();
  const table = await createTable(place, game);
  return isRefused(table) ? table : place.seals.start(table.table);
}
