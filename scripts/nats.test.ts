import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { findNats, startNats } from './nats.ts';
import { freePort } from './port.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a NATS_URL that does not answer is not passed over; the message says what to do', async () => {
  vi.stubEnv('NATS_URL', 'nats://127.0.0.1:1');
  await expect(findNats()).rejects.toThrow(
    /NATS_URL does not answer: .*ECONNREFUSED(.|\n)*apt-get install nats-server/,
  );
});

test('something else that answers there is not taken for a NATS', async () => {
  const port = await freePort();
  const other = createServer((socket) => void socket.end('220 mail.example.org\r\n'));
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  vi.stubEnv('NATS_URL', `nats://127.0.0.1:${port}`);
  await expect(findNats()).rejects.toThrow(/something else/);
  await new Promise((resolve) => other.close(resolve));
});

test('one of our own comes back at the same address', async () => {
  const nats = await startNats();
  try {
    const { pid } = nats;
    vi.stubEnv('NATS_URL', nats.url);
    await expect(findNats()).resolves.toMatchObject({ url: nats.url });
    await nats.stop();
    await expect(findNats()).rejects.toThrow(/does not answer/);
    await nats.start();
    await expect(findNats()).resolves.toMatchObject({ url: nats.url });
    expect(nats.pid).not.toBe(pid);
  } finally {
    await nats.stop();
  }
});
