import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, WrongSetting } from '../settings.ts';
import { openArchive } from '../store/open.ts';
import { folder } from './house.ts';

test('with nothing said there is a usual setting for everything', () => {
  expect(readSettings({})).toMatchObject({
    host: '0.0.0.0',
    port: 4600,
    data: 'data/hideout.db',
    database: undefined,
    proxy: 0,
    log: 'info',
  });
});

test.each([
  ['PORT', '99999', 'PORT must be a number from 0 to 65535, not "99999"'],
  ['PORT', 'http', 'PORT must be a number from 0 to 65535, not "http"'],
  ['DATABASE_URL', 'mysql://nowhere', 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
  ['NATS_URL', 'localhost:4222', 'NATS_URL must look like nats://host:4222, or several of these with commas between'],
  [
    'NATS_URL',
    'nats://localhost:4222',
    'NATS_URL needs DATABASE_URL as well: several processes share a PostgreSQL, not a file',
  ],
  [
    'HIDEOUT_CONTACT',
    'me@example.org',
    'HIDEOUT_CONTACT must look like mailto:name@example.org or https://example.org/contact',
  ],
  ['HIDEOUT_LIMITS', 'maybe', 'HIDEOUT_LIMITS must be one of on, off, not "maybe"'],
  ['HIDEOUT_PROXY', '-1', 'HIDEOUT_PROXY must be no, yes, or how many proxies, not "-1"'],
  ['HIDEOUT_LOG', 'loud', 'HIDEOUT_LOG must be one of info, debug, warn, error, silent, not "loud"'],
])('%s=%s cannot be', (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(new WrongSetting(line));
});

test('a file that is no database, a folder, and a database that does not answer are wrong settings', async () => {
  const place = folder();
  const stay = (): void => undefined;
  writeFileSync(join(place, 'letter.txt'), 'Dear database,\n'.repeat(1000));
  mkdirSync(join(place, 'folder'));
  for (const name of ['letter.txt', 'folder'])
    await expect(openArchive({ data: join(place, name), database: undefined, nats: undefined }, stay)).rejects.toThrow(
      new RegExp(`^HIDEOUT_DATA: the file .*${name} cannot be used: `),
    );
  await expect(
    openArchive({ data: '', database: 'postgres://127.0.0.1:1/nowhere', nats: undefined }, stay),
  ).rejects.toThrow(/^DATABASE_URL: the database cannot be used: /);
});

test.each([
  ['no', 0],
  ['yes', 1],
  ['2', 2],
])('HIDEOUT_PROXY=%s are %s proxies', (text, count) => {
  expect(readSettings({ HIDEOUT_PROXY: text }).proxy).toBe(count);
});
