import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterwards } from './house.ts';

/** A bare connection to a server: bytes out, bytes in. */
export async function dial(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  // What becomes of a line is what these tests look at themselves.
  socket.on('error', () => undefined);
  afterwards(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Everything that comes until the other side ends. */
export async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  await once(socket, 'end');
  return text;
}

export const upgrade = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n${headers}\r\n`;
