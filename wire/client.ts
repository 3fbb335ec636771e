import type { Answers, CommandOf, Doing, Message } from './messages.ts';

/** Where the connection stands. `outdated`: the other side speaks another version, and trying again does not help. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'outdated' | 'closed';

export type Push = Extract<Message, { readonly push: string }>;
export type Refusal = { readonly refused: string; readonly detail?: string; readonly after?: number };

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
} as const;

/** Waits before trying again, in milliseconds; the last one is kept to. */
const WAITS = [100, 250, 500, 1000, 1500] as const;
/** A line that says nothing for so long after being asked is dead, in milliseconds. */
const SILENCE = 10_000;
/** … or for so long when somebody is waiting for it: the lid was opened, the button pressed. */
const PROMPT_SILENCE = 1500;
const HEARTBEAT = 20_000;

interface Pending {
  readonly text: string;
  answer(message: unknown): void;
}

/** A link over lines that may break: it connects again by itself and repeats what was not answered. */
export class Client implements Link {
  state: LinkState = 'connecting';
  private readonly connect: Connect;
  private readonly nonce: string;
  private line: Line | undefined;
  private attempt = 0;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heard = true;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<(push: Push) => void>();
  private readonly stateListeners = new Set<(state: LinkState) => void>();

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
      this.pending.set(id, { text, answer: resolve as (message: unknown) => void });
      if (this.state === 'open') this.line?.send(text);
    });
  }

  on(listener: (push: Push) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onState(listener: (state: LinkState) => void): () => void {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  }

  /** Tries now what would be tried later: the network is back, or somebody pressed the button. */
  retry(): void {
    if (this.state === 'lost') this.open();
    else if (this.state === 'open') this.beat(PROMPT_SILENCE);
  }

  /** A new line at once, as somebody else: a new name, another device's code. */
  renew(): void {
    if (this.state === 'closed') return;
    this.attempt = 0;
    this.open();
  }

  close(): void {
    this.become('closed');
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.heart);
    this.line?.close();
    this.line = undefined;
  }

  private open(): void {
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.line?.close();
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

  private opened(): void {
    this.attempt = 0;
    this.heard = true;
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.become('open');
    for (const { text } of this.pending.values()) this.line?.send(text);
  }

  /** Asks for a sign of life, and gives the line up if there is none. */
  private beat(patience = SILENCE): void {
    const { line } = this;
    this.heard = false;
    line?.send(JSON.stringify({ id: `${this.nonce}-beat`, do: 'ping' }));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (this.line === line && !this.heard && this.state === 'open') this.lost();
    }, patience);
  }

  private lost(code?: number): void {
    clearInterval(this.heart);
    this.line?.close();
    this.line = undefined;
    this.become(code === CLOSING.otherProtocol ? 'outdated' : 'lost');
    if (this.state === 'outdated') return;
    const wait = WAITS[Math.min(this.attempt++, WAITS.length - 1)]!;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private message(text: string): void {
    this.heard = true;
    const message = JSON.parse(text) as Message;
    if ('push' in message) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const asked = this.pending.get(message.re);
    if (asked === undefined) return;
    this.pending.delete(message.re);
    asked.answer(
      'ok' in message
        ? message.ok
        : { refused: message.refused, ...(message.detail === undefined ? {} : { detail: message.detail }) },
    );
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

/** Lines to a worker, which never break. */
export const port =
  (to: MessagePort | Worker): Connect =>
  (events) => {
    to.onmessage = ({ data }: MessageEvent) => events.message(String(data));
    queueMicrotask(() => events.opened());
    return { send: (text) => to.postMessage(text), close: () => undefined };
  };
