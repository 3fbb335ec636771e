import type { Answers, CommandOf, Doing, Message } from './messages.ts';

/** Where the connection stands. `outdated`: the other side speaks another version, and trying again does not help. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'outdated' | 'closed';

export type Push = Extract<Message, { readonly push: string }>;
export type Refusal = { readonly refused: string; readonly detail?: string; readonly after?: number };

/**
 * Why nothing is answered just now: the line broke, or whoever is there has sent us away or asks for a moment. `sending`:
 * nobody has said anything yet.
 */
export type Why = 'lost' | 'too-many' | 'too-fast' | 'busy' | 'sending';

/** Something is tried again by itself, then, by this device's clock. */
export interface Wait {
  readonly why: Why;
  readonly until: number;
}

/** How clients talk to whoever hosts tables: a server, or a worker of the same page. */
export interface Link {
  readonly state: LinkState;
  /** Asks until there is an answer, over as many connections as it takes; the other side does it once. */
  ask<D extends Doing>(doing: D, body: Omit<CommandOf<D>, 'id' | 'do'>): Promise<Answers[D] | Refusal>;
  /** What nobody asked for. The answer ends it. */
  on(listener: (push: Push) => void): () => void;
  onState(listener: (state: LinkState) => void): () => void;
}

/** One connection: text goes out, and what happens comes back. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  message(text: string): void;
  /** The code of the socket's closing, if it said one. */
  closed(code?: number): void;
}

export type Connect = (events: LineEvents) => Line;

/** Why the server ends a connection. */
export const CLOSING = {
  /** The server goes away for a moment: come back. */
  restart: 4000,
  otherProtocol: 4001,
  tooMany: 4002,
  tooFast: 4003,
  /** This person is not known any more. */
  forgotten: 4004,
  /** The server has too much to do for one more. */
  busy: 4005,
} as const;

/** Codes by which we are sent away: nothing is wrong with the line, so coming back at once only makes it worse. */
const SENT_AWAY: Readonly<Record<number, Why>> = {
  [CLOSING.tooMany]: 'too-many',
  [CLOSING.tooFast]: 'too-fast',
  [CLOSING.busy]: 'busy',
};

/** Waits before trying again, in milliseconds, longer each time until something is answered; the last one is kept to. */
const AFTER_LOSS = [100, 250, 500, 1000, 1500, 1500, 1500, 3000, 5000] as const;
const AFTER_SENT_AWAY = [4000, 8000, 16_000, 32_000, 48_000] as const;

/** Refusals that say when to come back. A command is repeated so often, and not after longer than this, in milliseconds. */
const COME_BACK: readonly string[] = ['busy', 'too-fast'];
const MOST_REPEATS = 5;
const LONGEST_PATIENCE = 20_000;

/** A line that says nothing for so long after being asked is dead, in milliseconds. */
const SILENCE = 10_000;
/** … or for so long when somebody is waiting for it: the lid was opened, the button pressed. */
const PROMPT_SILENCE = 1500;
/** … or for so long when the device itself says that its network is gone: nobody should play on for a second. */
const DOUBT = 500;
/** What was asked and is not answered after so long is still being sent, and the line in doubt; in milliseconds. */
const LATE = 800;
/** What takes its time on the best of lines. */
const LENGTHY: ReadonlySet<Doing> = new Set<Doing>(['look', 'lobby', 'past', 'hint', 'record', 'branch']);
const HEARTBEAT = 20_000;

interface Pending {
  readonly text: string;
  repeats: number;
  /** Set while it is not to be sent: when it may be, and what sends it then. */
  later: { readonly until: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  /** It is answered soon on a good line. */
  readonly isPrompt: boolean;
  /** Says when an answer could have been there; and since when that is. */
  soon: ReturnType<typeof setTimeout> | undefined;
  lateSince: number | undefined;
  answer(message: unknown): void;
}

/** A link over lines that may break: it connects again by itself and repeats what was not answered. */
export class Client implements Link {
  state: LinkState = 'connecting';
  private readonly connect: Connect;
  private readonly nonce: string;
  private line: Line | undefined;
  /** The line is open; the other side need not have said anything yet. */
  private up = false;
  /** Set from the end of a line until the next one is answered. */
  private away: Wait | undefined;
  private attempt = 0;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heard = true;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<(push: Push) => void>();
  private readonly stateListeners = new Set<(state: LinkState) => void>();
  private readonly waitListeners = new Set<() => void>();

  constructor(connect: Connect) {
    this.connect = connect;
    this.nonce = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
      byte.toString(36).padStart(2, '0'),
    ).join('');
    this.open();
  }

  ask<D extends Doing>(doing: D, body: Omit<CommandOf<D>, 'id' | 'do'>): Promise<Answers[D] | Refusal> {
    const id = `${this.nonce}-${this.count++}`;
    const text = JSON.stringify({ id, do: doing, ...body });
    return new Promise((resolve) => {
      const answer = resolve as (message: unknown) => void;
      const isPrompt = !LENGTHY.has(doing);
      const asked = { text, repeats: 0, later: undefined, isPrompt, soon: undefined, lateSince: undefined, answer };
      this.pending.set(id, asked);
      if (this.up) this.line?.send(text);
      this.expect(asked);
    });
  }

  /** How many have asked for something and wait for the answer. */
  get asking(): number {
    return this.pending.size;
  }

  /** Says so if there is no answer soon, and has the line prove that it is alive. */
  private expect(asked: Pending): void {
    if (!asked.isPrompt) return;
    asked.soon = setTimeout(() => {
      asked.lateSince = Date.now();
      this.tellWait();
      if (this.state === 'open' && this.heard) this.beat();
    }, LATE);
  }

  on(listener: (push: Push) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onState(listener: (state: LinkState) => void): () => void {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  }

  /** What is waited for: the next line, or the moment that somebody with much to do has asked for. */
  get wait(): Wait | undefined {
    if (this.away !== undefined) return this.away;
    const until = [...this.pending.values()].flatMap(({ later }) => later?.until ?? []);
    if (until.length > 0) return { why: 'busy', until: Math.min(...until) };
    const late = [...this.pending.values()].flatMap(({ lateSince }) => lateSince ?? []);
    return late.length === 0 ? undefined : { why: 'sending', until: Math.min(...late) };
  }

  onWait(listener: () => void): () => void {
    this.waitListeners.add(listener);
    return () => this.waitListeners.delete(listener);
  }

  /** The network says that it is gone: the line has to prove that it is not. */
  doubt(): void {
    if (this.state === 'open') this.beat(DOUBT);
  }

  /** Tries now what would be tried later: the network is back, or somebody pressed the button. */
  retry(): void {
    if (this.state === 'lost') this.open();
    else if (this.state === 'open') this.beat(PROMPT_SILENCE);
  }

  /** A new line at once, as somebody else: a new name, another device's code. */
  renew(): void {
    if (this.state === 'closed') return;
    this.away = undefined;
    this.open();
    this.tellWait();
  }

  close(): void {
    this.become('closed');
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.heart);
    for (const { later, soon } of this.pending.values()) {
      clearTimeout(later?.timer);
      clearTimeout(soon);
    }
    this.hangUp();
  }

  private hangUp(): void {
    this.line?.close();
    this.line = undefined;
    this.up = false;
  }

  private open(): void {
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.hangUp();
    this.become('connecting');
    const mine = (work: () => void) => () => {
      if (this.line === line) work();
    };
    const line: Line = this.connect({
      opened: () => mine(() => this.opened())(),
      message: (text) => mine(() => this.message(text))(),
      closed: (code) => mine(() => this.lost(code))(),
    });
    this.line = line;
  }

  /** Whoever has sent us away may do so again right after opening: then only an answer says that the line is open. */
  private opened(): void {
    this.up = true;
    this.heard = true;
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    if (this.away === undefined) this.become('open');
    else this.beat();
    for (const { text, later } of this.pending.values()) if (later === undefined) this.line?.send(text);
  }

  /** Asks for a sign of life, and gives the line up if there is none. */
  private beat(patience = SILENCE): void {
    const { line } = this;
    this.heard = false;
    line?.send(JSON.stringify({ id: `${this.nonce}-beat`, do: 'ping' }));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (this.line === line && !this.heard && this.up) this.lost();
    }, patience);
  }

  private lost(code?: number): void {
    clearInterval(this.heart);
    this.hangUp();
    if (code === CLOSING.otherProtocol) {
      this.become('outdated');
      return;
    }
    const why = SENT_AWAY[code ?? 0] ?? 'lost';
    const waits = why === 'lost' ? AFTER_LOSS : AFTER_SENT_AWAY;
    this.attempt = why === this.away?.why ? this.attempt + 1 : 0;
    const wait = waits[Math.min(this.attempt, waits.length - 1)]! * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
    this.away = { why, until: Date.now() + wait };
    this.become('lost');
    this.tellWait();
  }

  private message(text: string): void {
    this.heard = true;
    if (this.away !== undefined) {
      this.away = undefined;
      this.tellWait();
    }
    this.become('open');
    const message = JSON.parse(text) as Message;
    if ('push' in message) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const asked = this.pending.get(message.re);
    if (asked === undefined) return;
    if ('refused' in message && this.isPutOff(asked, message)) return;
    this.pending.delete(message.re);
    clearTimeout(asked.soon);
    if (asked.lateSince !== undefined) this.tellWait();
    const { re: _, ...answer } = message;
    asked.answer('ok' in answer ? answer.ok : answer);
  }

  /** Whether a command that came at a bad moment is repeated later: not for ever, for somebody may wait for it. */
  private isPutOff(asked: Pending, { refused, after }: Refusal): boolean {
    if (!COME_BACK.includes(refused) || after === undefined) return false;
    if (after > LONGEST_PATIENCE || asked.repeats === MOST_REPEATS) return false;
    asked.repeats += 1;
    clearTimeout(asked.soon);
    asked.lateSince = undefined;
    const wait = after * (1 + Math.random() / 4);
    const timer = setTimeout(() => {
      asked.later = undefined;
      if (this.up) this.line?.send(asked.text);
      this.expect(asked);
      this.tellWait();
    }, wait);
    asked.later = { until: Date.now() + wait, timer };
    this.tellWait();
    return true;
  }

  private tellWait(): void {
    for (const listener of this.waitListeners) listener();
  }

  private become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    for (const listener of this.stateListeners) listener(state);
  }
}

/** Lines to a server. Outside a browser the socket is one that can be given headers. */
export const sockets =
  (open: () => WebSocket): Connect =>
  (events) => {
    const socket = open();
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.message(String(data)));
    // What went wrong is also a closing; but outside browsers an error that nobody hears ends the program.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code }) => events.closed(code));
    return {
      send: (text) => {
        if (socket.readyState === socket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
