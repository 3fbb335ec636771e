import { lookup as resolve } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOutside } from './outside.ts';

/** How long whoever is written to may take, with everything, in milliseconds. */
const PATIENCE = 5000;
/** Nobody is read for longer than this: what they say but for the number is of no interest. */
const MOST_READ = 64 * 1024;
/** Longer than any address that a push service gives. */
export const LONGEST_ADDRESS = 1024;

export interface Letter {
  readonly to: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** The number that was answered, or why there was none. */
export type Delivery = { readonly status: number; readonly after?: number } | { readonly failed: string };

/**
 * The one way out of this server for addresses that people have given it. A letter goes to an address out in the world, to the
 * very one that was looked at, and is not sent on from there. Neighbours are those inside whom the host has named.
 */
export class Door {
  private readonly neighbours: ReadonlySet<string>;

  constructor(neighbours: readonly string[]) {
    this.neighbours = new Set(neighbours);
  }

  /** Whether a letter could go there, as far as the address itself tells. */
  isOpenTo(address: string): boolean {
    const url = URL.parse(address);
    if (url === null || address.length > LONGEST_ADDRESS || url.username !== '' || url.password !== '') return false;
    if (this.neighbours.has(url.host)) return url.protocol === 'https:' || url.protocol === 'http:';
    if (url.protocol !== 'https:') return false;
    const name = bare(url.hostname);
    return isIP(name) === 0 ? name.includes('.') : isOutside(name);
  }

  async deliver(letter: Letter): Promise<Delivery> {
    if (!this.isOpenTo(letter.to)) return { failed: 'inside' };
    const url = new URL(letter.to);
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      const address = await Promise.race([this.addressOf(url), ended(signal)]);
      if (address === undefined) return { failed: 'inside' };
      return await delivered(url, letter, address, signal);
    } catch (error) {
      return { failed: signal.aborted ? 'too slow' : ((error as NodeJS.ErrnoException).code ?? 'unreachable') };
    }
  }

  /** Where to connect to; undefined if any of the addresses of that name is not out in the world. */
  private async addressOf({ hostname, host }: URL): Promise<string | undefined> {
    const name = bare(hostname);
    const found = isIP(name) === 0 ? await resolve(name, { all: true, verbatim: true }) : [{ address: name }];
    if (found.length === 0) return undefined;
    const isFit = this.neighbours.has(host) || found.every(({ address }) => isOutside(address));
    return isFit ? found[0]!.address : undefined;
  }
}

/** Resolving a name cannot be broken off, but need not be waited for. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** An address of IPv6 without its brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

function delivered(url: URL, { headers, body }: Letter, address: string, signal: AbortSignal): Promise<Delivery> {
  // Whatever the name means by now, the connection goes to the address that was looked at.
  const lookup: LookupFunction = (_name, options, found) =>
    options.all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address));
  const ask = url.protocol === 'https:' ? encrypted : plain;
  return new Promise((resolve, reject) => {
    const size = Buffer.byteLength(body);
    const request = ask(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': size }, lookup, signal, agent: false },
      (answer) => {
        let read = 0;
        const { statusCode: status = 0 } = answer;
        const after = Number(answer.headers['retry-after']);
        const done = (): void => resolve({ status, ...(after > 0 && { after: after * 1000 }) });
        answer.on('data', (piece: Buffer) => {
          read += piece.length;
          if (read > MOST_READ) request.destroy();
        });
        answer.on('close', done);
        answer.on('error', () => undefined);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
