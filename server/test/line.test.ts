import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Line } from '../line.ts';

/** What so many clients hear, when a server says this to all of them in one turn. */
async function heard(texts: readonly string[], clients = 1): Promise<string[][]> {
  const wss = new WebSocketServer({ noServer: true });
  const lines: Line[] = [];
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  server.on('upgrade', (request, stream, head) =>
    wss.handleUpgrade(request, stream, head, (socket) => {
      lines.push(new Line(socket, stream));
      if (lines.length < clients) return;
      for (const text of texts) for (const line of lines) line.send(text);
      for (const { socket: each } of lines) each.close();
    }),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      const all: string[] = [];
      socket.on('message', (data) => all.push(String(data)));
      await new Promise((resolve) => socket.once('close', resolve));
      return all;
    }),
  );
}

test('texts of every size come as they were said, in their order, before the goodbye', async () => {
  const sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [...sizes.map((size) => 'x'.repeat(size)), 'ä'.repeat(63), '𝄞'.repeat(16_384), 'end'];
  expect(await heard(texts)).toEqual([texts]);
});

test('all who are told the same hear the same, also what others were told in between', async () => {
  const texts = ['one', 'two', 'one', 'one'];
  expect(await heard(texts, 3)).toEqual([texts, texts, texts]);
});
