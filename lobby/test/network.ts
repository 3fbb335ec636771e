import { Client, type Connect, type LineEvents } from '#wire/client.ts';
import type { Command } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import type { Lobby } from '../lobby.ts';
import type { Visit } from '../visit.ts';

/** A message on its way. */
type Hop = () => void;

/** A connection over which nothing moves by itself: what is sent waits until it is delivered, doubled or lost. */
class Wire {
  readonly toLobby: string[] = [];
  readonly toClient: string[] = [];
  readonly visit: Visit;
  private readonly events: LineEvents;
  open = true;

  constructor(lobby: Lobby, person: Person, events: LineEvents) {
    this.events = events;
    this.visit = lobby.visit(person, (text) => {
      if (this.open) this.toClient.push(text);
    });
  }

  async deliverUp(text: string): Promise<void> {
    const answer = await this.visit.handle(JSON.parse(text) as Command);
    if (this.open) this.toClient.push(JSON.stringify(answer));
  }

  deliverDown(text: string): void {
    if (this.open) this.events.message(text);
  }

  /** The line breaks; whatever was on its way is lost. The client may only notice later. */
  cut(noticed: boolean): void {
    if (!this.open) return;
    this.open = false;
    this.toLobby.length = 0;
    this.toClient.length = 0;
    this.visit.close();
    if (noticed) this.events.closed();
  }
}

/** A client and its line, as bad as the test wants it. */
export class Device {
  readonly client: Client;
  private wire: Wire | undefined;

  /** Each time it connects it may be to another process. */
  constructor(lobby: () => Lobby, person: Person) {
    const connect: Connect = (events) => {
      const wire = new Wire(lobby(), person, events);
      this.wire = wire;
      queueMicrotask(() => {
        if (wire.open) events.opened();
      });
      return {
        send: (text) => {
          if (wire.open) wire.toLobby.push(text);
        },
        close: () => wire.cut(false),
      };
    };
    this.client = new Client(connect);
  }

  /** Lets the next message through in each direction, once or twice. */
  deliver(times: 1 | 2): void {
    const { wire } = this;
    const up = wire?.toLobby.shift();
    const down = wire?.toClient.shift();
    const hops: Hop[] = [];
    for (let n = 0; n < times; n++) {
      if (up !== undefined) hops.push(() => void wire!.deliverUp(up));
      if (down !== undefined) hops.push(() => wire!.deliverDown(down));
    }
    for (const hop of hops) hop();
  }

  cut(): void {
    this.wire?.cut(true);
  }

  get isQuiet(): boolean {
    return (this.wire?.toLobby.length ?? 0) === 0 && (this.wire?.toClient.length ?? 0) === 0;
  }
}
