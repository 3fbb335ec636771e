import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { folder, perform } from './perform.ts';
import { served } from './server.ts';

const doctor = (env: Readonly<Record<string, string>>, ...words: readonly string[]) =>
  perform(['doctor', ...words], { env: { HOST: '127.0.0.1', PORT: '0', ...env } });

/** A file that a server has kept something in, in a folder of its own. */
async function kept(): Promise<string> {
  const file = join(folder(), 'hideout.db');
  await (await openSqlite(file)).close();
  return file;
}

test('what a server needs is named, and nothing is made by looking', async () => {
  const file = join(folder(), 'deep', 'hideout.db');
  const { code, out } = await doctor({ HIDEOUT_DATA: file });
  expect([code, out]).toEqual([0, expect.stringContaining(`good  file      ${file} will be made`)]);
  expect(out).toMatch(/^good {2}port {6}127\.0\.0\.1:0 is free$/m);
  expect(out).toMatch(/^(good|look) {2}disk {6}.*GB are free$/m);
  expect((await doctor({ HIDEOUT_DATA: file })).out).toContain('will be made');
});

test('a server that runs is no fault, and is looked at as people reach it', async () => {
  const { url } = await served({ HIDEOUT_DATA: join(folder(), 'hideout.db') });
  const { out, code } = await doctor({ PORT: new URL(url).port, HIDEOUT_DATA: await kept() }, url);
  expect(out).toMatch(/^good {2}port .* is in use by a Hideout that is ready$/m);
  expect(out).toMatch(/^good {2}sockets {3}get through$/m);
  expect(out).toMatch(/^look {2}metrics {3}\/metrics can be read by everybody/m);
  expect(out).toMatch(/^look {2}line {6}is not encrypted/m);
  // Pages are not built in every test.
  expect(code).toBe(out.includes('BAD   pages') ? 1 : 0);
});

test('another program at the port is bad, and so is an address that shows something else', async () => {
  const other = createServer((_, answer) => void answer.end('Hello')).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { out, code } = await doctor({ PORT: `${port}`, HIDEOUT_DATA: await kept() }, `http://127.0.0.1:${port}`);
  expect(out).toContain('is in use by another program');
  expect(out).toMatch(/^BAD {3}address {3}.* shows something else$/m);
  expect(code).toBe(1);
});

test('a file that others may read, one that is damaged, and one from the future', async () => {
  const open = await kept();
  chmodSync(join(open, '..'), 0o755);
  chmodSync(open, 0o644);
  expect((await doctor({ HIDEOUT_DATA: open })).out).toMatch(/^look {2}rights {4}others on this machine may read/m);

  const damaged = join(folder(), 'hideout.db');
  writeFileSync(damaged, 'SQLite format 3\0 and nothing that would follow');
  const { out, code } = await doctor({ HIDEOUT_DATA: damaged });
  expect([code, out]).toEqual([1, expect.stringMatching(/^BAD {3}file /m)]);

  const ahead = await kept();
  const archive = await openSqlite(ahead);
  await archive.addTable(future());
  await archive.close();
  expect((await doctor({ HIDEOUT_DATA: ahead })).out).toMatch(/^look {2}clock {5}.*which is still to come$/m);
});

test('a database that cannot be reached says why', async () => {
  const { out, code } = await doctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect([code, out]).toEqual([1, expect.stringMatching(/^BAD {3}database {2}cannot be used: .*ECONNREFUSED/m)]);
});

/** A table that was made in a day. */
function future(): Parameters<Awaited<ReturnType<typeof openSqlite>>['addTable']>[0] {
  const tomorrow = Date.now() + 86_400_000;
  return {
    id: 'ivy-melon-squirrel',
    game: 'beutezug',
    version: 1,
    phase: 'seating',
    owner: 'ada',
    public: false,
    options: {},
    clock: { kind: 'none' },
    odds: true,
    places: [{ kind: 'open' }],
    secret: '0'.repeat(64),
    commitment: '0'.repeat(64),
    created: tomorrow,
    changed: tomorrow,
    command: 'made',
    revision: 1,
  };
}
