import { Agent, request as ask } from 'node:http';
import { WebSocket } from 'ws';
import type { Chance } from '#table/game.ts';
import { PROTOCOL } from '#wire/messages.ts';
import { forged, garbage, type Known, request } from './messages.ts';
import { raw, send } from './raw.ts';

/** Where it is written down what came back. */
export interface Notes {
  /** Somebody's salt, that nobody else may ever read. */
  readonly secret: string;
  count(what: string): void;
  fault(what: string): void;
}

/** One way to the server, over which bad things go one after the other. */
export interface Lane {
  /** Sends some, and answers how many when they have been answered. */
  some(): Promise<number>;
  end(): void;
}

/** So many messages over a socket, before the next one is opened … */
const A_SOCKET = 500;
/** … and so many of them at once. */
const AT_ONCE = 50;
/** A batch that is not answered in so many milliseconds never will be. */
const PATIENCE = 60_000;

/** Messages over a socket, of somebody, of nobody, or of somebody made up. */
export class SocketLane implements Lane {
  private readonly port: number;
  private readonly chance: Chance;
  private readonly known: Known;
  private readonly notes: Notes;
  private socket: WebSocket | undefined;
  private sent = 0;
  private answered: () => void = () => undefined;

  constructor(port: number, chance: Chance, known: Known, notes: Notes) {
    this.port = port;
    this.chance = chance;
    this.known = known;
    this.notes = notes;
  }

  async some(): Promise<number> {
    if (this.socket?.readyState !== WebSocket.OPEN || this.sent >= A_SOCKET) await this.open();
    const { chance, known, socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return 1;
    let left = AT_ONCE;
    const done = new Promise<void>((resolve) => {
      const silence = setTimeout(() => {
        this.notes.fault(`${left} messages were not answered`);
        end();
      }, PATIENCE);
      const end = (): void => {
        clearTimeout(silence);
        resolve();
      };
      this.answered = () => {
        left -= 1;
        if (left === 0) end();
      };
      socket.once('close', end);
    });
    for (let n = 0; n < AT_ONCE; n++)
      socket.send(chance.below(4) === 0 ? garbage(chance, known) : forged(chance, known));
    this.sent += AT_ONCE;
    await done;
    socket.removeAllListeners('close');
    return AT_ONCE;
  }

  end(): void {
    this.socket?.terminate();
  }

  private async open(): Promise<void> {
    this.end();
    const { cookie } = this.known;
    const headers = [{ cookie }, { cookie }, { cookie: `hideout=${this.chance.below(1e6)}` }, {}][
      this.chance.below(4)
    ]!;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/socket?v=${PROTOCOL}`, { headers });
    this.socket = socket;
    this.sent = 0;
    socket.on('error', () => this.notes.count('socket error'));
    socket.on('message', (data) => this.hear(String(data)));
    await new Promise((resolve) => {
      socket.once('open', resolve);
      socket.once('error', resolve);
    });
  }

  private hear(text: string): void {
    if (text.includes(this.notes.secret)) this.notes.fault(`leaked: ${text.slice(0, 200)}`);
    if (text.startsWith('{"push"')) return;
    const refused = /"refused":"([a-z-]+)"/.exec(text)?.[1];
    if (refused === 'failed') this.notes.fault(`failed: ${text}`);
    this.notes.count(`socket ${refused ?? 'ok'}`);
    this.answered();
  }
}

/** Requests over a connection that is kept, as a browser does; each is written as it is, and not put in order first. */
export class HttpLane implements Lane {
  private readonly port: number;
  private readonly chance: Chance;
  private readonly known: Known;
  private readonly notes: Notes;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(port: number, chance: Chance, known: Known, notes: Notes) {
    this.port = port;
    this.chance = chance;
    this.known = known;
    this.notes = notes;
  }

  some(): Promise<number> {
    const { path, body, ...how } = request(this.chance, this.known);
    const { notes, port, agent } = this;
    return new Promise((resolve) => {
      const asked = ask({ host: '127.0.0.1', port, path, agent, ...how }, (answer) => {
        let text = '';
        answer.setEncoding('latin1');
        answer.on('data', (more: string) => {
          text += more;
        });
        answer.on('close', () => {
          const { statusCode: status = 0 } = answer;
          notes.count(`http ${status}`);
          if (status >= 500) notes.fault(`${how.method} ${path}: ${status} ${text.slice(0, 200)}`);
          if (text.includes(notes.secret)) notes.fault(`leaked at ${path}`);
          resolve(1);
        });
      });
      // The server may hang up on what is too big before it has read it.
      asked.on('error', (error: NodeJS.ErrnoException) => {
        notes.count(`http ${error.code}`);
        resolve(1);
      });
      asked.end(body);
    });
  }

  end(): void {
    this.agent.destroy();
  }
}

/** Bytes, each time over a line of their own. */
export class RawLane implements Lane {
  private readonly port: number;
  private readonly chance: Chance;
  private readonly notes: Notes;

  constructor(port: number, chance: Chance, _known: Known, notes: Notes) {
    this.port = port;
    this.chance = chance;
    this.notes = notes;
  }

  async some(): Promise<number> {
    const bytes = raw(this.chance);
    const answer = await send(this.port, bytes);
    this.notes.count(`raw ${answer}`);
    if (answer.startsWith('5') && answer !== '505') this.notes.fault(`raw ${bytes.kind}: ${answer}`);
    return 1;
  }

  end(): void {}
}
