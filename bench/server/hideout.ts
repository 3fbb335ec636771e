import { WebSocket } from 'ws';
import type { Frame } from '#table/host.ts';
import { Guest } from '#wire/guest.ts';
import { type Message, PROTOCOL, type TableInfo } from '#wire/messages.ts';
import { anyOf, type Crowd, type Score, SEATS, type Starter } from './crowd.ts';

const SALT = 'a-salt-for-the-benchmark';

/** A bare client: no resending, no resuming, so that it costs as little as the other side's. */
class Player {
  private readonly socket: WebSocket;
  private readonly seat: number;
  private readonly starter: Starter;
  private readonly score: Score;
  private readonly onOver: () => void;
  private readonly answers = new Map<string, (answer: unknown) => void>();
  private count = 0;

  constructor(socket: WebSocket, seat: number, starter: Starter, score: Score, onOver: () => void) {
    this.socket = socket;
    this.seat = seat;
    this.starter = starter;
    this.score = score;
    this.onOver = onOver;
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Message));
  }

  ask(doing: string, body: object): Promise<unknown> {
    const id = String(this.count++);
    this.socket.send(JSON.stringify({ id, do: doing, ...body }));
    return new Promise((resolve) => this.answers.set(id, resolve));
  }

  private hear(message: Message): void {
    if ('push' in message) {
      if (message.push === 'frame') this.act(message.frame);
      return;
    }
    if ('refused' in message) throw new Error(`refused: ${message.refused}`);
    this.answers.get(message.re)!(message.ok);
    this.answers.delete(message.re);
  }

  act(frame: Frame): void {
    if (frame.outcome !== undefined && this.seat === 0) this.onOver();
    if (frame.moves.length === 0) return;
    this.starter.wait(() => {
      const asked = performance.now();
      const { name: move } = anyOf(frame.moves);
      void this.ask('move', { table: frame.table, seat: this.seat, at: frame.at, move }).then(() =>
        this.score.made(asked),
      );
    });
  }
}

/** Players of our server. A move counts when it is acknowledged, which is after it is on disk. */
export function hideoutCrowd(port: number): Crowd {
  const server = `http://127.0.0.1:${port}`;
  return {
    async play(tables, starter, score) {
      let ended = false;
      const sockets: WebSocket[] = [];
      const group = async (): Promise<void> => {
        const people = await Promise.all(
          Array.from({ length: SEATS }, async (_, seat) => {
            const { cookie, link } = await Guest.arrive(server, `Player ${seat}`);
            link.close();
            const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?v=${PROTOCOL}`, { headers: { cookie } });
            await new Promise((resolve) => socket.once('open', resolve));
            sockets.push(socket);
            return socket;
          }),
        );
        const players = people.map((socket, seat) => new Player(socket, seat, starter, score, () => void again()));
        const [first] = players as [Player, ...Player[]];
        const again = async (): Promise<void> => {
          if (ended) return;
          const { table } = (await first.ask('create', { game: 'art-robbery', seats: SEATS })) as TableInfo;
          await Promise.all(
            players.map(async (player, seat) => {
              await player.ask('sit', { table, seat, name: `Player ${seat}`, salt: SALT });
              await player.ask('look', { table, seat });
            }),
          );
          await first.ask('start', { table });
        };
        await again();
      };
      await Promise.all(Array.from({ length: tables }, group));
      return {
        end() {
          ended = true;
          for (const socket of sockets) socket.terminate();
        },
      };
    },
  };
}
