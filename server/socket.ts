import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Lobby } from '#lobby/lobby.ts';
import type { Visit } from '#lobby/visit.ts';
import { CLOSING } from '#wire/client.ts';
import { COMMANDS, type Command, type Doing, type Message, PROTOCOL } from '#wire/messages.ts';
import type { App } from './app.ts';
import type { Metrics } from './metrics.ts';
import { whoAsks } from './people.ts';
import { Quota, Tally } from './quota.ts';
import type { Limits } from './settings.ts';

/** The longest message that is read, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;
/** Whoever reads so slowly that this much waits for him is let go; he comes back and gets what he missed. */
const MOST_WAITING = 4 * 1024 * 1024;
const HEARTBEAT = 30_000;
const HOUR = 60 * 60 * 1000;
/** Whoever goes on this far beyond his messages per second is not just impatient. */
const FLOOD = 20;

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

/** The sockets of this server. */
export class Sockets {
  private readonly lobby: Lobby;
  private readonly metrics: () => Metrics;
  private readonly limits: Limits;
  private readonly open = new Map<WebSocket, { alive: boolean; readonly person: string | undefined }>();
  private readonly byPerson = new Tally();
  private readonly byAddress = new Tally();
  private readonly newTables: Quota;
  private readonly heart: ReturnType<typeof setInterval>;
  private atWork = 0;
  private closing = false;

  constructor(lobby: Lobby, limits: Limits, metrics: () => Metrics) {
    this.lobby = lobby;
    this.limits = limits;
    this.metrics = metrics;
    this.newTables = new Quota(limits.newTablesPerHour, HOUR, lobby.world.now);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  get count(): number {
    return this.open.size;
  }

  route(app: App): void {
    app.get('/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
      // Messages that come while we find out who is there must not be lost.
      const early: string[] = [];
      const keep = (data: unknown): void => {
        if (early.length < 64) early.push(String(data));
      };
      socket.on('error', () => socket.terminate());
      socket.on('message', keep);
      void this.welcome(socket, request, early, keep);
    });
  }

  /** Ends all connections in a way that makes clients come back, after what is at work has been answered. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.heart);
    while (this.atWork > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const socket of this.open.keys()) socket.close(CLOSING.restart, 'restart');
  }

  /** Ends the connections of somebody who wants to be forgotten. */
  forget(person: string): void {
    for (const [socket, { person: whose }] of this.open) if (whose === person) socket.close(CLOSING.forgotten);
  }

  private async welcome(
    socket: WebSocket,
    request: FastifyRequest,
    early: string[],
    keep: (data: unknown) => void,
  ): Promise<void> {
    const { v } = request.query as { v?: string };
    // What lives as long as the socket must not hold on to the request.
    const address = request.ip;
    if (v !== String(PROTOCOL)) return socket.close(CLOSING.otherProtocol, 'other protocol');
    const person = await whoAsks(this.lobby.world.archive, request).catch((error: unknown) => {
      this.lobby.world.report({ type: 'failed', error });
      socket.close(CLOSING.restart);
      return undefined;
    });
    if (this.closing) return socket.close(CLOSING.restart, 'restart');
    if (socket.readyState !== socket.OPEN) return;
    const who = person?.id ?? `somebody at ${address}`;
    const isCrowd =
      this.byPerson.add(who, 1) > this.limits.socketsPerPerson ||
      this.byAddress.add(address, 1) > this.limits.socketsPerAddress;
    const visit = this.lobby.visit(person, (text) => send(socket, text));
    this.open.set(socket, { alive: true, person: person?.id });
    socket.on('pong', () => {
      const known = this.open.get(socket);
      if (known !== undefined) known.alive = true;
    });
    socket.on('close', () => {
      this.open.delete(socket);
      this.byPerson.add(who, -1);
      this.byAddress.add(address, -1);
      visit.close();
    });
    if (isCrowd) return socket.close(CLOSING.tooMany, 'too many');
    const pace = new Quota(this.limits.messagesPerSecond, 1000, this.lobby.world.now);
    const take = (text: string): void => void this.take(socket, visit, text, pace, address);
    socket.off('message', keep);
    for (const text of early) take(text);
    socket.on('message', (data, isBinary) => take(isBinary ? '' : String(data)));
  }

  private async take(socket: WebSocket, visit: Visit, text: string, pace: Quota, address: string): Promise<void> {
    if (this.closing) return;
    const parsed = parse(text);
    if (!pace.take('')) {
      if (pace.count('') > FLOOD * this.limits.messagesPerSecond) return socket.close(CLOSING.tooFast, 'too fast');
      return this.refuse(socket, 'command' in parsed ? parsed.command.id : parsed.id, 'too-fast');
    }
    if (!('command' in parsed)) return this.refuse(socket, parsed.id, 'bad-message');
    const { command } = parsed;
    if (command.do === 'create' && !this.newTables.take(address)) return this.refuse(socket, command.id, 'too-fast');
    this.atWork += 1;
    const answer = await visit.handle(command).finally(() => {
      this.atWork -= 1;
    });
    if ('refused' in answer) this.metrics().refusals.inc({ code: answer.refused });
    send(socket, JSON.stringify(answer));
  }

  private refuse(socket: WebSocket, re: string, refused: string): void {
    this.metrics().refusals.inc({ code: refused });
    send(socket, JSON.stringify({ re, refused } satisfies Message));
  }

  private beat(): void {
    for (const [socket, known] of this.open) {
      if (!known.alive) socket.terminate();
      known.alive = false;
      socket.ping();
    }
  }
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(text);
}
