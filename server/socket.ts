import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Compile } from 'typebox/compile';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Lobby } from '#lobby/lobby.ts';
import type { Visit } from '#lobby/visit.ts';
import { CLOSING } from '#wire/client.ts';
import { COMMANDS, type Command, type Doing, type Message, PROTOCOL } from '#wire/messages.ts';
import { isForeign } from './guard.ts';
import { Line } from './line.ts';
import type { Metrics } from './metrics.ts';
import { tokenOf, whoHas } from './people.ts';
import { Pace, Quota, Tally } from './quota.ts';
import type { Limits, Settings } from './settings.ts';

/** The longest message that is read, in bytes. */
const LONGEST_MESSAGE = 16 * 1024;
const HEARTBEAT = 30_000;
const HOUR = 60 * 60 * 1000;
/** How long a closing server waits for goodbyes, in milliseconds. */
const GOODBYE = 1000;
/** Messages that are kept while we find out who sends them. */
const MOST_EARLY = 64;

const CHECKS = Object.fromEntries(
  Object.entries(COMMANDS).map(([doing, schema]) => [doing, Compile(schema)]),
) as unknown as Readonly<Record<Doing, { Check(value: unknown): boolean }>>;

type Parsed = { readonly command: Command } | { readonly id: string };

/** Reads one message; whatever it is, there is something to say. */
export function parse(text: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { id: '' };
  }
  if (typeof data !== 'object' || data === null) return { id: '' };
  const { id, do: doing } = data as { id?: unknown; do?: unknown };
  const named = typeof id === 'string' && id.length <= 40 ? id : '';
  if (typeof doing !== 'string' || !Object.hasOwn(CHECKS, doing)) return { id: named };
  return CHECKS[doing as Doing].Check(data) ? { command: data as Command } : { id: named };
}

/** Somebody who wants a socket: everything that is known of the request, and not the request itself. */
interface Caller {
  readonly address: string;
  readonly token: string | undefined;
  readonly version: string | null;
}

/** The sockets of this server. */
export class Sockets {
  private readonly lobby: Lobby;
  private readonly metrics: () => Metrics;
  private readonly limits: Limits;
  private readonly proxy: boolean;
  private readonly wss = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: false,
    // One of them may be a token, which is not to be said back.
    handleProtocols: (offered) => offered.has('hideout') && 'hideout',
  });
  private readonly open = new Map<WebSocket, { alive: boolean; readonly person: string | undefined }>();
  private readonly byPerson = new Tally();
  private readonly byAddress = new Tally();
  private readonly newTables: Quota;
  private readonly heart: ReturnType<typeof setInterval>;
  private atWork = 0;
  private closing = false;

  constructor(lobby: Lobby, { limits, proxy }: Settings, metrics: () => Metrics) {
    this.lobby = lobby;
    this.limits = limits;
    this.proxy = proxy;
    this.metrics = metrics;
    this.newTables = new Quota(limits.newTablesPerHour, HOUR, lobby.world.now);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  get count(): number {
    return this.open.size;
  }

  /**
   * Takes the upgrades of this server. Not through Fastify, whose request and reply would live as long as the socket:
   * there are thousands of those.
   */
  listen(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname !== '/socket' || isForeign(request.headers)) {
        stream.end(
          `HTTP/1.1 ${pathname === '/socket' ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
        );
        return;
      }
      const { 'x-forwarded-for': forwarded } = request.headers;
      const caller: Caller = {
        address:
          (this.proxy
            ? String(forwarded ?? '')
                .split(',')[0]!
                .trim()
            : '') ||
          request.socket.remoteAddress ||
          '',
        token: tokenOf(request.headers),
        version: searchParams.get('v'),
      };
      this.wss.handleUpgrade(request, stream, head, (socket) => this.meet(new Line(socket, stream), caller));
    });
  }

  /** Ends all connections in a way that makes clients come back, after what is at work has been answered. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.heart);
    await until(() => this.atWork === 0);
    for (const socket of this.open.keys()) socket.close(CLOSING.restart, 'restart');
    await Promise.race([until(() => this.open.size === 0), pause(GOODBYE)]);
    for (const socket of this.open.keys()) socket.terminate();
  }

  /** Ends the connections of somebody who wants to be forgotten. */
  forget(person: string): void {
    for (const [socket, { person: whose }] of this.open) if (whose === person) socket.close(CLOSING.forgotten);
  }

  /** Messages that come while we find out who is there must not be lost. */
  private meet(line: Line, caller: Caller): void {
    const { socket } = line;
    const early: string[] = [];
    const keep = (data: unknown, isBinary: boolean): void => {
      if (early.length < MOST_EARLY) early.push(isBinary ? '' : String(data));
    };
    socket.on('error', () => socket.terminate());
    socket.on('message', keep);
    this.welcome(line, caller)
      .then((take) => {
        socket.off('message', keep);
        if (take === undefined) return;
        for (const text of early.splice(0)) take(text);
        socket.on('message', (data, isBinary) => take(isBinary ? '' : String(data)));
      })
      .catch((error: unknown) => {
        this.lobby.world.report({ type: 'failed', error });
        socket.close(CLOSING.restart);
      });
  }

  /** Lets somebody in, and answers what takes his messages; undefined for whoever has to go again. */
  private async welcome(
    line: Line,
    { address, token, version }: Caller,
  ): Promise<((text: string) => void) | undefined> {
    const { socket } = line;
    if (version !== String(PROTOCOL)) return goodbye(socket, CLOSING.otherProtocol, 'other protocol');
    const person = await whoHas(this.lobby.world.archive, token);
    if (this.closing) return goodbye(socket, CLOSING.restart, 'restart');
    if (socket.readyState !== socket.OPEN) return undefined;
    const who = person?.id ?? `somebody at ${address}`;
    const isCrowd =
      this.byPerson.add(who, 1) > this.limits.socketsPerPerson ||
      this.byAddress.add(address, 1) > this.limits.socketsPerAddress;
    const visit = this.lobby.visit(person, (text) => line.send(text));
    const known = { alive: true, person: person?.id };
    this.open.set(socket, known);
    socket.on('pong', () => {
      known.alive = true;
    });
    socket.on('close', () => {
      this.open.delete(socket);
      this.byPerson.add(who, -1);
      this.byAddress.add(address, -1);
      visit.close();
    });
    if (isCrowd) return goodbye(socket, CLOSING.tooMany, 'too many');
    const pace = new Pace(this.limits.messagesPerSecond, this.lobby.world.now);
    return (text) => void this.take(line, visit, text, pace, address);
  }

  private async take(line: Line, visit: Visit, text: string, pace: Pace, address: string): Promise<void> {
    if (this.closing) return;
    const parsed = parse(text);
    if (!pace.take()) {
      if (pace.isFlood) return line.socket.close(CLOSING.tooFast, 'too fast');
      return this.refuse(line, 'command' in parsed ? parsed.command.id : parsed.id, 'too-fast');
    }
    if (!('command' in parsed)) return this.refuse(line, parsed.id, 'bad-message');
    const { command } = parsed;
    if (command.do === 'create' && !this.newTables.take(address)) return this.refuse(line, command.id, 'too-fast');
    this.atWork += 1;
    const answer = await visit.handle(command).finally(() => {
      this.atWork -= 1;
    });
    if ('refused' in answer) this.metrics().refusals.inc({ code: answer.refused });
    line.send(JSON.stringify(answer));
  }

  private refuse(line: Line, re: string, refused: string): void {
    this.metrics().refusals.inc({ code: refused });
    line.send(JSON.stringify({ re, refused } satisfies Message));
  }

  private beat(): void {
    for (const [socket, known] of this.open) {
      if (!known.alive) socket.terminate();
      known.alive = false;
      socket.ping();
    }
  }
}

function goodbye(socket: WebSocket, code: number, reason: string): undefined {
  socket.close(code, reason);
  return undefined;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}
