import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;
export type No = keyof typeof STATUS;

/** Whether a request wants to become a socket. Any other upgrade, such as `h2c`, is an offer that we do not take up. */
export const wantsSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** Where a request goes; undefined for an address that cannot be read. */
export const addressed = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.parse(url, 'http://localhost') ?? undefined;

/** Says no, and hangs up: whoever does not close their side must not keep ours open. */
export function turnAway(stream: Duplex, no: No, headers = ''): void {
  stream.end(`HTTP/1.1 ${no} ${STATUS[no]}\r\nConnection: close\r\nContent-Length: 0\r\n${headers}\r\n`, () =>
    stream.destroy(),
  );
}

/**
 * The address of whoever calls. Each proxy adds the one it was called from at the end, and whatever stands before may be
 * made up: so we count from the right, as many as there are proxies of ours.
 */
export function callerOf({ headers, socket }: IncomingMessage, hops: number): string {
  const direct = socket.remoteAddress ?? '';
  if (hops === 0) return direct;
  const chain = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim());
  return (chain.at(-hops) ?? chain[0]) || direct;
}
