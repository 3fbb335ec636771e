import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** How long somebody whose line is cut has to hear why, in milliseconds. */
const LAST_WORD = 1000;
/** A client that falls this far behind is disconnected; it reconnects and catches up. */
const MOST_WAITING = 4 * 1024 * 1024;

/** A text that is whole and in one piece, as RFC 6455 has it. */
const WHOLE_TEXT = 0x81;
/** Up to so many bytes a frame says its size in one byte, and up to so many in two more. */
const SMALL = 125;
const MEDIUM = 0xff_ff;

let framedLast: { readonly text: string; readonly frame: Buffer } | undefined;

/** The frame that carries a text, made once for all who are told the same: they are told one after the other. */
function framed(text: string): Buffer {
  if (framedLast?.text !== text) framedLast = { text, frame: frameOf(text) };
  return framedLast.frame;
}

function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size <= SMALL ? 2 : size <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = WHOLE_TEXT;
  frame[1] = size <= SMALL ? size : size <= MEDIUM ? SMALL + 1 : SMALL + 2;
  if (head === 4) frame.writeUInt16BE(size, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  frame.write(text, head);
  return frame;
}

/**
 * A socket and what its bytes go through. What one turn of the event loop has to say to somebody leaves in one piece:
 * handing bytes to the system is the dearest part of telling. So `ws`, which has each text in two pieces and encodes it
 * anew for everybody, is passed by.
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
    this.stream.write(framed(text));
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
