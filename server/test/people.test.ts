import { expect, test } from 'vitest';
import { Client, sockets } from '#wire/client.ts';
import { PROTOCOL } from '#wire/messages.ts';
import { granted, house, looked, pushed, SALT, seatedTable, startedTable } from './house.ts';

type Body = Readonly<Record<string, unknown>>;

/** One request, with its status, body and cookie. */
async function request(url: string, method: string, path: string, options: { body?: unknown; cookie?: string } = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
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
  const { url } = await house({ proxy: true });
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
  await request(url, 'POST', '/api/me/code', { cookie });
  expect(await request(url, 'POST', '/api/me/recover', { body: { code: first } })).toMatchObject({
    status: 404,
    body: { refused: 'bad-code' },
  });
});

test('everything about me can be had', async () => {
  const { url, guest } = await house();
  const mira = await guest('Mira');
  const { table } = await seatedTable([mira]);
  granted(await mira.link.ask('say', { table, text: 'Hello' }));
  const { body } = await request(url, 'GET', '/api/me/export', { cookie: mira.cookie });
  expect(body).toMatchObject({
    person: { name: 'Mira' },
    tables: [{ table, names: ['Mira', 'Roxie'] }],
    chat: [{ table, text: 'Hello', name: 'Mira' }],
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
  expect(await jonas.link.ask('sit', { table: filling.table, seat: 1, name: 'J', salt: SALT })).toEqual({
    refused: 'person-needed',
  });
});
