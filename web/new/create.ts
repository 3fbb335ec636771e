import { effect } from '@preact/signals';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { nameOrAlias } from '../me.ts';
import { type GameId, POSTERS } from '../posters.ts';
import { device, server, type Venue } from '../venue.ts';
import { type HabitualTerms, opponentsOf, termsOf, USUAL_STRENGTH } from './habits.ts';

/** How long somebody who wants to play at once waits for the server, in milliseconds. */
const PATIENCE = 2000;

/** Where a table goes that may be anywhere: the server, or this device while the server does not answer. */
async function bestVenue(): Promise<Venue> {
  const venue = server();
  await settled(venue);
  return venue.state.value === 'open' ? venue : device();
}

/** A connection that is just being made is worth a moment. */
const settled = ({ state }: Venue): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    effect(() => {
      if (state.value !== 'connecting') resolve();
    });
  });

/** A new table on the reader's usual terms, with the reader in its first seat. */
export async function createTable(venue: Venue, game: GameId, terms = termsOf(game)): Promise<TableInfo | Refused> {
  const created = await create(venue, game, terms);
  if (isRefused(created)) return created;
  return venue.seals.sit(created, { seat: 0, name: nameOrAlias() });
}

/** What was usual may not be possible any more, after a change of rules. */
async function create(venue: Venue, game: GameId, terms: HabitualTerms): Promise<TableInfo | Refused> {
  const { seats = POSTERS[game].atOnce } = terms;
  const usual = await venue.ask('create', { game, ...terms, seats });
  return isRefused(usual) && usual.refused === 'bad-options' ? venue.ask('create', { game, seats }) : usual;
}

/** One click to a running game: bots take the other seats. */
export async function playNow(game: GameId): Promise<TableInfo | Refused> {
  const venue = await bestVenue();
  const { bots, strength } = opponentsOf(game);
  // Nobody has to be hurried, and nobody else comes.
  const { clock: _clock, public: _public, discreet: _discreet, ...terms } = termsOf(game);
  const table = await createTable(venue, game, { ...terms, seats: bots + 1 });
  if (isRefused(table)) return table;
  // Bots that nobody has asked for keep their seats warm, and are as strong as usual.
  if (strength !== USUAL_STRENGTH)
    for (let seat = 1; seat <= bots; seat++) {
      const seated = await venue.ask('bot', { table: table.table, seat, strength });
      if (isRefused(seated)) return seated;
    }
  return venue.seals.start(table.table);
}
