import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Doing, type Message, PROTOCOL } from '#wire/messages.ts';
import { from } from './quiet.ts';

/** Where attackers come from. */
const SCALES = {
  /** One person with as many windows as are allowed. */
  person: { addresses: 1, people: 1 },
  /** Everybody behind one address. */
  address: { addresses: 1, people: 20 },
  /** People everywhere. */
  many: { addresses: 50, people: 1 },
  /** … and fewer of them, where only what does not depend on speed is looked at. */
  some: { addresses: 12, people: 1 },
} as const;
export type Scale = keyof typeof SCALES;

/** As many as a person may have. */
const WINDOWS = 12;
/** So many of them always read what they are told. */
export const ANSWERING = 8;
/** Nobody waits longer for an answer, in milliseconds: whoever attacks does not need it. */
const PATIENCE = 3000;
/** A window that was closed is opened again after so many milliseconds. */
const AGAIN = 500;

/** How often somebody comes to a door that is shut. */
const TRIES = 5;

export type Count = (what: string) => void;

/** One window of an attacker. It notes what it is told, and does not mind. */
export class Wire {
  readonly member: Member;
  /** Hears of frames. */
  onFrame: ((frame: { table: string; at: number; viewer: unknown; moves: { name: string }[] }) => void) | undefined;
  private readonly port: number;
  private readonly count: Count;
  private readonly answers = new Map<string, (message: Message) => void>();
  private socket: WebSocket | undefined;
  /** Ids are a person's, not a window's: what was asked in one must not seem to come again from another. */
  private readonly nonce = Math.random().toString(36).slice(2, 10);
  private asked = 0;
  private closed = 0;
  private isDeaf = false;

  constructor(port: number, member: Member, count: Count) {
    this.port = port;
    this.member = member;
    this.count = count;
  }

  open(): Promise<void> {
    const { cookie, address } = this.member;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/socket?v=${PROTOCOL}`, {
      headers: { cookie, ...from(address) },
    });
    this.socket = socket;
    socket.on('error', () => this.count('no line'));
    socket.on('message', (data) => this.hear(String(data)));
    return new Promise((resolve) => {
      socket.on('open', () => {
        if (this.isDeaf) socket.pause();
        resolve();
      });
      socket.on('close', (code) => {
        if (code !== 1006) this.count(`closed ${code}`);
        this.closed = performance.now();
        resolve();
      });
    });
  }

  /** Reads nothing any more. */
  deafen(): void {
    this.isDeaf = true;
    this.socket?.pause();
  }

  send(text: string): void {
    const { socket } = this;
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    else if (
      socket === undefined ||
      (socket.readyState === WebSocket.CLOSED && performance.now() - this.closed > AGAIN)
    )
      void this.open();
  }

  ping(bytes: Buffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.ping(bytes);
    else this.send('');
  }

  tell(doing: Doing, body: object): void {
    this.send(JSON.stringify({ id: `t${this.nonce}${this.asked++}`, do: doing, ...body }));
  }

  /** The answer, or nothing if there is none in time. */
  ask<T>(doing: Doing, body: object): Promise<T | undefined> {
    const id = `a${this.nonce}${this.asked++}`;
    return new Promise((resolve) => {
      const silence = setTimeout(() => resolve(undefined), PATIENCE);
      this.answers.set(id, (message) => {
        clearTimeout(silence);
        this.answers.delete(id);
        resolve('ok' in message ? (message.ok as T) : undefined);
      });
      this.send(JSON.stringify({ id, do: doing, ...body }));
    });
  }

  end(): void {
    this.socket?.removeAllListeners();
    this.socket?.on('error', () => undefined);
    this.socket?.terminate();
  }

  private hear(text: string): void {
    // Lists and stories are long: only what is looked at is read.
    if (text.startsWith('{"push"')) {
      if (this.onFrame !== undefined && text.startsWith('{"push":"frame"')) this.onFrame(JSON.parse(text).frame);
      return;
    }
    const refused = /"refused":"([a-z-]+)"/.exec(text.slice(0, 200))?.[1];
    this.count(refused ?? 'ok');
    const id = /^{"re":"([^"]*)"/.exec(text)?.[1] ?? '';
    const answer = this.answers.get(id);
    if (answer !== undefined) answer(JSON.parse(text) as Message);
  }
}

export interface Member {
  readonly name: string;
  readonly address: string;
  readonly cookie: string;
  readonly wires: Wire[];
}

/** People who mean no good, with their windows. */
export class Crew {
  readonly port: number;
  readonly members: Member[] = [];
  readonly addresses: readonly string[];
  private readonly count: Count;
  private turn = 0;

  /** Each gathering comes from addresses of its own, `place` being part of them. */
  static async gathered(port: number, scale: Scale, place: number, count: Count): Promise<Crew> {
    const { addresses, people } = SCALES[scale];
    const crew = new Crew(
      port,
      Array.from({ length: addresses }, (_, n) => `10.${place >> 8}.${place & 255}.${n + 1}`),
      count,
    );
    const names = Array.from({ length: people }, (_, n) => `Mallory ${n}`);
    // Some at once, as they would come: all of them are more than this process can keep waiting.
    await eachOf(
      crew.addresses.flatMap((address) => names.map((name) => ({ name, address }))),
      async ({ name, address }) => {
        const member = await crew.join(name, address);
        await Promise.all(member?.wires.map((wire) => wire.open()) ?? []);
      },
    );
    return crew;
  }

  private constructor(port: number, addresses: readonly string[], count: Count) {
    this.port = port;
    this.addresses = addresses;
    this.count = count;
  }

  /** Somebody new, or nobody if they are not let in; whoever is told to come back does, some times. */
  async join(name: string, address: string, tries: number = TRIES): Promise<Member | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/me`, {
      method: 'POST',
      headers: { ...from(address), 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => undefined);
    if (answer?.status === 503 && tries > 1) {
      await pause(1000);
      return this.join(name, address, tries - 1);
    }
    if (answer?.ok !== true) {
      this.count(`newcomer ${answer?.status ?? 'not answered'}`);
      return undefined;
    }
    const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]!);
    const wires: Wire[] = [];
    const member: Member = { name, address, cookie: cookie.join('; '), wires };
    for (let n = 0; n < WINDOWS; n++) wires.push(new Wire(this.port, member, this.count));
    this.members.push(member);
    return member;
  }

  get wires(): readonly Wire[] {
    return this.members.flatMap(({ wires }) => wires);
  }

  /** One window after the other, of one person after the other. */
  next(): Wire | undefined {
    const { members } = this;
    if (members.length === 0) return undefined;
    const n = this.turn++;
    return members[n % members.length]!.wires[Math.floor(n / members.length) % WINDOWS]!;
  }

  end(): void {
    for (const wire of this.wires) wire.end();
  }
}

/** So many do something at the same time. */
const AT_ONCE = 10;

/** Does this with all of them, some at once. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const go = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
}
