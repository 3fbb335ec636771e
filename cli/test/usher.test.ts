import { expect, test } from 'vitest';
import { granted, house, playOn, startedTable, Window } from '../../server/test/house.ts';
import { Usher } from '../remote/usher.ts';

test('whoever is asked to a game that goes on from another one is told so before they sit down', async () => {
  const { guest } = await house({ rest: 0 });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  await Promise.all([mira, jonas].map((each, seat) => playOn(each, new Window(each, table, seat), seat)));
  const branch = granted(await mira.link.ask('branch', { table, at: 3, friends: true })).table;
  const [jo] = granted(await mira.link.ask('companions', { table: branch })).people;
  granted(await mira.link.ask('invite', { table: branch, from: jo!.from, badge: jo!.badge }));
  const usher = (aware: boolean) => new Usher(jonas, 'en', { program: false, aware });
  await expect(usher(false).join(branch, undefined)).rejects.toThrow(/goes on from entry 3 .* --aware/);
  expect(await usher(true).join(branch, undefined)).toMatchObject({ seat: 1 });
  // Now they sit there, and need not be told again.
  expect(await usher(false).join(branch, undefined)).toMatchObject({ seat: 1 });
});
