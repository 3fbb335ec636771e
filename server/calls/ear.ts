import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#wire/push.ts';

/** Something that rang. */
export interface Heard {
  /** Which of the browsers. */
  readonly browser: string;
  readonly message: PushMessage;
  readonly when: number;
  readonly headers: IncomingHttpHeaders;
}

/** What one browser shares with whoever may call it. */
export interface Subscription {
  readonly address: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  /** What the push service answers for it; 201 is as it should be. */
  status: number;
}

/**
 * A push service and the browsers behind it, for tests and measurements: it takes what a server sends (RFC 8030), knows the
 * server by its key (RFC 8292), and reads the message as only the browser can (RFC 8291).
 */
export class Ear {
  readonly heard: Heard[] = [];
  /** What was wrong with what came. */
  readonly faults: string[] = [];
  private readonly server: Server;
  private readonly browsers = new Map<string, Browser>();
  private readonly waiting = new Set<() => void>();

  static async open(port = 0): Promise<Ear> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return new Ear(server);
  }

  private constructor(server: Server) {
    this.server = server;
    server.on('request', (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const status = this.take(decodeURIComponent(request.url!.slice(1)), request.headers, Buffer.concat(pieces));
        response.writeHead(status).end();
      });
    });
  }

  /** As a server's settings name it. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** One more browser. */
  subscribe(name: string): Subscription {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    this.browsers.set(name, { ecdh, auth, status: 201 });
    return {
      address: `http://${this.host}/${encodeURIComponent(name)}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  /** From now on this is answered for that browser. */
  answer(name: string, status: number): void {
    this.browsers.get(name)!.status = status;
  }

  /** Until something that was heard fits. */
  async until(fits: (heard: Heard) => boolean): Promise<Heard> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(name: string, headers: IncomingHttpHeaders, body: Buffer): number {
    const browser = this.browsers.get(name);
    if (browser === undefined) return 404;
    if (browser.status !== 201) return browser.status;
    try {
      checkSender(headers, `http://${this.host}`);
      const message = JSON.parse(decrypted(body, browser)) as PushMessage;
      this.heard.push({ browser: name, message, when: Date.now(), headers });
    } catch (error) {
      this.faults.push(`${name}: ${String(error)}`);
      return 400;
    }
    for (const wake of this.waiting) wake();
    this.waiting.clear();
    return 201;
  }
}

/** RFC 8291, with one record as RFC 8188 has it. */
function decrypted(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const length = body[20]!;
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
  const part = (name: string, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, size));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292: signed, for this push service, and not for ever. */
function checkSender({ authorization = '' }: IncomingHttpHeaders, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  const hours = (exp * 1000 - Date.now()) / 3_600_000;
  if (!isSigned || aud !== audience || hours <= 0 || hours > 24) throw new Error('not signed as it should be');
}

const coordinate = (point: Buffer, at: number): string => point.subarray(at, at + 32).toString('base64url');
