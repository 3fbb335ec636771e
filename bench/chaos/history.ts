import { createHash } from 'node:crypto';
import type { Viewer } from '#table/game.ts';
import { canonical } from '#table/hash.ts';
import type { Frame } from '#table/host.ts';
import type { Connect, LineEvents } from '#wire/client.ts';
import type { Command, Look, Message } from '#wire/messages.ts';

/** Something that a client wanted, and what it was told. */
export interface Wish {
  readonly command: Command;
  /** When it was sent first, in milliseconds since 1970, by our clock, which never jumps. */
  readonly when: number;
  /** Over how many connections. */
  times: number;
  /** The highest entry of that table that the client knew when it last sent this. */
  floor: number;
  answer?: { readonly ok: unknown } | { readonly refused: string };
}

/** A frame that a client was shown. */
export interface Shown {
  /** Which of the client's connections it came over. */
  readonly connection: number;
  readonly table: string;
  readonly viewer: Viewer;
  readonly at: number;
  /** Of what the frame says of its entry; a frame that was asked for tells of none. */
  readonly told: string | undefined;
  readonly view: string;
  /** When it came, by our clock. */
  readonly when: number;
}

/** An answer to `look`. */
export interface Looked {
  readonly table: string;
  readonly viewer: Viewer;
  /** The client knew of so many entries when it asked. */
  readonly floor: number;
  readonly at: number;
  readonly view: string | undefined;
  readonly story: readonly { readonly at: number; readonly told: string }[];
  readonly when: number;
}

/** A few letters that stand for any data. */
export const digest = (value: unknown): string =>
  createHash('sha1').update(canonical(value)).digest('base64').slice(0, 12);

/** What a viewer is told of an entry. */
export const telling = (entry: { readonly seat: number; readonly to?: number }, events: readonly unknown[]): string =>
  digest([entry.seat, entry.to ?? null, events]);

/** Everything that went over the connections of one client, in order. */
export class History {
  readonly name: string;
  readonly wishes = new Map<string, Wish>();
  readonly shown: Shown[] = [];
  readonly looked: Looked[] = [];
  private connection = 0;
  /** The highest entry of each table that this client knows of. */
  private readonly known = new Map<string, number>();

  constructor(name: string) {
    this.name = name;
  }

  /** Wishes that have not been answered. */
  get open(): number {
    return [...this.wishes.values()].filter(({ answer }) => answer === undefined).length;
  }

  /** The same connections, noted. */
  noting(connect: Connect): Connect {
    return (events) => {
      const connection = ++this.connection;
      const noted: LineEvents = {
        ...events,
        message: (text) => {
          this.hear(JSON.parse(text) as Message, connection);
          events.message(text);
        },
      };
      const line = connect(noted);
      return {
        send: (text) => {
          this.send(JSON.parse(text) as Command);
          line.send(text);
        },
        close: () => line.close(),
      };
    };
  }

  private send(command: Command): void {
    if (command.do === 'ping') return;
    const floor = 'table' in command ? (this.known.get(command.table) ?? 0) : 0;
    const wish = this.wishes.get(command.id);
    if (wish === undefined) this.wishes.set(command.id, { command, when: Date.now(), times: 1, floor });
    else {
      wish.times += 1;
      wish.floor = floor;
    }
  }

  private hear(message: Message, connection: number): void {
    if ('push' in message) {
      if (message.push === 'frame') this.frame(message.frame, connection);
      return;
    }
    const wish = this.wishes.get(message.re);
    if (wish === undefined || wish.answer !== undefined) return;
    wish.answer = 'ok' in message ? { ok: message.ok } : { refused: message.refused };
    if (!('ok' in message)) return;
    const { command } = wish;
    if (command.do === 'look')
      this.look(command.table, (command.seat ?? 'audience') as Viewer, wish, message.ok as Look);
    if (command.do === 'move' || command.do === 'undo') this.learn(command.table, (message.ok as { at: number }).at);
  }

  private frame({ table, viewer, at, view, entry, events }: Frame, connection: number): void {
    const told = entry === undefined ? undefined : telling(entry, events);
    this.shown.push({ connection, table, viewer, at, told, view: digest(view), when: Date.now() });
    this.learn(table, at);
  }

  private look(table: string, viewer: Viewer, wish: Wish, { frame, story }: Look): void {
    this.looked.push({
      table,
      viewer,
      floor: wish.floor,
      at: frame?.at ?? 0,
      view: frame === undefined ? undefined : digest(frame.view),
      story: story.map((told) => ({ at: told.at, told: telling(told, told.events) })),
      when: Date.now(),
    });
    // What it answered is kept above; the whole of it is too much to keep.
    wish.answer = { ok: {} };
    this.learn(table, frame?.at ?? 0);
  }

  private learn(table: string, at: number): void {
    this.known.set(table, Math.max(at, this.known.get(table) ?? 0));
  }
}
