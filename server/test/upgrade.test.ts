import { once } from 'node:events';
import { expect, test } from 'vitest';
import { granted, house } from './house.ts';
import { dial, readAll, upgrade } from './wire.ts';

const FOREIGN = 'Origin: https://evil.example\r\n';

test('an upgrade for an address that cannot be read, or is not ours, is refused', async () => {
  const { url, guest } = await house();
  for (const [path, status] of [
    ['//', 400],
    ['///', 400],
    ['//[', 400],
    ['http://[', 400],
    ['/ws', 404],
    ['*', 404],
    ['/socket/', 404],
  ] as const) {
    const line = await dial(url);
    line.write(upgrade(path));
    expect(await readAll(line), path).toMatch(`HTTP/1.1 ${status} `);
  }
  granted(await (await guest('Mira')).link.ask('ping', {}));
});

test('refused upgrades that are reset, 200 of them, change nothing', async () => {
  const { url, guest } = await house();
  for (let i = 0; i < 200; i++) {
    const line = await dial(url);
    line.write(i % 2 === 0 ? upgrade('/ws') : upgrade('/socket?v=1', FOREIGN), () => line.resetAndDestroy());
    await once(line, 'close');
  }
  granted(await (await guest('Mira')).link.ask('ping', {}));
});

test.each([
  ['/ws', ''],
  ['/socket?v=1', FOREIGN],
])('whoever was refused at %s and does not hang up is hung up on', async (path, headers) => {
  const { url } = await house();
  const line = await dial(url);
  line.write(upgrade(path, headers));
  await readAll(line);
  // A line that was only half closed takes bytes for ever.
  const gone = new Promise((resolve) => line.once('close', resolve));
  const more = (): void => void line.write('x', (error) => error || more());
  more();
  await gone;
});

test('an offer to upgrade to something else is not taken up: the request is answered', async () => {
  const { url } = await house();
  const line = await dial(url);
  line.end('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n');
  expect(await readAll(line)).toMatch(/^HTTP\/1.1 200 OK.*\{"live":true\}$/s);
});
