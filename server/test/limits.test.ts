import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { CLOSING } from '#wire/client.ts';
import type { Lists } from '#wire/messages.ts';
import { ENTRY, READERS } from '../costs.ts';
import { AT_ONCE } from '../mailbox.ts';
import { type Limits, readSettings } from '../settings.ts';
import type { ServerArchive } from '../store/archive.ts';
import {
  afterwards,
  folder,
  granted,
  type House,
  house,
  openSocket,
  pause,
  playOn,
  rawAsk,
  startedTable,
  Window,
} from './house.ts';

const usual = readSettings({}).limits;
const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

/** A server with limits, whose clock stands still until it is told otherwise. */
async function limited(limits: Partial<Limits>, proxy = 0): Promise<House & { readonly clock: { now: number } }> {
  const clock = { now: 1000 };
  const settings = { limits: { ...usual, ...limits }, proxy };
  return { ...(await house(settings, undefined, undefined, { clock: () => clock.now })), clock };
}

/** Asks over a bare socket, without waiting for one answer before the next question. */
async function askAll(socket: WebSocket, commands: readonly object[]): Promise<Record<string, unknown>[]> {
  const answers: Record<string, unknown>[] = [];
  const keep = (data: unknown): void => {
    const answer = JSON.parse(String(data));
    if ('re' in answer) answers.push(answer);
  };
  socket.on('message', keep);
  commands.forEach((command, i) => {
    socket.send(JSON.stringify({ id: `${i}`, ...command }));
  });
  while (answers.length < commands.length) await pause(1);
  socket.off('message', keep);
  return answers;
}

const pings = (count: number) => Array.from({ length: count }, () => ({ do: 'ping' }));

test('messages of a socket: beyond 40 a second they are refused, unread and with a time to come back', async () => {
  const { url, clock } = await limited({});
  const socket = await openSocket(url);
  const answers = await askAll(socket, pings(43));
  expect(answers.filter((answer) => 'refused' in answer)).toEqual(
    [40, 41, 42].map((i) => ({ re: `${i}`, refused: 'too-fast', after: 25 })),
  );
  clock.now += 25;
  expect(await askAll(socket, pings(1))).toEqual([{ re: '0', ok: {} }]);
});

test('messages of a socket: whoever goes on is cut off', async () => {
  const { url } = await limited({});
  const socket = await openSocket(url);
  const end = closed(socket);
  for (let i = 0; i < 250; i++) socket.send('{"id":"a","do":"ping"}');
  expect(await end).toBe(CLOSING.tooFast);
});

test.each(['ping', 'pong'] as const)('messages of a socket: a control frame %s is one too', async (frame) => {
  const { url } = await limited({});
  const socket = await openSocket(url);
  const end = closed(socket);
  for (let i = 0; i < 250; i++) socket[frame]();
  // Whoever floods is noticed with the next bytes that come.
  const more = setInterval(() => socket.readyState === socket.OPEN && socket[frame](), 1);
  expect(await end).toBe(CLOSING.tooFast);
  clearInterval(more);
});

test('bytes of a socket: 640 KB at once are too many, however few messages they are', async () => {
  const { url } = await limited({});
  const socket = await openSocket(url);
  const end = closed(socket);
  const long = JSON.stringify({ id: 'a', do: 'say', table: 'abc', text: 'x'.repeat(16_000) });
  for (let i = 0; i < 39; i++) socket.send(long);
  await askAll(socket, pings(1));
  for (let i = 0; i < 3; i++) socket.send(long);
  expect(await end).toBe(CLOSING.tooFast);
});

test('answers of a socket: long ones count as several messages', async () => {
  const { url, guest, clock } = await limited({});
  const mira = await guest('Mira');
  const table = await startedTable([mira, await guest('Jonas')]);
  clock.now += 1000;
  for (let i = 0; i < 30; i++) await mira.link.ask('say', { table, text: 'x'.repeat(500) });
  clock.now += 1000;
  const socket = await openSocket(url);
  const answers: Record<string, unknown>[] = [];
  for (let i = 0; i < 39; i++) answers.push(...(await askAll(socket, [{ do: 'look', table }])));
  expect(answers.filter((answer) => answer.refused === 'too-fast').length).toBeGreaterThan(15);
});

test('commands at a time: a socket waits for answers before more is read', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  let reading = 0;
  const { url, guest } = await house({}, undefined, (archive) => ({
    ...archive,
    table: async (id) => {
      reading += 1;
      await gate;
      return archive.table(id);
    },
  }));
  const { cookie } = await guest('Mira');
  const socket = await openSocket(url, { cookie });
  const lines = Array.from({ length: 100 }, (_, i) => ({ do: 'say', table: `table-${i}`, text: 'hello' }));
  const answers = askAll(socket, lines);
  while (reading < AT_ONCE) await pause(1);
  for (let i = 0; i < 3; i++) await askAll(await openSocket(url), pings(1));
  expect(reading).toBe(AT_ONCE);
  release();
  expect(await answers).toHaveLength(100);
});

test('looks at a time: however many look, so many are read at once, and one of somebody quiet comes next', async () => {
  const gates: (() => void)[] = [];
  const read: string[] = [];
  const { url, guest } = await house({}, undefined, (archive) => ({
    ...archive,
    table: async (id) => {
      read.push(id);
      await new Promise<void>((resolve) => gates.push(resolve));
      return archive.table(id);
    },
  }));
  const [many, quiet] = [await guest('Mira'), await guest('Jonas')];
  const sockets = await Promise.all([1, 2, 3].map(() => openSocket(url, { cookie: many.cookie })));
  const answers = sockets.map((socket, nth) =>
    askAll(
      socket,
      Array.from({ length: 8 }, (_, i) => ({ do: 'look', table: `many-${nth}-${i}` })),
    ),
  );
  while (read.length < READERS.atOnce) await pause(1);
  // Whoever gets an answer to a ping has been heard before.
  for (const socket of sockets) await new Promise<void>((resolve) => socket.once('pong', () => resolve()).ping());
  const one = await openSocket(url, { cookie: quiet.cookie });
  const answer = askAll(one, [{ do: 'look', table: 'quiet' }, { do: 'ping' }]);
  await new Promise<void>((resolve) => one.once('message', () => resolve()));
  expect(read).toHaveLength(READERS.atOnce);
  for (let i = 0; i < 2; i++) {
    gates.shift()!();
    while (read.length < READERS.atOnce + i + 1) await pause(1);
  }
  expect(read.slice(READERS.atOnce)).toContain('quiet');
  while (read.length < 25 || gates.length > 0) {
    for (const open of gates.splice(0)) open();
    await pause(1);
  }
  await Promise.all([...answers, answer]);
});

test.each([
  ['costPerPerson', {}],
  ['costPerAddress', { costPerAddress: 20, costPerPerson: 1000 }],
] as const)('shares: %s used up is busy, with a time to come back', async (_, limits) => {
  const { url, guest, clock } = await limited({ costPerPerson: 20, ...limits });
  const { cookie } = await guest('Mira');
  const socket = await openSocket(url, { cookie });
  const answers = await askAll(socket, [{ do: 'lobby', on: false }, ...pings(9)]);
  expect(answers.filter((answer) => 'refused' in answer)).toEqual([{ re: '9', refused: 'busy', after: 50 }]);
  clock.now += 50;
  expect(await askAll(socket, pings(1))).toEqual([{ re: '0', ok: {} }]);
});

test('shares: names of tables that nobody has cost more than others', async () => {
  const { url, guest } = await limited({ costPerPerson: 1000 });
  const { cookie } = await guest('Mallory');
  const socket = await openSocket(url, { cookie });
  for (let i = 0; i < 3; i++)
    expect(await askAll(socket, [{ do: 'look', table: `a-guess-${i}` }])).toMatchObject([{ refused: 'no-such-table' }]);
  expect(await askAll(socket, pings(1))).toMatchObject([{ refused: 'busy' }]);
});

test('shares: a long answer is paid for afterwards', async () => {
  const { url, guest, archive } = await limited({ costPerPerson: 40 });
  const { cookie, link } = await guest('Mira');
  const { table } = granted(await link.ask('create', { game: 'beutezug', seats: 2 }));
  for (let i = 0; i < 20; i++)
    await archive.say(table, { person: 'a', name: 'A', text: 'x'.repeat(500), when: 1 }, `c${i}`);
  const socket = await openSocket(url, { cookie });
  expect(await askAll(socket, [{ do: 'look', table }])).toMatchObject([{ ok: {} }]);
  // What the answer weighs is more than was left.
  expect(await askAll(socket, pings(1))).toMatchObject([{ refused: 'busy' }]);
});

/** A server with limits where some finished games are kept, and nobody has any of them open. */
async function withGames(count: number, limits: Partial<Limits>, changed?: Parameters<typeof house>[2]) {
  const before = await house();
  const mira = await before.guest('Mira');
  const tables: string[] = [];
  for (let n = 0; n < count; n++) {
    const table = await startedTable([mira], { game: 'beutezug', seats: 2 });
    await playOn(mira, new Window(mira, table, 0), 0);
    tables.push(table);
  }
  const [quiet] = [await before.guest('Jonas')];
  const entries = await Promise.all(tables.map(async (table) => (await before.archive.table(table))!.at));
  for (const { link } of [mira, quiet]) link.close();
  await before.running.close();
  const clock = { now: 1000 };
  const settings = { limits: { ...usual, ...limits } };
  const { url } = await house(settings, before.file, changed, { clock: () => clock.now });
  return { url, tables, entries, clock, mira: mira.cookie, quiet: quiet.cookie };
}

test('shares: a table that nobody has open weighs what it takes to play it again, and is paid for before the next', async () => {
  const { url, tables, entries, clock, mira } = await withGames(2, { costPerPerson: 60 });
  const socket = await openSocket(url, { cookie: mira });
  const looks = tables.map((table) => ({ do: 'look', table }));
  // Asked at once, when there is enough for two looks.
  const [seen, later] = (await askAll(socket, looks)).sort((one, other) => String(one.re).localeCompare(`${other.re}`));
  expect([seen, later]).toMatchObject([{ ok: {} }, { refused: 'busy' }]);
  expect(later!.after).toBeGreaterThan((1000 * (ENTRY * entries[0]! - 60)) / 60);
  expect(await askAll(socket, pings(1))).toMatchObject([{ refused: 'busy' }]);
  // What is open weighs a look, however long it is.
  clock.now += 60_000;
  expect(await askAll(socket, looks.slice(0, 1))).toMatchObject([{ ok: {} }]);
  clock.now += 1000;
  expect(await askAll(socket, pings(1))).toMatchObject([{ ok: {} }]);
  expect(await askAll(socket, looks.slice(1))).toMatchObject([{ ok: {} }]);
});

test('shares: a holiday everywhere weighs what it changes', async () => {
  const before = await house();
  const [mira, jonas] = [await before.guest('Mira'), await before.guest('Jonas')];
  const tables: string[] = [];
  for (let n = 0; n < 4; n++) tables.push(await startedTable([mira, jonas], { clock: { kind: 'slow', days: 3 } }));
  const { cookie } = mira;
  for (const { link } of [mira, jonas]) link.close();
  await before.running.close();
  const limits = { ...usual, costPerPerson: 20 };
  const { url, archive } = await house({ limits }, before.file, undefined, { clock: () => 1000 });
  const socket = await openSocket(url, { cookie });
  const away = { do: 'holiday', table: tables[0], seat: 0, until: Date.now() + 86_400_000, everywhere: true };
  expect(await askAll(socket, [away])).toMatchObject([{ ok: {} }]);
  for (const table of tables) expect((await archive.table(table))!.places[0]).toHaveProperty('holiday');
  expect(await askAll(socket, pings(1))).toEqual([{ re: '0', refused: 'busy', after: 650 }]);
});

test('tables that are opened: one after the other, and that of somebody quiet comes next', async () => {
  const gates: (() => void)[] = [];
  const read: string[] = [];
  const gated = (archive: ServerArchive): ServerArchive => ({
    ...archive,
    read: async (id) => {
      read.push(id);
      await new Promise<void>((resolve) => gates.push(resolve));
      return archive.read(id);
    },
  });
  const { url, tables, mira, quiet } = await withGames(4, {}, gated);
  const many = await openSocket(url, { cookie: mira });
  const answers = askAll(
    many,
    tables.slice(0, 3).map((table) => ({ do: 'look', table })),
  );
  while (read.length < 1) await pause(1);
  const one = await openSocket(url, { cookie: quiet });
  const answer = askAll(one, [{ do: 'look', table: tables[3] }, { do: 'ping' }]);
  await new Promise<void>((resolve) => one.once('message', () => resolve()));
  expect(read).toHaveLength(1);
  for (let n = 1; n <= 4; n++) {
    while (gates.length === 0) await pause(1);
    expect(read).toHaveLength(n);
    gates.shift()!();
  }
  await Promise.all([answers, answer]);
  expect(read.indexOf(tables[3]!)).toBeLessThan(3);
});

test('shares: when the whole server has none left, games go on and the rest is busy', async () => {
  const { url, guest } = await limited({ costInAll: 40, costPerPerson: 60, costPerAddress: 600 });
  const { cookie } = await guest('Mira');
  const socket = await openSocket(url, { cookie });
  const lists = Array.from({ length: 5 }, () => ({ do: 'lobby', on: false }));
  // One of them is sure, whatever all others do, and it counts like the others.
  expect((await askAll(socket, lists)).filter((answer) => 'refused' in answer)).toMatchObject([
    { refused: 'busy', after: 200 },
    { refused: 'busy', after: 200 },
  ]);
  expect(await askAll(socket, pings(1))).toEqual([{ re: '0', ok: {} }]);
  const quiet = await openSocket(url, { cookie: (await guest('Jonas')).cookie });
  expect(await askAll(quiet, lists.slice(0, 1))).toMatchObject([{ ok: {} }]);
  expect(await askAll(quiet, lists.slice(0, 1))).toMatchObject([{ refused: 'busy' }]);
});

test('sockets of a person', async () => {
  const { url, guest } = await limited({ socketsPerPerson: 2 });
  const { cookie } = await guest('Mira');
  await askAll(await openSocket(url, { cookie }), pings(1));
  expect(await closed(await openSocket(url, { cookie }))).toBe(CLOSING.tooMany);
});

test('sockets of an address: those that are too many for their person make no room for others', async () => {
  const { url, guest } = await limited({ socketsPerPerson: 1, socketsPerAddress: 4 });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  for (const { link } of [mira, jonas]) await link.ask('ping', {});
  for (let i = 0; i < 5; i++)
    expect(await closed(await openSocket(url, { cookie: mira.cookie }))).toBe(CLOSING.tooMany);
  for (const name of ['Eva', 'Ada']) await (await guest(name)).link.ask('ping', {});
  expect(await closed(await openSocket(url))).toBe(CLOSING.tooMany);
});

test('sockets of an address: whoever has gone makes room, again and again', async () => {
  const { url } = await limited({ socketsPerAddress: 2 });
  for (let i = 0; i < 5; i++) {
    const socket = await openSocket(url);
    expect(await askAll(socket, pings(1))).toEqual([{ re: '0', ok: {} }]);
    const end = closed(socket);
    socket.close();
    await end;
  }
});

test('sockets of an address: a network of IPv6 is one', async () => {
  const { url, guest } = await limited({ socketsPerAddress: 2 }, 1);
  const people = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const sockets = await Promise.all(
    people.map(({ cookie }, i) => openSocket(url, { cookie, 'x-forwarded-for': `2001:db8::${i}` })),
  );
  const codes = sockets.map(closed);
  expect(await Promise.race(codes)).toBe(CLOSING.tooMany);
  expect(sockets.filter(({ readyState, OPEN }) => readyState === OPEN)).toHaveLength(2);
});

test('a clock of the day that is set back slows nobody down', async () => {
  const { url } = await house({ limits: { ...usual, messagesPerSecond: 5 } });
  const socket = await openSocket(url);
  await askAll(socket, pings(6));
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
  afterwards(() => void vi.useRealTimers());
  // As slowly as one is told to.
  for (;;) {
    const [answer] = await askAll(socket, pings(1));
    if ('ok' in answer!) break;
    await pause(Number(answer!.after));
  }
});

test.each([
  ['rematch', {}],
  ['branch', { at: 0 }],
] as const)('new tables of an address: a %s is one too', async (doing, fields) => {
  const { guest } = await limited({ newTablesPerHour: 1 });
  const { link } = await guest('Mira');
  const { table } = granted(await link.ask('create', { game: 'beutezug', seats: 2 }));
  expect(await link.ask(doing, { table, ...fields } as never)).toMatchObject({ refused: 'too-fast' });
});

test('tables of a person: a rematch is one too', async () => {
  const { guest } = await limited({
    tablesPerPerson: 2,
    messagesPerSecond: 1e6,
    costPerPerson: 1e9,
    costPerAddress: 1e9,
  });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  await Promise.all([mira, jonas].map((each, seat) => playOn(each, new Window(each, table, seat), seat)));
  for (let i = 0; i < 2; i++) granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
  expect(await mira.link.ask('rematch', { table })).toEqual({ refused: 'too-many-tables' });
  // It is the table of whoever asks for it.
  expect(granted(await jonas.link.ask('rematch', { table })).yours).toBe(true);
});

test('lines of chat of a person in a minute', async () => {
  const { url, guest, clock } = await limited({ linesPerMinute: 3 });
  const mira = await guest('Mira');
  const { table } = granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
  const socket = await openSocket(url, { cookie: mira.cookie });
  const lines = [
    { do: 'say', table, text: 'hello' },
    { do: 'phrase', table, phrase: 'thanks' },
    { do: 'react', table, to: { line: 1 }, reaction: 'heart' },
    { do: 'say', table, text: 'hello' },
  ];
  const answers = await askAll(socket, lines);
  expect(answers.filter((answer) => 'refused' in answer)).toEqual([{ re: '3', refused: 'too-fast', after: 20_000 }]);
  clock.now += 20_000;
  expect(await askAll(socket, [{ id: 'x', do: 'say', table, text: 'again' }])).toMatchObject([{ ok: { n: 4 } }]);
});

test('lines of chat kept at a table', async () => {
  const { archive, guest, file } = await house();
  const mira = await guest('Mira');
  const { table } = granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
  const chat = new DatabaseSync(file);
  chat.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2299)
    insert into chat (table_id, n, person, name, text, said) select '${table}', i, 'a', 'A', 'x', 1 from n`);
  chat.close();
  granted(await mira.link.ask('say', { table, text: 'one more' }));
  const kept = await archive.chat(table, 1e6);
  expect([kept.length, kept.at(-1)!.n]).toEqual([2000, 2300]);
});

test('entries of a table', async () => {
  const { guest } = await house();
  const mira = await guest('Mira');
  const table = await startedTable([mira, await guest('Jonas')]);
  expect(await mira.link.ask('move', { table, seat: 0, at: 10_000, move: 'x' })).toEqual({ refused: 'too-long' });
});

test.each([
  ['a line of chat', { do: 'say', text: 'x'.repeat(501) }, 'bad-message'],
  ['a plan', { do: 'plan', seat: 0, data: 'x'.repeat(2047) }, 'too-big'],
  ['a note', { do: 'note', text: 'x'.repeat(4001) }, 'bad-message'],
])('letters: %s', async (_, command, refused) => {
  const { guest } = await house();
  const mira = await guest('Mira');
  const table = await startedTable([mira, await guest('Jonas')]);
  expect(await rawAsk(mira, { id: 'a', table, ...command })).toEqual({ re: 'a', refused });
});

test.each([
  ['letters: a name', 25, 400, 'bad-message'],
  ['an HTTP body', 64 * 1024, 413, 'too-big'],
])('%s', async (_, length, status, refused) => {
  const { url } = await house();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'x'.repeat(length) });
  const answer = await fetch(`${url}/api/me`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([status, { refused }]);
});

test('HTTP requests a minute from an address, a network of IPv6 being one', async () => {
  const { url } = await limited({ requestsPerMinute: 3 }, 1);
  const status = async (address: string) =>
    (await fetch(`${url}/health/live`, { headers: { 'x-forwarded-for': address } })).status;
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push(await status(`2001:db8::${i}`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await status('2001:db8:0:1::1')).toBe(200);
});

test('parts of the pages have a limit of their own, which leaves the others theirs', async () => {
  const pages = folder();
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<head><title></title></head>');
  for (const name of ['a.js', 'b.js', 'c.js']) writeFileSync(join(pages, 'assets', name), '');
  const limits = { ...usual, requestsPerMinute: 2, filesPerMinute: 3 };
  const { url } = await house({ limits }, undefined, undefined, { pages });
  const statuses = [];
  for (const path of ['/', '/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/a.js', '/t/some-table', '/'])
    statuses.push((await fetch(url + path)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 429]);
});

test.each([
  ['GET', '/api/me/export', undefined],
  ['GET', '/api/tables/TABLE/record', undefined],
  ['PATCH', '/api/me', { name: 'Mira' }],
  ['POST', '/api/me/code', undefined],
  ['GET', '/api/me/calls', undefined],
  ['DELETE', '/api/me/blocks/none', undefined],
] as const)('shares: %s %s is paid for by whoever asks, and not by others from there', async (method, path, body) => {
  const { url, tables, mira, quiet, clock } = await withGames(1, { costPerPerson: 1000 });
  const ask = (cookie: string) =>
    fetch(url + path.replace('TABLE', tables[0]!), {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  let answer = await ask(mira);
  for (let n = 1; answer.ok; n++) {
    expect(n).toBeLessThan(130);
    answer = await ask(mira);
  }
  expect(answer.status).toBe(429);
  const { refused, after } = (await answer.json()) as { readonly refused: string; readonly after: number };
  expect([refused, Number(answer.headers.get('retry-after'))]).toEqual(['too-fast', Math.ceil(after / 1000)]);
  expect((await ask(quiet)).ok).toBe(true);
  clock.now += after;
  expect((await ask(mira)).ok).toBe(true);
});

test('readers: what is kept of somebody is read in turn with what others want to see', async () => {
  const gates: (() => void)[] = [];
  const gated = (archive: ServerArchive): ServerArchive => ({
    ...archive,
    chatOf: async (id) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return archive.chatOf(id);
    },
  });
  const { url, guest } = await house({}, undefined, gated);
  const { cookie } = await guest('Mira');
  const answers = Array.from({ length: 12 }, () => fetch(`${url}/api/me/export`, { headers: { cookie } }));
  while (gates.length < READERS.atOnce) await pause(1);
  // Whoever is told who they are is told after all of those were heard.
  for (let n = 0; n < 3; n++) await fetch(`${url}/api/me`, { headers: { cookie } });
  expect(gates).toHaveLength(READERS.atOnce);
  let opened = 0;
  for (; opened < answers.length; opened++) {
    while (gates.length <= opened) await pause(1);
    gates[opened]!();
  }
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
});

test('new people an hour from an address, and attempts at a code', async () => {
  const { url, clock } = await limited({ newPeoplePerHour: 2 }, 1);
  const post = async (path: string, body: object, address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  expect(await post('/api/me', { name: 'Mira' }, '2001:db8::1')).toBe(200);
  expect(await post('/api/me/recover', { code: 'AAAAA' }, '2001:db8::2')).toBe(404);
  expect(await post('/api/me/recover', { code: 'AAAAB' }, '2001:db8::3')).toBe(429);
  clock.now += 1_800_000;
  expect(await post('/api/me', { name: 'Jonas' }, '2001:db8::4')).toBe(200);
});

test('public tables of one owner in the list for all', async () => {
  const { guest } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const terms = { game: 'beutezug', seats: 2, public: true };
  const { table } = granted(await jonas.link.ask('create', terms));
  for (let i = 0; i < 50; i++) granted(await mira.link.ask('create', terms));
  const lists = granted(await (await guest('Eva')).link.ask('lobby', { on: true })) as Lists;
  expect(lists.open).toHaveLength(6);
  expect(lists.open.at(-1)!.table).toBe(table);
});

test('the list for all is found once after a change, however many look at it', async () => {
  let found = 0;
  let mine = 0;
  const { url, guest } = await house({}, undefined, (archive) => ({
    ...archive,
    openTables: (...args) => {
      found += 1;
      return archive.openTables(...args);
    },
    tablesOf: (...args) => {
      mine += 1;
      return archive.tablesOf(...args);
    },
  }));
  const mira = await guest('Mira');
  const eva = await guest('Eva');
  const lookers = await Promise.all(Array.from({ length: 10 }, () => openSocket(url, { cookie: eva.cookie })));
  for (const socket of lookers) await askAll(socket, [{ do: 'lobby', on: true }]);
  const told = lookers.map((socket) => new Promise((resolve) => socket.once('message', resolve)));
  [found, mine] = [0, 0];
  granted(await mira.link.ask('create', { game: 'beutezug', seats: 2, public: true }));
  await Promise.all(told);
  expect([found, mine]).toEqual([1, 10]);
  const again = lookers.map((socket) => new Promise((resolve) => socket.once('message', resolve)));
  [found, mine] = [0, 0];
  granted(await mira.link.ask('create', { game: 'beutezug', seats: 2, public: true }));
  await Promise.all(again);
  // Nothing has changed among their own tables.
  expect([found, mine]).toEqual([1, 0]);
});
