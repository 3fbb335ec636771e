import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#games/index.ts';
import { granted } from '#table/refusal.ts';
import { house, looked, startedTable } from './house.ts';

afterEach(() => vi.restoreAllMocks());

test('the move that has stopped a table is told to whoever asked for it, and goes with the report', async () => {
  const { guest, archive, url } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas]);
  const { frame, info } = await looked(mira, table);
  const seat = frame!.toAct[0]!;
  const [mover, other] = seat === 0 ? [mira, jonas] : [jonas, mira];
  const move = (await looked(mover, table, seat)).frame!.moves[0]!.name;
  const { game } = await catalogue[info.game]!.rules();
  vi.spyOn(game, 'step').mockImplementation(() => {
    throw new Error('a fault in the rules');
  });
  expect(await mover.link.ask('move', { table, seat, at: 0, move })).toEqual({ refused: 'table-stopped' });
  const seen = await Promise.all([mover, other, eva].map(async (each) => (await looked(each, table)).info));
  expect(seen.map(({ phase }) => phase)).toEqual(['stopped', 'stopped', 'stopped']);
  expect(seen.map(({ tried }) => tried)).toEqual([{ seat, move }, undefined, undefined]);
  granted(await eva.link.ask('wrong', { table, at: 0, why: 'It stands still' }));
  expect(await archive.reports(1)).toMatchObject([{ table, at: 0, stopped: true, tried: { seat, move } }]);
  const kept = await (await fetch(`${url}/api/me/export`, { headers: { cookie: eva.cookie } })).text();
  expect(kept).toContain('It stands still');
  expect(kept).not.toContain('tried');
});
