import { expect, test } from 'vitest';
import { game } from '#games/art-robbery/index.ts';
import { decode, type GameRecord } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import { verify } from '#table/verify.ts';
import { forgetRooms, type House, house, looked, openSocket, playOn, startedTable, Window } from './house.ts';

const NOBODY = { by: '', until: 0 };

/** Plays a table to its end. */
async function finished({ guest }: House, terms: { readonly discreet?: boolean } = {}) {
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas], terms);
  const windows = [new Window(mira, table, 0), new Window(jonas, table, 1)];
  await Promise.all([playOn(mira, windows[0]!, 0), playOn(jonas, windows[1]!, 1)]);
  return { mira, jonas, table };
}

/** Over HTTP, by somebody who has said nothing about themselves. */
async function downloaded({ url }: House, table: string) {
  const answer = await fetch(`${url}/api/tables/${table}/record`);
  return { status: answer.status, text: await answer.text() };
}

test('whoever has the link has the record when the game is over, and not before', async () => {
  const here = await house();
  const eva = await here.guest('Eva');
  const running = await startedTable([await here.guest('Ada'), await here.guest('Bert')]);
  expect(await eva.link.ask('record', { table: running })).toEqual({ refused: 'game-running' });
  expect((await downloaded(here, running)).status).toBe(409);
  const { mira, table } = await finished(here);
  const record = granted(await mira.link.ask('record', { table }));
  expect(granted(await eva.link.ask('record', { table }))).toEqual(record);
  const { status, text } = await downloaded(here, table);
  expect([status, decode(text)]).toEqual([200, record]);
  expect(verify(game, record)).toMatchObject({ holds: true, played: true, rollsProven: true });
  expect(record.seated).toEqual(['person', 'person']);
  const socket = await openSocket(here.url);
  const answer = new Promise<string>((heard) => socket.once('message', (data) => heard(String(data))));
  socket.send(JSON.stringify({ id: 'a', do: 'record', table }));
  expect(JSON.parse(await answer)).toEqual({ re: 'a', ok: record });
});

test('those who play may keep it to themselves, which everybody is told', async () => {
  const here = await house();
  const { mira, jonas, table } = await finished(here, { discreet: true });
  const eva = await here.guest('Eva');
  expect((await looked(eva, table)).info.discreet).toBe(true);
  expect(await eva.link.ask('record', { table })).toEqual({ refused: 'discreet' });
  expect((await downloaded(here, table)).status).toBe(403);
  for (const at of [0, 1]) {
    expect(await eva.link.ask('past', { table, at })).toEqual({ refused: 'discreet' });
    expect(granted(await jonas.link.ask('past', { table, seat: 1, at })).at).toBe(at);
  }
  expect(granted(await jonas.link.ask('record', { table }))).toEqual(granted(await mira.link.ask('record', { table })));
  const again = granted(await mira.link.ask('rematch', { table }));
  expect(again.discreet).toBe(true);
  expect(granted(await mira.link.ask('set', { table: again.table, discreet: false })).discreet).toBe(false);
});

test('whoever gave up their seat played, too: they may look back where those who played keep it to themselves', async () => {
  const here = await house();
  const [mira, jonas, eva] = [await here.guest('Mira'), await here.guest('Jonas'), await here.guest('Eva')];
  const table = await startedTable([mira, jonas], { discreet: true });
  granted(await jonas.link.ask('resign', { table, seat: 1 }));
  // As long as it goes on it is none of theirs.
  expect((await looked(jonas, table)).frame?.viewer).toBe('audience');
  expect(await jonas.link.ask('record', { table })).toEqual({ refused: 'game-running' });
  granted(await mira.link.ask('resign', { table, seat: 0 }));
  await forgetRooms(here.running);
  for (const each of [mira, jonas]) {
    expect((await looked(each, table)).info).toMatchObject({ phase: 'abandoned', within: true });
    expect(granted(await each.link.ask('record', { table }))).toMatchObject({ abandoned: true });
    expect(granted(await each.link.ask('past', { table, at: 0 })).at).toBe(0);
    const lines = await fetch(`${here.url}/api/me/games`, { headers: { cookie: each.cookie } });
    expect(decode(await lines.text())).toMatchObject({ game: 'art-robbery', abandoned: true });
  }
  expect((await looked(eva, table)).info).not.toHaveProperty('within');
  expect(await eva.link.ask('record', { table })).toEqual({ refused: 'discreet' });
  // Whoever is not known any more is not known here either.
  const row = await here.archive.table(table);
  expect(row!.resigned?.map(({ seat }) => seat)).toEqual([1, 0]);
  const { person } = row!.resigned![0]!;
  await fetch(`${here.url}/api/me`, { method: 'DELETE', headers: { cookie: jonas.cookie } });
  expect(JSON.stringify(await here.archive.table(table))).not.toContain(person);
});

test('a game that everybody has given up tells its secret, too', async () => {
  const here = await house();
  const [mira, jonas] = [await here.guest('Mira'), await here.guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  for (const [seat, each] of [mira, jonas].entries()) granted(await each.link.ask('resign', { table, seat }));
  const record = granted(await mira.link.ask('record', { table }));
  expect(record).toMatchObject({ abandoned: true, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(verify(game, record)).toMatchObject({ holds: true, rollsProven: true, finished: false });
  expect(decode((await downloaded(here, table)).text)).toEqual(record);
});

test('a record of an older version of the rules can be had, and its rolls checked', async () => {
  const here = await house();
  const { mira, table } = await finished(here);
  const { version, ...now } = granted(await mira.link.ask('record', { table }));
  await forgetRooms(here.running);
  const row = (await here.archive.table(table))!;
  const head = { ...row.head!, version: version - 1 };
  await here.archive.saveTable({ ...row, head, version: version - 1, revision: row.revision + 1 }, NOBODY);
  const older = granted(await mira.link.ask('record', { table }));
  expect(older).toEqual({ ...now, version: version - 1, hash: older.hash });
  // The chain does not fit a version that was made up; the dice are what they were.
  expect(verify({ ...game, version }, older)).toMatchObject({ holds: false, entry: 0 });
  expect(await mira.link.ask('branch', { table, at: 1 })).toMatchObject({ refused: 'outdated' });
});

test('who moved is in the record: a person, a bot, a stand-in, somebody who came late', async () => {
  const here = await house();
  const [mira, jonas] = [await here.guest('Mira'), await here.guest('Jonas')];
  const { table } = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 3 }));
  granted(await mira.link.ask('sit', { table, seat: 0, name: 'Mira' }));
  granted(await mira.link.ask('start', { table }));
  granted(await jonas.link.ask('sit', { table, seat: 1, name: 'Jonas' }));
  granted(await jonas.link.ask('leave', { table, seat: 1 }));
  const window = new Window(mira, table, 0);
  await playOn(mira, window, 0);
  const record = granted(await mira.link.ask('record', { table }));
  const makers = (seat: number) =>
    new Set(
      record.entries.filter((entry) => entry.seat === seat).map((entry) => ('by' in entry ? entry.by : 'person')),
    );
  expect(record.seated).toEqual(['person', 'bot', 'bot']);
  expect([makers(0), makers(1), makers(2)]).toEqual([new Set(['person']), new Set(['bot']), new Set(['bot'])]);
  // Everybody was told so as it happened.
  const told = window.seen!.story.map(({ seat, by }) => ({ seat, by }));
  expect(told).toEqual(
    (record as GameRecord).entries.map((entry) => ({ seat: entry.seat, by: 'by' in entry ? entry.by : undefined })),
  );
});

test('what a game was sealed with is told to everybody who looks, and where it goes on from to nobody', async () => {
  const here = await house();
  const { mira, table } = await finished(here);
  const eva = await here.guest('Eva');
  const branch = granted(await mira.link.ask('branch', { table, at: 4 }));
  const { head } = await looked(eva, branch.table);
  expect(head).toMatchObject({ game: 'art-robbery', commitment: branch.commitment, salts: ['branch', 'branch'] });
  expect(head).not.toHaveProperty('from');
  const { secret } = granted(await mira.link.ask('record', { table }));
  expect(JSON.stringify(await looked(eva, branch.table))).not.toContain(secret);
});
