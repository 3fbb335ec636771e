import { expect, test } from 'vitest';
import { isForeign } from '../guard.ts';
import { tokenOf } from '../people.ts';
import { house } from './house.ts';

const post = (url: string, body: unknown, headers = {}) =>
  fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test.each([[{ name: ['Mira'] }], [{ name: 123 }], [{ name: 'Mira', more: 1 }], [{}], [null]])(
  'the body %j is wrong, and is not made to fit',
  async (body) => {
    const { url } = await house();
    expect((await post(url, body)).status).toBe(400);
  },
);

test('what is about somebody is kept by no cache', async () => {
  const { url, guest } = await house();
  const { cookie } = await guest('Mira');
  for (const path of ['/api/me', '/api/me/export', '/api/%6De'])
    expect((await fetch(url + path, { headers: { cookie } })).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${url}/api/me`)).headers.get('cache-control')).toBe('no-store');
});

test('over TLS the cookie is bound to this host, and HSTS to this name', async () => {
  const { url } = await house({ proxy: 1 });
  const answer = await post(url, { name: 'Mira' }, { 'x-forwarded-proto': 'https' });
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-hideout=.*; Path=\/;.* Secure/)]);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const [cookie] = answer.headers.getSetCookie()[0]!.split(';');
  expect((await fetch(`${url}/api/me`, { headers: { cookie: cookie! } })).status).toBe(200);
});

test.each([
  ['__Host-hideout=new; hideout=old', 'new'],
  ['hideout=old; __Host-hideout=new', 'new'],
  ['other=1; hideout=old', 'old'],
  ['xhideout=other', undefined],
])('of the cookies %s one is ours', (cookie, token) => {
  expect(tokenOf({ cookie })).toBe(token);
});

test.each([
  ['https://hideout.example', 0, false],
  ['http://hideout.example', 0, false],
  ['https://hideout.example', 1, false],
  ['http://hideout.example', 1, true],
  ['https://evil@hideout.example', 0, true],
  ['https://hideout.example.evil', 0, true],
  ['null', 0, true],
])('a page from %s behind %i proxies: foreign is %s', (origin, proxy, foreign) => {
  expect(isForeign({ origin, host: 'hideout.example', 'x-forwarded-proto': 'https' }, proxy)).toBe(foreign);
});
