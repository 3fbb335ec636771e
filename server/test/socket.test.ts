import { describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { CLOSING } from '#wire/client.ts';
import { Guest } from '#wire/guest.ts';
import { readSettings } from '../settings.ts';
import { afterwards, granted, house, looked, openSocket, playOn, seatedTable, startedTable, Window } from './house.ts';

const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

const next = (socket: WebSocket): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
  });

const usualLimits = readSettings({}).limits;

describe('a socket', () => {
  test('from a page of another origin is refused', async () => {
    const { url } = await house();
    await expect(openSocket(url, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(openSocket(url, { origin: 'null' })).rejects.toThrow('403');
    const own = await openSocket(url, { origin: url });
    own.close();
  });

  test('that speaks another version of the protocol is told so', async () => {
    const { url } = await house();
    for (const query of ['', '?v=0', '?v=99', '?v=1x']) {
      const socket = await openSocket(url, {}, query);
      expect(await closed(socket)).toBe(CLOSING.otherProtocol);
    }
  });

  test('answers every message, whatever it is', async () => {
    const { url, log } = await house();
    const socket = await openSocket(url);
    const cases: readonly (readonly [string, string])[] = [
      ['not json', ''],
      ['null', ''],
      ['[]', ''],
      ['{"id":"a"}', 'a'],
      ['{"id":"a","do":"constructor"}', 'a'],
      ['{"id":"a","do":"__proto__"}', 'a'],
      ['{"id":"a","do":"move","table":"abc","seat":0,"at":0}', 'a'],
      ['{"id":"a","do":"move","table":"abc","seat":0,"at":0,"move":"x","more":1}', 'a'],
      ['{"id":"a","do":"look","table":"../../etc"}', 'a'],
      [`{"id":"${'a'.repeat(50)}","do":"ping"}`, ''],
      [`{"id":"a","do":"signal","table":"abc","seat":0,"data":${'['.repeat(7000)}${']'.repeat(7000)}}`, 'a'],
      [`{"id":"a","do":"create","game":"beutezug","seats":2,"options":${'{"x":'.repeat(20)}1${'}'.repeat(20)}}`, 'a'],
    ];
    for (const [text, re] of cases) {
      socket.send(text);
      expect(await next(socket)).toEqual({ re, refused: 'bad-message' });
    }
    socket.send(Buffer.from('{"id":"a","do":"ping"}'));
    expect(await next(socket)).toEqual({ re: '', refused: 'bad-message' });
    socket.send('{"id":"a","do":"ping"}');
    expect(await next(socket)).toEqual({ re: 'a', ok: {} });
    expect(log.filter((line) => line.includes('failed'))).toEqual([]);
    socket.close();
  });

  test('that sends more than 16 KB in one message is closed', async () => {
    const { url } = await house();
    const socket = await openSocket(url);
    socket.send(JSON.stringify({ id: 'a', do: 'say', table: 'abc', text: 'x'.repeat(17_000) }));
    expect(await closed(socket)).toBe(1009);
  });

  test('without a name may look at tables and lists, and do nothing else', async () => {
    const { url, guest } = await house();
    const table = await startedTable([await guest('Mira'), await guest('Jonas')]);
    const socket = await openSocket(url);
    const ask = async (command: object) => {
      socket.send(JSON.stringify({ id: 'a', ...command }));
      return next(socket);
    };
    expect(await ask({ do: 'look', table })).toMatchObject({ ok: { frame: { viewer: 'audience', moves: [] } } });
    expect(await ask({ do: 'look', table, seat: 0 })).toEqual({ re: 'a', refused: 'not-seated' });
    expect(await ask({ do: 'create', game: 'beutezug', seats: 2 })).toEqual({ re: 'a', refused: 'person-needed' });
    expect(await ask({ do: 'say', table, text: 'hello' })).toEqual({ re: 'a', refused: 'person-needed' });
    socket.close();
  });
});

test('tables are limited by person and by address', async () => {
  const limits = { ...usualLimits, tablesPerPerson: 2, newTablesPerHour: 3, newPeoplePerHour: 2 };
  const { guest } = await house({ limits });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const create = ({ link }: Guest) => link.ask('create', { game: 'beutezug', seats: 2 });
  granted(await create(mira));
  granted(await create(mira));
  expect(await create(mira)).toEqual({ refused: 'too-many-tables' });
  expect(await create(jonas)).toMatchObject({ refused: 'too-fast' });
  await expect(guest('Eva')).rejects.toThrow('429');
});

test('a server that closes finishes what was asked, and tells everybody to come back', async () => {
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
  const { url, guest, running } = await house({}, undefined, (archive) => ({
    ...archive,
    append: (...args) => {
      begins();
      return archive.append(...args);
    },
  }));
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  const seat = (await looked(mira, table)).frame!.toAct[0]!;
  const mover = [mira, jonas][seat]!;
  const move = (await looked(mover, table, seat)).frame!.moves[0]!.name;
  const bystander = await openSocket(url);
  const end = closed(bystander);
  const answer = mover.link.ask('move', { table, seat, at: 0, move });
  await begun;
  await running.close();
  expect(await end).toBe(CLOSING.restart);
  expect(granted(await answer)).toEqual({ at: 1 });
});

test('clients come back to a server that was away, with nothing lost and nothing doubled', async () => {
  const first = await house();
  const { port } = first.running;
  const [mira, jonas] = [await first.guest('Mira'), await first.guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  const windows = [new Window(mira, table, 0), new Window(jonas, table, 1)];
  const games = [playOn(mira, windows[0]!, 0), playOn(jonas, windows[1]!, 1)];
  await windows[0]!.until(({ frame }) => frame !== undefined && frame.at > 5);
  await first.running.close();
  await house({ port }, first.file);
  await Promise.all(games);
  expect(windows[0]!.seen!.story.map(({ at }) => at)).toEqual(windows[1]!.seen!.story.map(({ at }) => at));
});

test('two windows in one seat see the same, and of two moves at once one is made', async () => {
  const { url, guest } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = await seatedTable([mira, jonas]);
  granted(await mira.link.ask('start', { table }));
  const seat = (await looked(mira, table)).frame!.toAct[0]!;
  const mover = [mira, jonas][seat]!;
  const other = Guest.again(url, mover);
  afterwards(() => other.link.close());
  const windows = [new Window(mover, table, seat), new Window(other, table, seat)];
  const { name: move } = (await windows[1]!.until(({ frame }) => frame)).moves[0]!;
  const answers = await Promise.all([mover, other].map(({ link }) => link.ask('move', { table, seat, at: 0, move })));
  expect(answers.filter((answer) => 'refused' in answer)).toEqual([{ refused: 'stale' }]);
  for (const window of windows) await window.until(({ frame }) => frame!.at === 1);
  expect(windows[0]!.frame).toEqual(windows[1]!.frame);
});
