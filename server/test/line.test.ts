import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Line } from '../line.ts';

/** Where a server is that has a line to each of its clients. */
async function serving(opened: (line: Line) => void): Promise<string> {
  const wss = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  server.on('upgrade', (request, stream, head) =>
    wss.handleUpgrade(request, stream, head, (socket) => opened(new Line(socket, stream))),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What so many clients hear, when a server says this to all of them in one turn. */
async function heard(texts: readonly string[], clients = 1): Promise<string[][]> {
  const lines: Line[] = [];
  const url = await serving((opened) => {
    lines.push(opened);
    if (lines.length < clients) return;
    for (const text of texts) for (const line of lines) line.send(text);
    for (const { socket } of lines) socket.close();
  });
  return Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = new WebSocket(url);
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

test('whoever is 4 MB behind is cut off, and nobody who is less', async () => {
  const opened = Promise.withResolvers<Line>();
  const client = new WebSocket(await serving(opened.resolve));
  client.once('open', () => client.pause());
  const line = await opened.promise;
  const { socket } = line;
  const megabyte = 'x'.repeat(2 ** 20);
  // What the system keeps on the way is not waiting here, and nobody knows how much that is.
  let waited = 0;
  while (socket.readyState === WebSocket.OPEN) {
    waited = socket.bufferedAmount;
    line.send(megabyte);
  }
  expect(waited).toBeGreaterThan(4 * 2 ** 20);
  expect(waited).toBeLessThan(5.01 * 2 ** 20);
});
