import { connect, type Socket } from 'node:net';
import type { Chance } from '#table/game.ts';
import type { Count } from './crew.ts';

/** So many are held at once. */
const MOST = 1500;
const HEADERS = 'POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
/** Nothing at all, half a request line, half the headers, half the body. */
const BEGINNINGS = ['', 'GE', HEADERS, `${HEADERS}Content-Length: 5000\r\n\r\n{"name":"`] as const;

/** Requests that are begun and held, some of them going on by a letter now and then. */
export class Halves {
  private readonly port: number;
  private readonly chance: Chance;
  private readonly count: Count;
  private readonly held = new Set<Socket>();

  constructor(port: number, chance: Chance, count: Count) {
    this.port = port;
    this.chance = chance;
    this.count = count;
  }

  /** One more, or a letter for one that is held. */
  more(): void {
    const { chance, held } = this;
    if (held.size >= MOST || (held.size > 0 && chance.below(3) === 0)) {
      const [oldest] = held;
      held.delete(oldest!);
      held.add(oldest!);
      oldest!.write('X');
      return;
    }
    const socket = connect(this.port, '127.0.0.1', () => socket.write(BEGINNINGS[chance.below(BEGINNINGS.length)]!));
    held.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => this.count(`half ${data.toString('latin1', 9, 12)}`));
    socket.on('close', () => {
      if (held.delete(socket)) this.count('half shut');
    });
  }

  end(): void {
    for (const socket of [...this.held]) {
      this.held.delete(socket);
      socket.destroy();
    }
  }
}
