import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Visit } from '#lobby/visit.ts';
import { quick } from '#table/chance.ts';
import type { Frame } from '#table/host.ts';
import { granted, isRefused } from '#table/refusal.ts';
import type { Push } from '#wire/client.ts';
import { Guest } from '#wire/guest.ts';
import { type Clock, type Look, PROTOCOL, type TableInfo } from '#wire/messages.ts';
import { Watch } from '#wire/watch.ts';
import { logger } from '../log.ts';
import { type Parts, type Running, serve } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { ServerArchive } from '../store/archive.ts';
import { openSqlite } from '../store/sqlite.ts';

/** A server with everything that tests need to live there; gone when the test is over. */
export interface House {
  readonly url: string;
  readonly running: Running;
  readonly archive: ServerArchive;
  readonly file: string;
  /** What was logged, line by line. */
  readonly log: string[];
  guest(name: string): Promise<Guest>;
}

const cleaning: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** To be done when the test is over. */
export const afterwards = (clean: () => Promise<void> | void): void => void cleaning.push(clean);

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'hideout-'));
  afterwards(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export async function house(
  settings: Partial<Settings> = {},
  file = join(folder(), 'hideout.db'),
  changed: (archive: ServerArchive) => ServerArchive = (archive) => archive,
  parts: Partial<Parts> = {},
): Promise<House> {
  const log: string[] = [];
  const archive = changed(await openSqlite(file));
  const usual = readSettings({ PORT: '0', HOST: '127.0.0.1', HIDEOUT_LIMITS: 'off' });
  const write = (line: string): void => void log.push(line);
  const running = await serve({ ...usual, botPause: 0, ...settings }, archive, logger('info', { write }), parts);
  let open = true;
  const close = running.close;
  const closeOnce = async (): Promise<void> => {
    if (open) await close();
    open = false;
  };
  afterwards(closeOnce);
  const url = `http://127.0.0.1:${running.port}`;
  return {
    url,
    running: { ...running, close: closeOnce },
    archive,
    file,
    log,
    async guest(name) {
      const guest = await Guest.arrive(url, name);
      afterwards(() => guest.link.close());
      return guest;
    },
  };
}

export const SALT = 'salt-salt-salt-salt';

export interface Terms {
  readonly game?: string;
  readonly options?: unknown;
  readonly seats?: number;
  readonly public?: boolean;
  readonly clock?: Clock;
  readonly discreet?: boolean;
}

/** A table where these people sit, in this order, with bots in the seats that are left. */
export async function seatedTable(guests: readonly Guest[], terms: Terms = {}): Promise<TableInfo> {
  const [owner] = guests;
  const { game = 'art-robbery', seats = Math.max(2, guests.length), ...rest } = terms;
  const { table } = granted(await owner!.link.ask('create', { game, seats, ...rest }));
  for (const [seat, { link, name }] of guests.entries()) granted(await link.ask('sit', { table, seat, name }));
  for (let seat = guests.length; seat < seats; seat++)
    granted(await owner!.link.ask('bot', { table, seat, strength: 'normal' }));
  return granted(await owner!.link.ask('look', { table })).info;
}

/** … and where the game has begun. */
export async function startedTable(guests: readonly Guest[], terms: Terms = {}): Promise<string> {
  const { table } = await seatedTable(guests, terms);
  granted(await guests[0]!.link.ask('start', { table }));
  return table;
}

export async function looked(guest: Guest, table: string, seat?: number, since = 0): Promise<Look> {
  return granted(await guest.link.ask('look', { table, since, ...(seat === undefined ? {} : { seat }) }));
}

/** Everything that a watch has shown, and waiting for what it will. */
export class Window {
  readonly watch: Watch;
  seen: Look | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(guest: Guest, table: string, seat?: number) {
    this.watch = new Watch(
      guest.link,
      { table, ...(seat === undefined ? {} : { seat }) },
      {
        change: (seen) => {
          this.seen = seen;
          for (const wake of [...this.waiting]) wake();
        },
        refused: ({ refused }) => {
          throw new Error(`refused: ${refused}`);
        },
      },
    );
  }

  get frame(): Frame | undefined {
    return this.seen?.frame;
  }

  async until<T>(found: (seen: Look) => T | undefined | false): Promise<T> {
    for (;;) {
      const answer = this.seen === undefined ? undefined : found(this.seen);
      if (answer !== undefined && answer !== false) return answer;
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }
}

/** Plays any legal moves from this seat until the game is over. */
export async function playOn(guest: Guest, window: Window, seat: number, seed = 'play'): Promise<void> {
  const chance = quick(`${seed} ${seat}`);
  for (;;) {
    const frame = await window.until(({ frame }) =>
      frame !== undefined && (frame.outcome !== undefined || frame.moves.length > 0) ? frame : undefined,
    );
    if (frame.outcome !== undefined) return;
    const { name } = frame.moves[chance.below(frame.moves.length)]!;
    const answer = await guest.link.ask('move', { table: frame.table, seat, at: frame.at, move: name });
    if (isRefused(answer) && answer.refused !== 'stale') throw new Error(`refused: ${answer.refused}`);
    await window.until((seen) => seen.frame!.at > frame.at);
  }
}

/** The next message of this kind that nobody asked for. */
export const pushed = (guest: Guest, fits: (push: Push) => boolean): Promise<Push> =>
  new Promise((resolve) => {
    const end = guest.link.on((push) => {
      if (!fits(push)) return;
      end();
      resolve(push);
    });
  });

/** Sends exactly this over a socket of its own, and gives the answer as it comes. */
export async function rawAsk(
  guest: Guest,
  command: { readonly id: string; readonly [key: string]: unknown },
): Promise<Record<string, unknown>> {
  const socket = await openSocket(guest.server, { cookie: guest.cookie });
  const answer = new Promise<Record<string, unknown>>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>;
      if (message.re === command.id) resolve(message);
    });
  });
  socket.send(JSON.stringify(command));
  return answer.finally(() => socket.close());
}

/** A bare socket, opened. */
export async function openSocket(
  server: string,
  headers: Readonly<Record<string, string>> = {},
  query = `?v=${PROTOCOL}`,
): Promise<WebSocket> {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket${query}`, { headers });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** Lets go of every table that nobody looks at, as if a while had passed. */
export async function forgetRooms(running: Running): Promise<void> {
  const { visits } = running.lobby as unknown as { readonly visits: ReadonlySet<Visit> };
  for (const visit of visits) for (const room of visit.looking) room.unlook(visit);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  await running.lobby.tick();
  vi.useRealTimers();
}

export { setTimeout as pause } from 'node:timers/promises';
export { granted };
