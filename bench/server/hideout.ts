import { WebSocket } from 'ws';
import type { Frame } from '#table/host.ts';
import { Guest } from '#wire/guest.ts';
import { type Look, type Message, PROTOCOL, type TableInfo } from '#wire/messages.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { anyOf, type Crowd, Score, SEATS, type Starter } from './crowd.ts';

/** A bare client: no resending, no resuming, so that it costs as little as the other side's. */
export class Caller {
  protected readonly socket: WebSocket;
  private readonly answers = new Map<string, (answer: unknown) => void>();
  private count = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
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

  protected act(_frame: Frame): void {}
}

/** When each move was asked for, so that whoever sees it knows how long it took. */
type Asked = Map<string, number>;

const moveKey = (table: string, at: number): string => `${table} ${at}`;

/** Someone in a seat who moves as soon as they may. */
class Player extends Caller {
  private readonly seat: number;
  private readonly starter: Starter;
  private readonly score: Score;
  private readonly asked: Asked;
  private readonly onOver: () => void;

  constructor(socket: WebSocket, seat: number, play: Play, onOver: () => void) {
    super(socket);
    this.seat = seat;
    this.starter = play.starter;
    this.score = play.score;
    this.asked = play.asked;
    this.onOver = onOver;
  }

  /** Looks from their seat, and moves if it is their turn. */
  async look(table: string): Promise<void> {
    const { frame } = (await this.ask('look', { table, seat: this.seat })) as Look;
    this.act(frame!);
  }

  protected override act(frame: Frame): void {
    if (frame.outcome !== undefined && this.seat === 0) this.onOver();
    // The first frame of a game may come twice, in the answer to looking and after it.
    if (frame.moves.length === 0 || this.asked.has(moveKey(frame.table, frame.at + 1))) return;
    const { table, at } = frame;
    this.asked.set(moveKey(table, at + 1), performance.now());
    this.starter.wait(() => {
      const now = performance.now();
      this.asked.set(moveKey(table, at + 1), now);
      const { name: move } = anyOf(frame.moves);
      void this.ask('move', { table, seat: this.seat, at, move }).then(() => this.score.made(now));
    });
  }
}

interface Play {
  readonly starter: Starter;
  readonly score: Score;
  readonly asked: Asked;
}

/** Somebody in the audience. */
class Spectator extends Caller {
  private readonly shown: Score;
  private readonly asked: Asked;

  constructor(socket: WebSocket, shown: Score, asked: Asked) {
    super(socket);
    this.shown = shown;
    this.asked = asked;
  }

  protected override act({ table, at }: Frame): void {
    const asked = this.asked.get(moveKey(table, at));
    if (asked !== undefined) this.shown.made(asked);
  }
}

/** Somebody new at a server, by a cookie, and the socket. */
export async function arrived(port: number, name: string): Promise<{ readonly cookie: string; socket: WebSocket }> {
  const { cookie, link } = await Guest.arrive(`http://127.0.0.1:${port}`, name);
  link.close();
  return { cookie, socket: await connected(port, cookie) };
}

export async function connected(port: number, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?v=${PROTOCOL}`, { headers: { cookie } });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

interface Company {
  /** So many look on at each table … */
  readonly spectators: number;
  /** … and this is when they have seen a move. */
  readonly shown: Score;
  /** Whether a table's people are all at the same process, or each at the next. */
  readonly together: boolean;
}

const NOBODY: Company = { spectators: 0, shown: new Score(), together: true };

/** Players of our server, in one or several processes. A move counts when it is acknowledged, which is after it is on disk. */
export function hideoutCrowd(ports: readonly number[], company: Company = NOBODY): Crowd {
  const { spectators, shown, together } = company;
  return {
    async play(tables, starter, score) {
      let ended = false;
      const sockets: WebSocket[] = [];
      const asked: Asked = new Map();
      const group = async (_: unknown, n: number): Promise<void> => {
        const people = await Promise.all(
          Array.from({ length: SEATS + spectators }, async (_, i) => {
            const { socket } = await arrived(ports[(together ? n : n + i) % ports.length]!, `Player ${i}`);
            sockets.push(socket);
            return socket;
          }),
        );
        const players = people
          .slice(0, SEATS)
          .map((socket, seat) => new Player(socket, seat, { starter, score, asked }, () => void again()));
        const audience = people.slice(SEATS).map((socket) => new Spectator(socket, shown, asked));
        const [first] = players as [Player, ...Player[]];
        const sitters = players.map((player, seat) => sitting({ name: `Player ${seat}`, link: player }));
        const again = async (): Promise<void> => {
          if (ended) return;
          const { table } = (await first.ask('create', { game: 'art-robbery', seats: SEATS })) as TableInfo;
          await sitDown(sitters, table);
          await begin(sitters, table);
          await Promise.all([
            ...players.map((player) => player.look(table)),
            ...audience.map((spectator) => spectator.ask('look', { table })),
          ]);
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
