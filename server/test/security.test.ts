import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { house } from './house.ts';

const AT = '/.well-known/security.txt';

test('whoever has found a weakness learns whom to tell, and until when that is true', async () => {
  const { contact } = readSettings({ HIDEOUT_CONTACT: 'mailto:security@example.org' });
  const { url } = await house({ contact });
  const answer = await fetch(url + AT);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contacts, expires, languages, ...rest] = (await answer.text()).split('\n');
  expect([contacts, languages, rest]).toEqual([
    'Contact: mailto:security@example.org',
    'Preferred-Languages: en, de, es',
    [''],
  ]);
  const end = Date.parse(/^Expires: (\S+)$/.exec(expires!)![1]!);
  expect(end).toBeGreaterThan(Date.now());
  expect(end).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test('where nobody is named there is no such file', async () => {
  const { url } = await house();
  expect(await (await fetch(url + AT)).text()).not.toContain('Contact');
});
