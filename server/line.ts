import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** How long somebody whose line is cut has to hear why, in milliseconds. */
const LAST_WORD = 1000;
/** A client that falls this far behind is disconnected; it reconnects and catches up. */
const MOST_WAITING = 4 * 1024 * 1024;

/**
 * A socket and what its bytes go through. What one turn of the event loop has to say to somebody leaves in one piece:
 * handing bytes to the system is the dearest part of telling.
 */
export class Line {
  readonly socket: WebSocket;
  private readonly stream: Duplex;
  private held = false;
  /** Nothing more is read from here. */
  isCut = false;

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      socket.terminate();
      return;
    }
    this.hold();
    socket.send(text);
  }

  /** Hears of everything that comes, in whatever pieces and whatever it is part of. */
  onBytes(listener: (bytes: number) => void): void {
    this.stream.on('data', (data: Buffer) => listener(data.length));
  }

  /** Says why, and reads nothing more: a goodbye that waits for an answer would go on reading the flood. */
  cut(code: number, reason: string): void {
    if (this.isCut) return;
    this.isCut = true;
    this.socket.close(code, reason);
    this.socket.pause();
    this.stream.pause();
    setTimeout(() => this.socket.terminate(), LAST_WORD).unref();
  }

  private hold(): void {
    if (this.held) return;
    this.held = true;
    this.stream.cork();
    setImmediate(() => {
      this.held = false;
      this.stream.uncork();
    });
  }
}
