import { connect } from 'node:net';
import type { Chance } from '#table/game.ts';
import { PROTOCOL } from '#wire/messages.ts';

/** Bytes on a line of their own, in pieces, and what becomes of the line after them. */
export interface Raw {
  readonly kind: RawKind;
  readonly pieces: readonly (string | Buffer)[];
  /** `reset` hangs up the moment they are out, `wait` hears what is said to them. */
  readonly ending: 'reset' | 'wait';
}

const any = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]!;

const noise = (chance: Chance, length: number): Buffer => Buffer.from(Array.from({ length }, () => chance.below(256)));

const HOST = 'Host: 127.0.0.1';
const CLOSE = 'Connection: close';
const END = '\r\n\r\n';
const head = (line: string, ...headers: readonly string[]): string => [line, HOST, ...headers].join('\r\n') + END;

/** What an upgrade says; the key is the one of the RFC. */
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
] as const;
const SOCKET = `/socket?v=${PROTOCOL}`;
const upgrade = (address: string, ...headers: readonly string[]): string =>
  head(`GET ${address} HTTP/1.1`, ...UPGRADE, ...headers);

/** Addresses that programs have fallen over; all of them without a blank, which would end them. */
const ADDRESSES: readonly string[] = [
  '//',
  '///',
  '//[',
  'http://',
  'http://[',
  'http://:0x/',
  'https://user@:99999/socket',
  '%',
  '/%',
  '/%zz',
  '/%00',
  '*',
  '?',
  '#',
  '/socket/',
  '/socket%3fv=1',
  '//socket?v=1',
  '/socket?v=%',
  '/socket?v=1&v=2',
  '/SOCKET?v=1',
  '/\\socket',
  '/ws',
  '/../socket',
  `/${'a'.repeat(8000)}`,
  `/socket?v=${'1'.repeat(8000)}`,
  `/${'a'.repeat(40_000)}`,
];

/** Whole requests whose line or headers are wrong. */
const WRONG: readonly string[] = [
  END,
  '\u0000\u0000\u0000',
  `GET${END}`,
  `GET /${END}`,
  head('GET / HTTP/9.9'),
  head('GET / HTTP/1.1 more'),
  head('get / http/1.1'),
  head('GET  HTTP/1.1'),
  `GET / HTTP/1.1${END}`,
  head('POST /api/me HTTP/1.1', 'Content-Length: -1'),
  head('POST /api/me HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'),
  head('POST /api/me HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
  `${head('POST /api/me HTTP/1.1', 'Transfer-Encoding: chunked')}zz\r\nabc\r\n`,
  `${head('POST /api/me HTTP/1.1', 'Transfer-Encoding: chunked')}ffffffffffffffff\r\n`,
  head('GET / HTTP/1.1', 'Host: other'),
  head('GET / HTTP/1.1', 'X: \u0000'),
  head('GET / HTTP/1.1', ': empty'),
  head('GET / HTTP/1.1', ' folded: x'),
  head('GET / HTTP/1.1', `Cookie: hideout=${'x'.repeat(20_000)}`),
  head('GET / HTTP/1.1', ...Array.from({ length: 3000 }, (_, n) => `X-${n}: 1`)),
  head('GET / HTTP/1.1', `X-Forwarded-For: ${'1.2.3.4, '.repeat(500)}`),
  head('GET / HTTP/1.1', 'Expect: 100-continue'),
  head('POST /api/me HTTP/1.1', 'Expect: something', 'Content-Length: 2'),
];

/** Other ways to ask, and other things to become. */
const OTHERWISE: readonly string[] = [
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  head('GET / HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  head(`GET ${SOCKET} HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: h2c'),
  head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: TLS/1.0'),
  head('OPTIONS * HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'),
  head('CONNECT example.org:443 HTTP/1.1'),
  head('CONNECT / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'),
  head('TRACE / HTTP/1.1'),
  head('PROPFIND / HTTP/1.1'),
  head('HEAD /health/live HTTP/1.1'),
  head('DELETE / HTTP/1.1'),
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  // Upgrades that lack something.
  head(`GET ${SOCKET} HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: websocket'),
  head(`GET ${SOCKET} HTTP/1.1`, ...UPGRADE.slice(0, 3)),
  head(`GET ${SOCKET} HTTP/1.1`, ...UPGRADE.slice(0, 2), 'Sec-WebSocket-Version: 99', UPGRADE[3]),
  head(`GET ${SOCKET} HTTP/1.1`, ...UPGRADE.slice(0, 3), 'Sec-WebSocket-Key: x'),
  head(`POST ${SOCKET} HTTP/1.1`, ...UPGRADE, 'Content-Length: 0'),
  upgrade(SOCKET, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99'),
  upgrade(SOCKET, 'Sec-WebSocket-Extensions: ,;=', 'Sec-WebSocket-Protocol: ,'),
  upgrade('/socket'),
  upgrade('/socket?v=0'),
];

/** Refused before it becomes a socket: an address that is none, and a page from elsewhere. */
const refusedUpgrade = (chance: Chance): string =>
  any(chance, [
    upgrade('/ws'),
    upgrade('/'),
    upgrade(SOCKET, 'Origin: https://evil.example'),
    upgrade(SOCKET, 'Origin: null'),
  ]);

/** A frame of a WebSocket, of which anything may be wrong. */
function frame(
  chance: Chance,
  { first, payload, masked = true, says = payload.length }: Frame & { readonly first: number },
): Buffer {
  const size = says < 126 ? [says] : [126, (says >> 8) & 255, says & 255];
  const mask = noise(chance, 4);
  const [length, ...more] = size as [number, ...number[]];
  const start = Buffer.from([first, length | (masked ? 128 : 0), ...more]);
  const body = masked ? Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4]!)) : payload;
  return Buffer.concat(masked ? [start, mask, body] : [start, body]);
}
interface Frame {
  readonly payload: Buffer;
  readonly masked?: boolean;
  /** The length that it claims. */
  readonly says?: number;
}

const PING = Buffer.from('{"id":"a","do":"ping"}');
const FIN = 128;

/** Frames that lie, each by its first byte and what else is odd about it. */
const LIES: readonly (readonly [first: number, Partial<Frame>])[] = [
  [FIN | 3, {}],
  [FIN | 15, {}],
  [FIN | 1, { masked: false }],
  [FIN | 1, { says: 65_535 }],
  [FIN | 1, { says: 3 }],
  [FIN | 64 | 1, {}],
  [FIN | 112 | 1, {}],
  [9, {}],
  [8, { payload: Buffer.from([3, 232]) }],
  [FIN | 8, { payload: Buffer.from([0]) }],
  [FIN | 8, { payload: Buffer.from([255, 255]) }],
  [FIN | 9, { payload: Buffer.alloc(200) }],
  [FIN, {}],
  [1, {}],
  [FIN | 1, { payload: Buffer.from([255, 254, 0xc3, 0x28]) }],
  [FIN | 2, { payload: Buffer.alloc(20_000) }],
  [FIN | 10, {}],
];

const RAWS = {
  line: (chance) => ({ pieces: [any(chance, WRONG)], ending: 'wait' }),
  address: (chance) => ({
    pieces: [
      chance.below(2) === 0 ? upgrade(any(chance, ADDRESSES)) : head(`GET ${any(chance, ADDRESSES)} HTTP/1.1`, CLOSE),
    ],
    ending: any(chance, ['wait', 'reset']),
  }),
  otherwise: (chance) => ({ pieces: [any(chance, OTHERWISE)], ending: any(chance, ['wait', 'reset']) }),
  /** Hangs up in some phase of a request. */
  half: (chance) => {
    const whole = any(chance, [
      upgrade(SOCKET),
      head('GET / HTTP/1.1'),
      `${head('POST /api/me HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 5000')}{"name":"`,
    ]);
    return { pieces: [whole.slice(0, chance.below(whole.length + 1))], ending: 'reset' };
  },
  refused: (chance) => ({ pieces: [refusedUpgrade(chance)], ending: any(chance, ['reset', 'wait']) }),
  pipelined: (chance) => ({
    pieces: [
      head('GET /health/live HTTP/1.1').repeat(1 + chance.below(20)),
      any(chance, [...WRONG, ...OTHERWISE, noise(chance, 300).toString('latin1')]),
    ],
    ending: any(chance, ['wait', 'reset']),
  }),
  noise: (chance) => ({ pieces: [noise(chance, 1 + chance.below(2000))], ending: any(chance, ['wait', 'reset']) }),
  /** A socket that opens as it should, and then frames that are none. */
  frames: (chance) => ({
    pieces: [
      upgrade(SOCKET),
      ...Array.from({ length: 1 + chance.below(3) }, () => {
        const [first, odd] = any(chance, LIES);
        return frame(chance, { first, payload: PING, ...odd });
      }),
    ],
    ending: any(chance, ['wait', 'reset']),
  }),
} satisfies Record<string, (chance: Chance) => Omit<Raw, 'kind'>>;

export type RawKind = keyof typeof RAWS;
const RAW_KINDS = Object.keys(RAWS) as readonly RawKind[];

/** Something that no browser would send, of this kind or any. */
export function raw(chance: Chance, kind: RawKind = any(chance, RAW_KINDS)): Raw {
  return { kind, ...(RAWS[kind](chance) as Omit<Raw, 'kind'>) };
}

/** A line that hears nothing for so long after its bytes is given up: half of them wait for ever, rightly. */
const SILENCE = 60;

/** Sends it, and answers the status that came back, or how the line ended. */
export function send(port: number, { pieces, ending }: Raw): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let status = '';
  let silence: ReturnType<typeof setTimeout> | undefined;
  return new Promise((resolve) => {
    const end = (how: string): void => {
      clearTimeout(silence);
      socket.destroy();
      resolve(status || how);
    };
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece, typeof piece === 'string' ? 'latin1' : undefined);
      if (ending === 'wait') silence = setTimeout(() => end('silent'), SILENCE);
      else
        socket.write('', () => {
          socket.resetAndDestroy();
          end('reset');
        });
    });
    socket.on('data', (data) => {
      status ||= /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1', 0, 20))?.[1] ?? 'bytes';
      // A socket that has opened is heard until it is closed.
      if (status !== '101') end(status);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'error'));
    socket.on('close', () => end('closed'));
  });
}
