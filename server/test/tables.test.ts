import { expect, test } from 'vitest';
import { game } from '#games/art-robbery/index.ts';
import type { GameRecord } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import { granted, house, playOn, startedTable, Window } from './house.ts';

test('two people and a bot play a game to its end, a spectator sees it, and the record verifies', async () => {
  const { guest, url } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas], { seats: 3 });
  const windows = [new Window(mira, table, 0), new Window(jonas, table, 1)];
  const audience = new Window(eva, table);
  await Promise.all([playOn(mira, windows[0]!, 0), playOn(jonas, windows[1]!, 1)]);
  const { outcome, at } = await audience.until(({ frame }) => (frame?.outcome === undefined ? undefined : frame));
  expect(outcome).toEqual(windows[0]!.frame!.outcome);
  expect(audience.seen!.story.map((told) => told.at)).toEqual(Array.from({ length: at }, (_, i) => i + 1));
  const record = granted(await mira.link.ask('record', { table }));
  expect(verify(game, record)).toEqual({ holds: true, rollsProven: true, finished: true });
  const answer = await fetch(`${url}/api/tables/${table}/record`, { headers: { cookie: jonas.cookie } });
  expect((await answer.json()) as GameRecord).toEqual(record);
  expect(await eva.link.ask('record', { table })).toEqual({ refused: 'not-seated' });
});
