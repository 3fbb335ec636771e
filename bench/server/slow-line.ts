import { connect, createServer, type Socket } from 'node:net';

/** A line that takes its time, as from a train: what goes through it waits, and no more than so much fits in a second. */
export interface SlowLine {
  readonly port: number;
  /** How many bytes have come through it, towards those who play. */
  readonly bytes: number;
  close(): void;
}

interface Slowness {
  /** One way, in milliseconds. */
  readonly delay: number;
  readonly bytesPerSecond: number;
}

export async function slowLine(to: number, { delay, bytesPerSecond }: Slowness): Promise<SlowLine> {
  let bytes = 0;
  const sockets = new Set<Socket>();
  /** Hands on what comes, piece by piece, when it would have arrived. */
  const carry = (from: Socket, into: Socket, count: (length: number) => void): void => {
    let free = 0;
    from.setNoDelay(true);
    from.on('error', () => undefined);
    from.on('close', () => into.destroy());
    from.on('data', (data) => {
      count(data.length);
      const now = performance.now();
      free = Math.max(free, now) + (1000 * data.length) / bytesPerSecond;
      setTimeout(() => !into.destroyed && into.write(data), free + delay - now);
    });
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket);
    carry(near, far, () => undefined);
    carry(far, near, (length) => {
      bytes += length;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    get bytes() {
      return bytes;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
