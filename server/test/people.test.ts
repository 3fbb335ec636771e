import { readFileSync } from 'node:fs';
import { expect, inject, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { MOST_DEVICES } from '#lobby/archive.ts';
import { CLOSING, Client, sockets } from '#wire/client.ts';
import { PROTOCOL } from '#wire/messages.ts';
import { tokenHash } from '../identity.ts';
import { askSqlite } from '../store/test/databases.ts';
import { forgetRooms, granted, house, looked, openSocket, pushed, seatedTable, startedTable } from './house.ts';

type Body = Readonly<Record<string, unknown>>;

/** One request, with its status, body and cookie. */
async function request(
  url: string,
  method: string,
  path: string,
  options: { body?: unknown; cookie?: string; browser?: string } = {},
) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
      ...(options.browser === undefined ? {} : { 'user-agent': options.browser }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await answer.text();
  const set = answer.headers.getSetCookie()[0];
  return {
    status: answer.status,
    body: (text === '' ? undefined : JSON.parse(text)) as Body | undefined,
    setCookie: set,
    cookie: set?.split(';')[0] ?? '',
  };
}

test('a guest is a name and a cookie that scripts cannot read, and only its hash is kept', async () => {
  const { url, archive, log } = await house();
  const { status, body, setCookie, cookie } = await request(url, 'POST', '/api/me', {
    body: { name: '  Mira\u0007 ' },
  });
  expect([status, body]).toEqual([200, { name: 'Mira', since: expect.any(Number) }]);
  expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax/);
  expect(setCookie).not.toContain('Secure');
  expect((await request(url, 'GET', '/api/me', { cookie })).body).toEqual(body);
  const token = cookie.split('=')[1]!;
  expect(await archive.personByToken(token)).toBeUndefined();
  expect(log.join('')).not.toContain(token);
});

test('a browser that keeps no cookies is told its token, and shows it as a header or as a protocol of its socket', async () => {
  const { url, log } = await house();
  const met = await request(url, 'POST', '/api/me', { body: { name: 'Mira', cookie: false } });
  const token = met.body!.token as string;
  expect([met.status, met.setCookie, met.body!.name]).toEqual([200, undefined, 'Mira']);
  const { code } = (await (
    await fetch(`${url}/api/me/code`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  ).json()) as { readonly code: string };
  const again = await request(url, 'POST', '/api/me/recover', { body: { code, cookie: false } });
  expect([again.setCookie, again.body!.name]).toEqual([undefined, 'Mira']);

  for (const known of [token, again.body!.token as string]) {
    const socket = new globalThis.WebSocket(`${url.replace(/^http/, 'ws')}/socket?v=${PROTOCOL}`, [
      'hideout',
      `hideout.${known}`,
    ]);
    const link = new Client(sockets(() => socket));
    granted(await link.ask('create', { game: 'beutezug', seats: 2 }));
    expect(socket.protocol).toBe('hideout');
    link.close();
    expect(log.join('')).not.toContain(known);
  }
});

test('a socket that offers only a token is not told it back', async () => {
  const { url } = await house();
  const socket = new globalThis.WebSocket(`${url.replace(/^http/, 'ws')}/socket?v=${PROTOCOL}`, 'hideout.secret');
  const protocol = await new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(socket.protocol));
    socket.addEventListener('error', () => resolve('none'));
  });
  expect(protocol).toBe('none');
});

test('behind a proxy that says the line is encrypted the cookie is never sent without', async () => {
  const { url } = await house({ proxy: 1 });
  const answer = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: '{"name":"Mira"}',
  });
  expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
});

test('who is not known is told so', async () => {
  const { url } = await house();
  for (const [method, path] of [
    ['GET', '/api/me'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/export'],
    ['POST', '/api/me/code'],
    ['GET', '/api/me/devices'],
    ['DELETE', '/api/me/devices/0123456789abcdef'],
    ['POST', '/api/me/leave'],
  ] as const)
    expect(await request(url, method, path, { cookie: 'hideout=forged' })).toMatchObject({
      status: 401,
      body: { refused: 'person-needed' },
    });
});

test('a name can be changed, and must be one', async () => {
  const { url } = await house();
  const { cookie } = await request(url, 'POST', '/api/me', { body: { name: 'Mira' } });
  expect((await request(url, 'PATCH', '/api/me', { cookie, body: { name: 'Mira B.' } })).body!.name).toBe('Mira B.');
  expect((await request(url, 'GET', '/api/me', { cookie })).body!.name).toBe('Mira B.');
  expect(await request(url, 'PATCH', '/api/me', { cookie, body: { name: '\u0000\u202e ' } })).toMatchObject({
    status: 400,
    body: { refused: 'name-needed' },
  });
});

test('a code makes one known on another device, and a newer code makes it void', async () => {
  const { url } = await house();
  const { cookie } = await request(url, 'POST', '/api/me', { body: { name: 'Mira' } });
  const first = (await request(url, 'POST', '/api/me/code', { cookie })).body!.code as string;
  expect(first).toMatch(/^([A-Z2-9]{5}-){4}[A-Z2-9]{5}$/);
  const typed = first.toLowerCase().replaceAll('-', ' ');
  const phone = await request(url, 'POST', '/api/me/recover', { body: { code: typed } });
  expect(phone.body).toEqual((await request(url, 'GET', '/api/me', { cookie })).body);
  expect(phone.cookie).not.toBe(cookie);
  expect((await request(url, 'GET', '/api/me', { cookie: phone.cookie })).body!.name).toBe('Mira');
  const second = (await request(url, 'POST', '/api/me/code', { cookie })).body!.code;
  await request(url, 'POST', '/api/me/code', { cookie });
  // One that was used, and one that was replaced.
  for (const code of [first, second])
    expect(await request(url, 'POST', '/api/me/recover', { body: { code } })).toMatchObject({
      status: 404,
      body: { refused: 'bad-code' },
    });
});

test('a code counts for thirty days', async () => {
  const { url } = await house();
  const { cookie } = await request(url, 'POST', '/api/me', { body: { name: 'Mira' } });
  const { code, until } = (await request(url, 'POST', '/api/me/code', { cookie })).body!;
  expect(Math.round(((until as number) - Date.now()) / 86_400_000)).toBe(30);
  vi.useFakeTimers({ now: until as number, toFake: ['Date'] });
  const { status } = await request(url, 'POST', '/api/me/recover', { body: { code } });
  vi.setSystemTime((until as number) - 1);
  const inTime = await request(url, 'POST', '/api/me/recover', { body: { code } });
  vi.useRealTimers();
  expect([status, inTime.status]).toEqual([404, 200]);
});

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Somebody at a desk, and the same with a phone. */
async function withPhone(url: string) {
  const desk = await request(url, 'POST', '/api/me', { body: { name: 'Mira' }, browser: LINUX });
  const { code } = (await request(url, 'POST', '/api/me/code', { cookie: desk.cookie })).body!;
  const phone = await request(url, 'POST', '/api/me/recover', { body: { code }, browser: PHONE });
  return { desk: desk.cookie, phone: phone.cookie };
}

const devicesOf = async (url: string, cookie: string) =>
  (await request(url, 'GET', '/api/me/devices', { cookie })).body as unknown as readonly {
    readonly id: string;
    readonly label: string;
    readonly since: number;
    readonly seen: number;
    readonly current: boolean;
  }[];

/** Until the server knows who is at the other end, and answers. */
async function pong(socket: WebSocket): Promise<void> {
  const answer = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ id: 'p', do: 'ping' }));
  await answer;
}

/** The code with which a line is closed from the other side. */
const closedWith = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

test('my devices are listed, with what they are and when they were there, and no more is kept', async () => {
  const { url, running, file } = await house();
  const { desk, phone } = await withPhone(url);
  const devices = await devicesOf(url, phone);
  expect(devices.toSorted((a, b) => a.since - b.since)).toEqual([
    {
      id: expect.any(String),
      label: 'Firefox · Linux',
      since: expect.any(Number),
      seen: expect.any(Number),
      current: false,
    },
    {
      id: expect.any(String),
      label: 'Safari · iPhone',
      since: expect.any(Number),
      seen: expect.any(Number),
      current: true,
    },
  ]);
  expect((await devicesOf(url, desk)).find(({ current }) => current)!.label).toBe('Firefox · Linux');
  expect((await request(url, 'GET', '/api/me/export', { cookie: desk })).body!.devices).toHaveLength(2);
  await running.close();
  expect(readFileSync(file, 'latin1')).not.toMatch(/Gecko|Mozilla/);
});

test('when a device was last there is known to the hour', async () => {
  const noted: number[] = [];
  const { url } = await house({}, undefined, (archive) => ({
    ...archive,
    seeDevice(hash, when) {
      noted.push(when);
      return archive.seeDevice(hash, when);
    },
  }));
  const { cookie } = await request(url, 'POST', '/api/me', { body: { name: 'Mira' } });
  const HOUR = 3_600_000;
  const [device] = await devicesOf(url, cookie);
  const later = (Math.floor(Date.now() / HOUR) + 5) * HOUR;
  vi.useFakeTimers({ now: later + 1_234_567, toFake: ['Date'] });
  for (const _ of [1, 2, 3]) await request(url, 'GET', '/api/me', { cookie });
  vi.useRealTimers();
  expect(await devicesOf(url, cookie)).toEqual([{ ...device, seen: later }]);
  expect(noted.filter((when) => when === later)).toEqual([later]);
});

test('a lost device can be shut out: it is not known any more, and what is open there is closed at once', async () => {
  const { url } = await house();
  const { desk, phone } = await withPhone(url);
  const [open, mine] = [await openSocket(url, { cookie: phone }), await openSocket(url, { cookie: desk })];
  for (const socket of [open, mine]) await pong(socket);
  const lost = (await devicesOf(url, desk)).find(({ current }) => !current)!;
  const closed = closedWith(open);
  for (const _ of [1, 2])
    expect((await request(url, 'DELETE', `/api/me/devices/${lost.id}`, { cookie: desk })).status).toBe(204);
  expect(await closed).toBe(CLOSING.forgotten);
  expect((await request(url, 'GET', '/api/me', { cookie: phone })).status).toBe(401);
  expect(await devicesOf(url, desk)).toMatchObject([{ label: 'Firefox · Linux', current: true }]);
  await pong(mine);
  mine.close();
});

test('a device that is signed out at one process is closed at another', async () => {
  const settings = { nats: [inject('nats')] };
  const here = await house(settings);
  const there = await house(settings, here.file);
  const { desk, phone } = await withPhone(here.url);
  const open = await openSocket(there.url, { cookie: phone });
  await pong(open);
  const closed = closedWith(open);
  const lost = (await devicesOf(here.url, desk)).find(({ current }) => !current)!;
  await request(here.url, 'DELETE', `/api/me/devices/${lost.id}`, { cookie: desk });
  expect(await closed).toBe(CLOSING.forgotten);
});

test('nobody shuts out the devices of others', async () => {
  const { url } = await house();
  const { desk, phone } = await withPhone(url);
  const { cookie: stranger } = await request(url, 'POST', '/api/me', { body: { name: 'Eve' } });
  const open = await openSocket(url, { cookie: phone });
  await pong(open);
  for (const { id } of await devicesOf(url, desk))
    expect((await request(url, 'DELETE', `/api/me/devices/${id}`, { cookie: stranger })).status).toBe(204);
  expect(await devicesOf(url, desk)).toHaveLength(2);
  await pong(open);
  open.close();
});

test('one can leave this device, and stays known on the other', async () => {
  const { url } = await house();
  const { desk, phone } = await withPhone(url);
  const open = await openSocket(url, { cookie: phone });
  await pong(open);
  const closed = closedWith(open);
  const left = await request(url, 'POST', '/api/me/leave', { cookie: phone });
  expect([left.status, left.setCookie]).toEqual([204, expect.stringMatching(/^hideout=;.*Expires=Thu, 01 Jan 1970/)]);
  expect(await closed).toBe(CLOSING.forgotten);
  expect((await request(url, 'GET', '/api/me', { cookie: phone })).status).toBe(401);
  expect(await devicesOf(url, desk)).toHaveLength(1);
});

test('with more devices than one needs the one not used for longest makes room, and its lines are closed', async () => {
  const { url, archive } = await house();
  const { desk, phone } = await withPhone(url);
  const { id } = (await archive.personByToken(tokenHash(desk.split('=')[1]!)))!;
  for (let n = 2; n < MOST_DEVICES; n++)
    await archive.addDevice(id, `${n} `.padStart(8, '0').padEnd(64, '-'), Date.now() + 3_600_000, '');
  const open = await openSocket(url, { cookie: desk });
  await pong(open);
  const closed = closedWith(open);
  await archive.seeDevice(tokenHash(phone.split('=')[1]!), Date.now() + 3_600_000);
  const { code } = (await request(url, 'POST', '/api/me/code', { cookie: phone })).body!;
  expect((await request(url, 'POST', '/api/me/recover', { body: { code } })).status).toBe(200);
  expect(await closed).toBe(CLOSING.forgotten);
  expect((await request(url, 'GET', '/api/me', { cookie: desk })).status).toBe(401);
  expect(await devicesOf(url, phone)).toHaveLength(MOST_DEVICES);
});

test('everything about me can be had', async () => {
  const { url, guest } = await house();
  const mira = await guest('Mira');
  const { table } = await seatedTable([mira]);
  granted(await mira.link.ask('say', { table, text: 'Hello' }));
  granted(await mira.link.ask('note', { table, text: 'Roxie bluffs.' }));
  const { body } = await request(url, 'GET', '/api/me/export', { cookie: mira.cookie });
  expect(body).toMatchObject({
    person: { name: 'Mira' },
    tables: [{ table, names: ['Mira', 'Roxie'] }],
    chat: [{ table, text: 'Hello', name: 'Mira' }],
    notes: [{ table, text: 'Roxie bluffs.' }],
  });
});

test('whoever is forgotten leaves seats without a name, which bots play on, and is hung up on', async () => {
  const { url, guest, archive, file: _ } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  const filling = await seatedTable([mira, jonas]);
  granted(await jonas.link.ask('say', { table, text: 'Hello' }));
  await looked(mira, table, 0);
  const told = pushed(
    mira,
    (push) => push.push === 'info' && push.info.seats[1]?.kind === 'person' && push.info.seats[1].name === '',
  );
  expect((await request(url, 'DELETE', '/api/me', { cookie: jonas.cookie })).status).toBe(204);
  await told;
  const look = await looked(mira, table, 0);
  expect(look.info.seats[1]).toMatchObject({ kind: 'person', name: '', standIn: true, you: false });
  expect(look.chat).toMatchObject([{ name: '', text: 'Hello' }]);
  expect((await looked(mira, filling.table)).info.seats[1]).toEqual({ kind: 'open' });
  expect((await request(url, 'GET', '/api/me', { cookie: jonas.cookie })).status).toBe(401);
  expect(JSON.stringify(await archive.table(table))).not.toContain('Jonas');
  expect(await jonas.link.ask('sit', { table: filling.table, seat: 1, name: 'J' })).toEqual({
    refused: 'person-needed',
  });
});

test('somebody is forgotten at a table that cannot be opened any more, too', async () => {
  const { url, guest, archive, file, running } = await house();
  const jonas = await guest('Jonas');
  const { table } = await seatedTable([jonas]);
  await forgetRooms(running);
  askSqlite(file, `update tables set game = 'lost-game' where id = '${table}'`);
  expect((await request(url, 'DELETE', '/api/me', { cookie: jonas.cookie })).status).toBe(204);
  expect(JSON.stringify(await archive.table(table))).not.toContain('Jonas');
});

test('one table that fails keeps nobody at the others, and asking again ends it', async () => {
  let failing = '';
  const { url, guest, archive, log } = await house({}, undefined, (kept) => ({
    ...kept,
    async saveTable(row, claim) {
      if (row.id === failing) throw new Error('database or disk is full');
      return kept.saveTable(row, claim);
    },
  }));
  const jonas = await guest('Jonas');
  const tables = [await seatedTable([jonas]), await seatedTable([jonas]), await seatedTable([jonas])].map(
    ({ table }) => table,
  );
  const named = async () => {
    const rows = await Promise.all(tables.map((id) => archive.table(id)));
    return rows.map((row) => JSON.stringify(row).includes('Jonas'));
  };
  failing = tables[1]!;
  expect(await request(url, 'DELETE', '/api/me', { cookie: jonas.cookie })).toMatchObject({
    status: 500,
    body: { refused: 'failed' },
  });
  expect(await named()).toEqual([false, true, false]);
  expect(log.join('')).toContain('database or disk is full');
  failing = '';
  expect((await request(url, 'DELETE', '/api/me', { cookie: jonas.cookie })).status).toBe(204);
  expect(await named()).toEqual([false, false, false]);
  expect((await request(url, 'GET', '/api/me', { cookie: jonas.cookie })).status).toBe(401);
});
