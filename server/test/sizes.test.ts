import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { MOST_SEATS } from '#table/game.ts';
import { verify } from '#table/verify.ts';
import { granted, house, playOn, startedTable, Window } from './house.ts';

const games = await Promise.all(Object.values(catalogue).map(async ({ rules }) => (await rules()).game));
const largest = games.reduce((most, game) => (game.seats.max > most.seats.max ? game : most));

test.each(games)('$id has as many seats as its rules allow, and not one more', async ({ id, seats }) => {
  const { guest } = await house();
  const mira = await guest('Mira');
  const asked = (count: number) => mira.link.ask('create', { game: id, seats: count });
  expect(granted(await asked(seats.max)).seats).toHaveLength(seats.max);
  expect(await asked(seats.max + 1)).toMatchObject({ refused: 'bad-options' });
  expect(await asked(MOST_SEATS + 1)).toMatchObject({ refused: 'bad-message' });
});

test('a table with more than five seats is played to its end, and its record holds', async () => {
  const { guest } = await house({ rest: 0 });
  const { id, seats } = largest;
  expect(seats.max).toBeGreaterThan(5);
  const mira = await guest('Mira');
  const table = await startedTable([mira], { game: id, seats: seats.max });
  const window = new Window(mira, table, 0);
  await playOn(mira, window, 0);
  expect(window.frame!.outcome!.places).toHaveLength(seats.max);
  expect(verify(largest, granted(await mira.link.ask('record', { table }))).holds).toBe(true);
});
