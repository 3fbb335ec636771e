import { expect, test, vi } from 'vitest';
import { afterwards, granted, house, looked, seatedTable, startedTable } from './house.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A server whose clock is put forward by hand. */
async function tidied() {
  const { guest, running, archive } = await house();
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  afterwards(() => void vi.useRealTimers());
  const later = async (milliseconds: number): Promise<void> => {
    vi.setSystemTime(Date.now() + milliseconds);
    await running.lobby.tick();
  };
  return { guest, archive, later };
}

test('a table that nobody sat down at goes soon; one where somebody sits, later', async () => {
  const { guest, archive, later } = await tidied();
  const mira = await guest('Mira');
  const { table: empty } = granted(await mira.link.ask('create', { game: 'beutezug', seats: 3 }));
  const { table } = await seatedTable([mira]);
  granted(await mira.link.ask('unlook', { table }));
  await later(9 * MINUTE);
  expect(await archive.table(empty)).toBeDefined();
  await later(2 * MINUTE);
  expect(await archive.table(empty)).toBeUndefined();
  expect(await archive.table(table)).toBeDefined();
  await later(DAY);
  expect(await archive.table(table)).toBeUndefined();
  expect(await mira.link.ask('look', { table })).toEqual({ refused: 'no-such-table' });
  expect(granted(await mira.link.ask('lobby', { on: true }))).toMatchObject({ mine: [] });
});

test('where friends sit together it waits for a week, and not at all while somebody looks', async () => {
  const { guest, archive, later } = await tidied();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = await seatedTable([mira, jonas], { seats: 3 });
  await later(8 * DAY);
  expect(await archive.table(table)).toBeDefined();
  granted(await mira.link.ask('unlook', { table }));
  // That somebody has gone is written down a moment later.
  await later(MINUTE);
  await later(6 * DAY);
  expect(await archive.table(table)).toBeDefined();
  await later(2 * DAY);
  expect(await archive.table(table)).toBeUndefined();
});

test('a table that has begun stays, however long nobody comes', async () => {
  const { guest, archive, later } = await tidied();
  const mira = await guest('Mira');
  const table = await startedTable([mira], { seats: 2 });
  granted(await mira.link.ask('unlook', { table }));
  await later(400 * DAY);
  expect(await archive.table(table)).toMatchObject({ phase: 'playing' });
});

test('a rematch that nobody came to goes, and can be asked for again', async () => {
  const { guest, archive, later } = await tidied();
  const mira = await guest('Mira');
  const { table } = await seatedTable([mira]);
  granted(await mira.link.ask('unlook', { table }));
  await later(MINUTE);
  const row = (await archive.table(table))!;
  await archive.saveTable(
    { ...row, phase: 'over', rematch: 'gone-long-ago', revision: row.revision + 1 },
    { by: '', until: 0 },
  );
  const next = granted(await mira.link.ask('rematch', { table }));
  expect(next.table).not.toBe('gone-long-ago');
  expect((await looked(mira, table)).info.rematch).toBe(next.table);
  await later(11 * MINUTE);
  expect(await archive.table(next.table)).toBeUndefined();
  expect(granted(await mira.link.ask('rematch', { table })).table).not.toBe(next.table);
});
