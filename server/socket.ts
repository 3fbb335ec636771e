import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Lobby } from '#lobby/lobby.ts';
import type { Visit } from '#lobby/visit.ts';
import type { Refused } from '#table/refusal.ts';
import { CLOSING } from '#wire/client.ts';
import { type Command, type Doing, type Message, PROTOCOL } from '#wire/messages.ts';
import { networkOf } from './address.ts';
import { FIRST, LENGTHY } from './costs.ts';
import { deviceWith } from './devices.ts';
import { isForeign } from './guard.ts';
import { Line } from './line.ts';
import { Mailbox } from './mailbox.ts';
import { idOf, LONGEST_MESSAGE, parse } from './message.ts';
import type { Metrics } from './metrics.ts';
import { Pace } from './pace.ts';
import { tokenOf, whoHas } from './people.ts';
import { Quota, Tally } from './quota.ts';
import type { Limits, Settings } from './settings.ts';
import type { Asker, Shares } from './shares.ts';
import { LATER, type Strain } from './strain.ts';
import type { Turns } from './turns.ts';
import { addressed, callerOf, turnAway } from './upgrade.ts';
import { BEAT, Vitals } from './vitals.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How long a closing server waits for goodbyes, in milliseconds. */
const GOODBYE = 1000;
/** Somebody who wants a socket: everything that is known of the request, and not the request itself. */
interface Caller {
  readonly address: string;
  readonly token: string | undefined;
  readonly version: string | null;
}

/** An open socket: whose it is, and of which device. */
interface Known {
  readonly vitals: Vitals;
  readonly person: string | undefined;
  readonly device: string | undefined;
  /** Missing while we find out who is there. */
  box: Mailbox | undefined;
}

/** Somebody who is let in. */
interface Guest {
  readonly line: Line;
  readonly visit: Visit;
  readonly pace: Pace;
  readonly asker: Asker;
}

/** What sockets need of their server. */
interface Tools {
  readonly metrics: () => Metrics;
  readonly clock: () => number;
  readonly strain: Pick<Strain, 'isOver' | 'isCramped'>;
  readonly shares: Shares;
  readonly readers: Turns;
}

/** The sockets of this server. */
export class Sockets {
  private readonly lobby: Lobby;
  private readonly metrics: () => Metrics;
  private readonly limits: Limits;
  private readonly proxy: number;
  private readonly wss = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: false,
    // One of them may be a token, which is not to be said back.
    handleProtocols: (offered) => offered.has('hideout') && 'hideout',
  });
  private readonly open = new Map<WebSocket, Known>();
  private readonly byPerson = new Tally();
  private readonly byAddress = new Tally();
  private readonly newTables: Quota;
  private readonly lines: Quota;
  private readonly shares: Shares;
  private readonly readers: Turns;
  private readonly clock: () => number;
  private readonly strain: Tools['strain'];
  private readonly heart: ReturnType<typeof setInterval>;
  private atWork = 0;
  private closing = false;

  constructor(lobby: Lobby, { limits, proxy }: Settings, { metrics, clock, strain, shares, readers }: Tools) {
    this.lobby = lobby;
    this.limits = limits;
    this.proxy = proxy;
    this.clock = clock;
    this.strain = strain;
    this.metrics = metrics;
    this.newTables = new Quota(limits.newTablesPerHour, HOUR, clock);
    this.lines = new Quota(limits.linesPerMinute, MINUTE, clock);
    this.shares = shares;
    this.readers = readers;
    this.heart = setInterval(() => this.beat(), BEAT);
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
      // Node has taken its own listener away: from here on a line that breaks would end the process.
      stream.on('error', () => stream.destroy());
      const address = addressed(request);
      if (address === undefined) return turnAway(stream, 400);
      if (address.pathname !== '/socket') return turnAway(stream, 404);
      if (isForeign(request.headers, this.proxy)) return turnAway(stream, 403);
      if (this.strain.isOver) return turnAway(stream, 503, `Retry-After: ${LATER / 1000}\r\n`);
      const caller: Caller = {
        address: callerOf(request, this.proxy),
        token: tokenOf(request.headers),
        version: address.searchParams.get('v'),
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
    for (const [socket, { person: whose }] of this.open)
      if (whose === person) goodbye(socket, CLOSING.forgotten, 'forgotten');
  }

  /** Ends the connections of a device on which somebody is not known any more. */
  signOut(device: string): void {
    for (const [socket, { device: whose }] of this.open)
      if (whose === device) goodbye(socket, CLOSING.forgotten, 'signed out');
  }

  /** Messages that come while we find out who is there wait, and no more are read than have come. */
  private meet(line: Line, caller: Caller): void {
    const { socket } = line;
    const pace = new Pace(this.limits.messagesPerSecond, this.clock);
    let guest: Guest | undefined;
    const box = new Mailbox(socket, (text) => this.answer(guest!, text));
    socket.on('error', () => socket.terminate());
    line.onBytes((bytes) => {
      pace.came(bytes);
      this.open.get(socket)?.vitals.heard();
      if (pace.isFlood) line.cut(CLOSING.tooFast, 'too fast');
    });
    socket.on('ping', () => pace.control());
    socket.on('pong', () => pace.control());
    socket.on('message', (data, isBinary) => {
      // What comes after a goodbye is not heard.
      if (this.closing || line.isCut || socket.readyState !== socket.OPEN) return;
      const text = isBinary ? '' : String(data);
      const after = pace.take();
      if (after === 0) box.put(text);
      else this.refuse(line, idOf(text), { refused: 'too-fast', after });
    });
    socket.on('close', () => box.close());
    this.welcome(line, caller)
      .then((welcome) => {
        if (welcome === undefined) return;
        guest = { ...welcome, line, pace };
        this.open.get(socket)!.box = box;
        box.open();
      })
      .catch((error: unknown) => {
        this.lobby.world.report({ type: 'failed', error });
        socket.close(CLOSING.restart);
      });
  }

  /** Lets somebody in; undefined for whoever has to go again. */
  private async welcome(
    line: Line,
    { address, token, version }: Caller,
  ): Promise<Pick<Guest, 'visit' | 'asker'> | undefined> {
    const { socket } = line;
    if (version !== String(PROTOCOL)) return goodbye(socket, CLOSING.otherProtocol, 'other protocol');
    const person = await whoHas(this.lobby.world.archive, token);
    if (this.closing) return goodbye(socket, CLOSING.restart, 'restart');
    if (socket.readyState !== socket.OPEN) return undefined;
    const network = networkOf(address);
    const asker = { who: person?.id ?? `somebody at ${network}`, network };
    // Both are counted, whatever the first says: both are counted down again.
    const [ofPerson, ofNetwork] = [this.byPerson.add(asker.who, 1), this.byAddress.add(network, 1)];
    const pay = (entries: number): number => this.shares.opens(asker, entries);
    const visit = this.lobby.visit(person, (text) => line.send(text), asker.who, pay);
    const known: Known = { vitals: new Vitals(), person: person?.id, device: deviceWith(token), box: undefined };
    this.open.set(socket, known);
    socket.on('close', () => {
      this.open.delete(socket);
      this.byPerson.add(asker.who, -1);
      this.byAddress.add(network, -1);
      visit.close();
    });
    if (ofPerson > this.limits.socketsPerPerson || ofNetwork > this.limits.socketsPerAddress)
      return goodbye(socket, CLOSING.tooMany, 'too many');
    return { visit, asker };
  }

  private async answer({ line, visit, pace, asker }: Guest, text: string): Promise<void> {
    if (this.closing) return;
    const parsed = parse(text);
    if (!('command' in parsed)) return this.refuse(line, parsed.id, { refused: 'bad-message' });
    const { command } = parsed;
    const isShed =
      this.strain.isOver && canWait(command) && (this.strain.isCramped || !this.shares.isSure(asker, command.do));
    const after = isShed ? LATER : this.shares.take(asker, command.do);
    if (after > 0) return this.refuse(line, command.id, { refused: 'busy', after });
    const later = this.quotaOf(command.do, asker);
    if (later > 0) return this.refuse(line, command.id, { refused: 'too-fast', after: later });
    this.atWork += 1;
    const answer = await this.handled(visit, command).finally(() => {
      this.atWork -= 1;
    });
    if ('refused' in answer) {
      this.metrics().refusals.inc({ code: answer.refused });
      if (answer.refused === 'no-such-table') this.shares.guessed(asker);
    }
    const said = JSON.stringify(answer);
    pace.answered(said.length);
    this.shares.answered(asker, said.length);
    line.send(said);
  }

  private async handled(visit: Visit, command: Command): Promise<Message> {
    if (!LENGTHY.has(command.do)) return visit.handle(command);
    visit.expect(command);
    const answer = await this.readers
      .run(visit.asking, () => visit.handle(command))
      .finally(() => visit.arrivals.end(command.id));
    return 're' in answer || 'push' in answer ? answer : { re: command.id, ...answer };
  }

  /** Whatever leaves something behind is counted besides: milliseconds until there may be one more. */
  private quotaOf(doing: Doing, { who, network }: Asker): number {
    if (doing === 'create' || doing === 'rematch' || doing === 'branch') return this.newTables.wait(network);
    return SPEAKING.has(doing) ? this.lines.wait(who) : 0;
  }

  private refuse(line: Line, re: string, no: Refused): void {
    this.metrics().refusals.inc({ code: no.refused });
    line.send(JSON.stringify({ re, ...no } satisfies Message));
  }

  private beat(): void {
    for (const [socket, { vitals, box }] of this.open) {
      // Of whom nothing is read while they wait for answers, no sign of life can come.
      if (box?.isFull) vitals.heard();
      const state = vitals.beat();
      if (state === 'dead') socket.terminate();
      if (state === 'ask') socket.ping();
    }
  }
}

/** What becomes a line of chat. */
const SPEAKING: ReadonlySet<Doing> = new Set<Doing>(['say', 'phrase', 'react']);

/** Games that go on go on; what somebody has not seen or begun yet comes later. */
const canWait = (command: Command): boolean =>
  !FIRST.has(command.do) && !(command.do === 'look' && command.seat !== undefined);

/** Whoever does not say goodbye as well is hung up on. */
function goodbye(socket: WebSocket, code: number, reason: string): undefined {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GOODBYE).unref();
  return undefined;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}
