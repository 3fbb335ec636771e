import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './port.ts';

test('a port is not given while anybody has it, nor again soon, nor to whoever asks the system for any', async () => {
  const held: number[] = [];
  for (let i = 0; i < 3; i++) {
    const server = createServer().listen(await freePort(), '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    held.push((server.address() as { readonly port: number }).port);
  }
  expect(new Set(held).size).toBe(3);
  // All that there are come by.
  for (let i = 0; i < 60; i++) {
    const port = await freePort();
    expect(held).not.toContain(port);
    expect(port).toBeLessThan(32_768);
  }
});
