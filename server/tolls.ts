import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Archive } from '#lobby/archive.ts';
import type { Opener } from '#lobby/world.ts';
import { type Refused, refused } from '#table/refusal.ts';
import { networkOf } from './address.ts';
import type { App } from './app.ts';
import { ERRAND, ERRANDS } from './costs.ts';
import { whoAsks } from './people.ts';
import type { Asker, Shares } from './shares.ts';
import type { Turns } from './turns.ts';

/** Says after how long it may be asked for again. */
export const sendLater = (reply: FastifyReply, no: Refused): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', Math.ceil((no.after ?? 0) / 1000))
    .send(no);

/** What is asked for over HTTP is paid for from the same shares as commands, and what reads much waits its turn with them. */
export class Tolls {
  private readonly archive: Archive;
  private readonly shares: Shares;
  private readonly readers: Turns;
  private readonly askers = new WeakMap<FastifyRequest, Asker>();

  constructor(archive: Archive, shares: Shares, readers: Turns) {
    this.archive = archive;
    this.shares = shares;
    this.readers = readers;
  }

  /** From here on whatever is asked for below `/api` is paid for before it is done; its answer afterwards. */
  guard(app: App): void {
    app.addHook('onRequest', async (request, reply) => {
      const url = request.routeOptions.url ?? '';
      if (!url.startsWith('/api/') || url.startsWith('/api/docs')) return;
      const network = networkOf(request.ip);
      const person = await whoAsks(this.archive, request);
      const asker = { who: person?.id ?? `somebody at ${network}`, network };
      this.askers.set(request, asker);
      const after = this.shares.takes(asker, ERRANDS[`${request.method} ${url}`] ?? ERRAND);
      if (after > 0) return sendLater(reply, { ...refused('too-fast'), after });
    });
    app.addHook('onSend', async (request, _reply, payload) => {
      const asker = this.askers.get(request);
      if (asker !== undefined && typeof payload === 'string') this.shares.answered(asker, payload.length);
    });
  }

  /** For whom a table is opened. */
  opener(request: FastifyRequest): Opener {
    const asker = this.askers.get(request)!;
    return { who: asker.who, pay: (entries) => this.shares.opens(asker, entries) };
  }

  /** Reads much when it is the turn of whoever asks, unless they have gone by then. */
  read<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T | Refused> {
    const { who } = this.askers.get(request)!;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return this.readers.run({ who, signal: gone.signal }, work);
  }
}
