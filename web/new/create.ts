import { isRefused, type Refused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { nameOrAlias } from '../me.ts';
import { device, type Place, server } from '../place.ts';
import { type GameId, POSTERS } from '../posters.ts';
import { newSalt } from '../salt.ts';

/** Where a table goes that may be anywhere: the server, or this device while the server does not answer. */
export const bestPlace = (): Place => (server().state.value === 'open' ? server() : device());

/** A new table with the reader in its first seat. */
export async function createTable(place: Place, game: GameId): Promise<TableInfo | Refused> {
  const created = await place.ask('create', { game, seats: POSTERS[game].atOnce });
  if (isRefused(created)) return created;
  return place.ask('sit', { table: created.table, seat: 0, name: nameOrAlias(), salt: newSalt() });
}

/** One click to a running game: bots take the other seats. */
export async function playNow(game: GameId): Promise<TableInfo | Refused> {
  const place = bestPlace();
  const table = await createTable(place, game);
  return isRefused(table) ? table : place.ask('start', { table: table.table });
}
