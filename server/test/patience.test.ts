import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { house } from './house.ts';
import { dial, readAll } from './wire.ts';

const usual = readSettings({});
const patience = { ...usual.patience, head: 20, request: 40, check: 10 };
const LONG = 600_000;

test.each([
  ['sends nothing', { request: LONG }, ''],
  ['sends half a head', { request: LONG }, 'POST /api/me HTTP/1.1\r\nHost: x\r\n'],
  [
    'sends half a body',
    {},
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name"',
  ],
])('whoever %s is hung up on', async (_, but, text) => {
  const { url } = await house({ patience: { ...patience, ...but } });
  const line = await dial(url);
  line.write(text);
  expect(await readAll(line)).toMatch(/^(HTTP\/1.1 408 .*)?$/s);
});

test('whoever asks nothing more is hung up on', async () => {
  const { url } = await house({ patience: { ...usual.patience, between: 1, check: 10 } });
  const line = await dial(url);
  line.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await readAll(line)).toMatch(/^HTTP\/1.1 200 /);
});

test('whoever does not read on is hung up on', async () => {
  // The only connection there is: somebody else is answered as soon as it has ended.
  const limits = { ...usual.limits, connections: 1 };
  const { url } = await house({ limits, patience: { ...usual.patience, idle: 20 } });
  const line = await dial(url);
  line.pause();
  // More than systems keep for somebody on the way.
  line.write('GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
  const live = (): Promise<number | undefined> =>
    fetch(`${url}/health/live`).then(
      ({ status }) => status,
      () => undefined,
    );
  while ((await live()) !== 200);
});

test('one connection too many is hung up on', async () => {
  const { url } = await house({ limits: { ...usual.limits, connections: 2 } });
  const lines = [await dial(url), await dial(url), await dial(url)];
  await Promise.race(lines.map((line) => new Promise((resolve) => line.resume().once('end', resolve))));
  lines[0]!.end('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(lines[0]!, 'end');
});
